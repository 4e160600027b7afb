import type { ReactElement } from 'react'
import type { CloseLook } from '../../ui/close-look.ts'
import { RuleLink } from '../../ui/help.tsx'
import { PartCard } from '../../ui/part-card.tsx'
import type { TableModel } from '../model.ts'
import { helpFor } from './parts.ts'

interface PartHelpProps {
  readonly model: TableModel
  readonly look: CloseLook
  readonly onKeep: (inside: boolean) => void
}

/** What a part of the table says. */
export function PartHelp({ model, look, onKeep }: PartHelpProps): ReactElement {
  const { title, what, rows, rule } = helpFor(model, look.id)
  return (
    <PartCard {...{ look, onKeep, title, what, rows }}>
      <RuleLink game="aton" to={rule}>
        {model.words.say('web.rule')}
      </RuleLink>
    </PartCard>
  )
}
