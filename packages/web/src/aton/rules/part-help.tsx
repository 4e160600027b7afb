import type { Key } from '@benben/words'
import type { ReactElement } from 'react'
import type { CloseLook } from '../../ui/close-look.ts'
import { RuleLink } from '../../ui/help.tsx'
import { PartCard } from '../../ui/part-card.tsx'
import type { TableModel } from '../model.ts'
import { RULE_OF_PART } from './parts.ts'

interface PartHelpProps {
  readonly model: TableModel
  readonly look: CloseLook
  readonly onKeep: (inside: boolean) => void
}

/** What a part of the table says. */
export function PartHelp({ model: { words, view, near }, look, onKeep }: PartHelpProps): ReactElement {
  const name = Object.hasOwn(RULE_OF_PART, look.id) ? look.id : 'mine'
  const card = /^cartouche-(\d)$/.exec(name)
  const lies = card === null ? undefined : view.seats[near]?.cartouches?.[Number(card[1]) - 1]
  return (
    <PartCard
      {...{ look, onKeep }}
      title={words.say(`aton.part.${name}.title` as Key)}
      what={words.say(`aton.part.${name}.what` as Key)}
      rows={
        lies === undefined
          ? []
          : [[words.say('aton.part.label.now'), words.say('aton.web.card', { value: lies })] as const]
      }
    >
      <RuleLink game="aton" to={RULE_OF_PART[name]!}>
        {words.say('web.rule')}
      </RuleLink>
    </PartCard>
  )
}
