import type { AtonEvent, AtonView } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { ReactElement } from 'react'
import type { DecisionSeen, Seen } from '../session/session.ts'
import { Hidden } from '../ui/hidden.tsx'
import { RuleLink } from '../ui/help.tsx'
import { usePromptSlot } from '../ui/prompt-slot.ts'
import { questionAddress } from '../ui/rule-address.ts'
import { colourOf } from './facts.ts'
import styles from './me.module.css'
import { nameOf, type TableModel } from './model.ts'
import { Priest } from './pieces.tsx'

interface PromptProps {
  readonly model: TableModel
  readonly seen: Seen<AtonView, AtonEvent>
  readonly decision: DecisionSeen | null
  /** What is being shown just now. */
  readonly event: AtonEvent | null
}

/** One line that says what is asked, and of whom; or what stands in its place. */
export const Prompt = (props: PromptProps): ReactElement => <>{usePromptSlot() ?? <Asking {...props} />}</>

function Asking({ model, seen, decision, event }: PromptProps): ReactElement {
  const [asked, more] = sentences(model, seen, decision, event)
  return (
    <div className={`${styles.prompt} ${decision?.owed === true ? styles.asked : ''}`} aria-live="polite">
      <h2 aria-atomic="true">
        <Mine model={model} seat={decision?.seat ?? model.near} />
        {asked}
        {decision === null ? null : (
          <Hidden> {model.words.say('web.moves', { many: decision.moves.length })}</Hidden>
        )}
      </h2>
      {more === undefined && decision === null ? null : (
        <p>
          {more}{' '}
          {decision === null ? null : (
            <RuleLink game="aton" to={questionAddress(decision.question.code)}>
              {model.words.say('web.rule')}
            </RuleLink>
          )}
        </p>
      )}
    </div>
  )
}

/** One's own piece: which colour and which shape one plays. */
const Mine = ({ model, seat }: { readonly model: TableModel; readonly seat: Seat }): ReactElement | null => {
  const colour = colourOf(model.view, seat)
  return model.seats[seat]?.kind === 'me' ? (
    <span className={styles.mine} title={model.words.say(`aton.web.shape.${colour}`)} data-mine={colour}>
      <Priest colour={colour} />
    </span>
  ) : null
}

function sentences(
  model: TableModel,
  seen: Seen<AtonView, AtonEvent>,
  decision: DecisionSeen | null,
  event: AtonEvent | null,
): readonly [asked: string, more?: string] {
  const { words, view } = model
  if (event !== null) {
    const who = 'seat' in event && event.seat !== null ? nameOf(model, event.seat) : ''
    return [words.say(`aton.web.showing.${showing(event)}`, { who })]
  }
  if (view.end !== null) return [words.say('aton.web.over')]
  if (decision === null) {
    const who = words.list(view.toAct.map((seat) => nameOf(model, seat)))
    return [words.say('aton.web.wait', { who, many: view.toAct.length })]
  }
  const { code, params } = decision.question
  const several = seen.seats.filter(({ kind }) => kind === 'me').length > 1
  const who = several ? nameOf(model, decision.seat) : ''
  const other = nameOf(model, 1 - decision.seat)
  const task = code.slice(code.indexOf('.') + 1)
  const key = `aton.web.ask.${task}`
  const hint = `aton.web.hint.${task}`
  if (!words.has(key))
    return [model.speech.ask(words, { ...decision, moves: [], refusals: [] }, model.who, view)]
  const asked = words.say(key, { ...params, who, named: several ? 'yes' : 'no', other })
  return words.has(hint) ? [asked, words.say(hint, { other })] : [asked]
}

const showing = (event: AtonEvent): 'reveal' | 'scoring' | 'turn' | 'end' =>
  event.type === 'revealed' ||
  event.type === 'compared' ||
  event.type === 'first' ||
  event.type === 'tie-draw'
    ? 'reveal'
    : event.type === 'scored' || event.type === 'returned' || event.type === 'realm-emptied'
      ? 'scoring'
      : event.type === 'ended'
        ? 'end'
        : 'turn'
