import { Fragment, type ReactElement } from 'react'
import { Link } from 'wouter'
import type { CloseLook } from '../../ui/close-look.ts'
import { RuleLink } from '../../ui/help.tsx'
import { PartCard } from '../../ui/part-card.tsx'
import { refusalAddress } from '../../ui/rule-address.ts'
import { Glyph } from '../icons/glyph.tsx'
import { whyNot, type TableModel } from '../model.ts'
import type { Spots } from '../pointing/spots.ts'
import { helpFor } from './parts.ts'

interface PartHelpProps {
  readonly model: TableModel
  readonly spots: Spots
  readonly look: CloseLook
  readonly onKeep: (inside: boolean) => void
}

/** What a part of the table says, and why nothing can be done there now. */
export function PartHelp({ model, spots, look, onKeep }: PartHelpProps): ReactElement {
  const { words } = model
  const { glyph, title, what, rows, rule, card, changedBy = [], unchecked } = helpFor(model, look.id)
  const refused = spots.at(look.id).chains.length === 0 ? spots.at(look.id).refusal : undefined
  return (
    <PartCard
      {...{ look, onKeep, title, what }}
      sign={glyph === undefined ? null : <Glyph name={glyph} size={24} />}
      rows={rows.map(([label, text]) => [words.say(`tekhenu.part.label.${label}`), text] as const)}
      refused={refused === undefined ? undefined : whyNot(model, refused)}
      unchecked={unchecked === true ? words.say('tekhenu.part.unchecked') : undefined}
    >
      <RuleLink game="tekhenu" to={rule}>
        {words.say('web.rule')}
      </RuleLink>
      {card === undefined ? null : (
        <RuleLink game="tekhenu" to={`cards/${card}`}>
          {card}
        </RuleLink>
      )}
      {refused === undefined ? null : <RuleLink game="tekhenu" to={refusalAddress(refused)} />}
      {unchecked === true ? (
        <Link href="/editions/tekhenu" data-correct>
          {words.say('tekhenu.part.correct')}
        </Link>
      ) : null}
      {changedBy.length === 0 ? null : (
        <span data-changed-by>
          {words.say('tekhenu.part.changed-by')}{' '}
          {changedBy.map((id) => (
            <Fragment key={id}>
              <RuleLink game="tekhenu" to={`cards/${id}`}>
                {id}
              </RuleLink>{' '}
            </Fragment>
          ))}
        </span>
      )}
    </PartCard>
  )
}
