import type { ReactElement } from 'react'
import type { PictureProps } from '../../rules/game-rules.ts'
import { Options } from '../../rules/options-picture.tsx'
import { form } from '../form.ts'

export const OptionsPicture = ({ words }: PictureProps): ReactElement => (
  <Options words={words} game="tekhenu" form={form} />
)
