import { useRef, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { readFile } from './file.ts'

/** Opens a file with an edition; undefined where it holds the standard one. */
export function FileButton({
  label,
  onLoad,
  onProblem,
}: {
  readonly label: string
  readonly onLoad: (printed: unknown) => void
  readonly onProblem: (problem: string) => void
}): ReactElement {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const load = async (file: File): Promise<void> => {
    const read = await readFile(words, file)
    onProblem(read.ok ? '' : read.problem)
    if (read.ok) onLoad(read.printed)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Reset the input, so that the same file can be chosen again after a correction.
          if (file !== undefined) void load(file).finally(() => (currentTarget.value = ''))
        }}
      />
      <Button onClick={() => picker.current?.click()}>{label}</Button>
    </>
  )
}
