import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-as.ts'
import type { Shared } from '../ui/share-chart.ts'

const NAME = 'benben.png'

/** Makes the picture of a game: handed to other apps where the browser can, else saved. */
export function ShareButton({ shared }: { readonly shared: Shared }): ReactElement {
  const words = useWords()
  const [problem, setProblem] = useState(false)
  const share = async (): Promise<void> => {
    const { sharePicture } = await import('../ui/share-picture.ts')
    const file = new File([await sharePicture(shared)], NAME, { type: 'image/png' })
    const data = { files: [file], title: shared.headline }
    if (typeof navigator.canShare === 'function' && navigator.canShare(data)) await navigator.share(data)
    else saveFile(NAME, file)
  }
  const failed = (error: unknown): void =>
    // Whoever closes the list of apps has changed their mind.
    setProblem(!(error instanceof DOMException && error.name === 'AbortError'))
  return (
    <>
      <Button icon="share" onClick={() => void share().then(() => setProblem(false), failed)}>
        {words.say('replay.end.share-picture')}
      </Button>
      {problem ? <p role="status">{words.say('replay.end.no-picture')}</p> : null}
    </>
  )
}
