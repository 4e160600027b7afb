import { fault as sayFault } from '@benben/words'
import type { ReactElement } from 'react'
import { optionKey, type Options } from '../app/game-form.ts'
import { useWords } from '../app/words.ts'
import { RuleLink } from '../ui/help.tsx'
import { optionAddress } from '../ui/rule-address.ts'
import { PlanProblem } from './create-seats.tsx'
import { fixesWithout, type LoadedGame, type OptionsCheck } from './use-form.ts'

interface RefusedProps {
  readonly loaded: LoadedGame
  readonly check: OptionsCheck
  readonly chosen: Options
  readonly seats: number
  readonly onSeats: (seats: number) => void
  readonly onOptions: (chosen: Options) => void
}

/** Why the game refuses these options with this number of seats, and the alternatives. */
export function Refused({
  loaded: { id, form, game },
  check: { fault, seats: better },
  chosen,
  seats,
  onSeats,
  onOptions,
}: RefusedProps): ReactElement | null {
  const words = useWords()
  if (fault === undefined) return null
  const called = (option: string): string => words.say(optionKey(id, option))
  const about = form.fields.find(({ name }) => fault.path === `options.${name}`)
  const problem =
    about === undefined
      ? sayFault(words, fault)
      : words.say('web.plan.refused', {
          option: called(about.name),
          problem: sayFault(words, { ...fault, path: '' }),
        })
  const bySeats = better.map(
    (many) => [words.say('web.plan.way.seats', { seats: many }), () => onSeats(many)] as const,
  )
  const byOptions = fixesWithout({ form, game }, chosen, seats).map(
    ([option, others]) =>
      [words.say('web.plan.way.without', { option: called(option) }), () => onOptions(others)] as const,
  )
  const rule = about === undefined ? undefined : <RuleLink game={id} to={optionAddress(about.name)} />
  return <PlanProblem problem={problem} rule={rule} ways={[...bySeats, ...byOptions]} />
}
