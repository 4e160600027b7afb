import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from './button.tsx'

/** From the table of a game that is over back to its end. */
export const ToResult = ({ onResult }: { readonly onResult: () => void }): ReactElement => (
  <Button look="primary" icon="crown" onClick={onResult} data-to-result>
    {useWords().say('web.end.back')}
  </Button>
)
