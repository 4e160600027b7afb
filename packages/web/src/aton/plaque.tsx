import { KIND, spaceName, templeOf, type AtonEvent } from '@benben/aton'
import type { Refusal } from '@benben/kernel'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { RuleLink } from '../ui/help.tsx'
import { refusalAddress } from '../ui/rule-address.ts'
import { byTouch } from '../ui/use-media.ts'
import { colourOf, seatsByColour, standsAt } from './facts.ts'
import type { Look } from './look.ts'
import { meaningOf } from './meaning.ts'
import { Priest } from './pieces.tsx'
import styles from './plaque.module.css'
import { threatOf } from './threat.ts'
import { nameOf, sideOf, type TableModel } from './model.ts'

/** Why something did not work, and where the rules say so; undefined where they say nothing of it. */
export interface Problem {
  readonly text: string
  readonly refusal?: Refusal | undefined
}

interface PlaqueProps {
  readonly model: TableModel
  readonly look: Look | null
  /** What is being shown just now. */
  readonly event: AtonEvent | null
  /** Why something did not work. */
  readonly problem: Problem | null
  /** By touch the first tap looks, the second plays. */
  readonly again: boolean
}

/** One place, below the board, for what a move would mean, why it is not possible, and what just happened. */
export function Plaque({ model, look, event, problem, again }: PlaqueProps): ReactElement {
  const { words, speech, view, who } = model
  if (problem !== null)
    return (
      <Shown sign="refused">
        {problem.text} {problem.refusal === undefined ? null : <Why refusal={problem.refusal} />}
      </Shown>
    )
  if (look !== null) return <Looked model={model} look={look} again={again} />
  if (event !== null) {
    return (
      <Shown sign="info">
        <b>{speech.log(words, event, who, view)}</b>
      </Shown>
    )
  }
  const far = 1 - model.near
  const threat = view.end === null && view.viewer !== 'spectator' ? threatOf(view, far) : undefined
  if (threat !== undefined) {
    return (
      <Shown sign="refused" idle>
        <b data-threat>{words.say('aton.web.threat', { ...threat, who: nameOf(model, far) })}</b>
      </Shown>
    )
  }
  return (
    <Shown idle>
      <span className={styles.idle}>
        {view.end === null ? words.say('aton.web.idle', byTouch()) : words.say('aton.web.idle-over')}
      </span>
    </Shown>
  )
}

/** What the table and not the game refuses has no rule. */
const Why = ({ refusal }: { readonly refusal: Refusal }): ReactElement | null =>
  refusal.code.startsWith('aton.') ? <RuleLink game="aton" to={refusalAddress(refusal)} /> : null

function Shown({
  sign,
  lit = false,
  idle = false,
  children,
}: {
  readonly sign?: 'info' | 'refused'
  readonly lit?: boolean
  readonly idle?: boolean
  readonly children: ReactNode
}): ReactElement {
  return (
    <div
      className={`${styles.plaque} ${lit ? styles.lit : ''} ${idle ? styles.quiet : ''} ${sign === 'refused' ? styles.refused : ''}`}
      role="status"
      data-help="plaque"
    >
      {sign === undefined ? null : <Icon name={sign} className={styles.icon} />}
      <div className={styles.body}>{children}</div>
    </div>
  )
}

function Looked({
  model,
  look,
  again,
}: {
  readonly model: TableModel
  readonly look: Look
  readonly again: boolean
}): ReactElement {
  const { words, speech, view, who } = model
  if (look.refusal !== undefined && look.move === undefined) {
    return (
      <Shown sign="refused">
        {speech.refusal(words, look.refusal, who, view)} <Why refusal={look.refusal} />
      </Shown>
    )
  }
  const title =
    look.move === undefined ? supposition(model, look) : (speech.move(words, look.move, view) ?? look.move)
  return (
    <Shown lit={look.move !== undefined}>
      <p className={styles.title}>
        {title}{' '}
        {again && look.move !== undefined ? (
          <span className={styles.again}>{words.say('aton.web.tap-again')}</span>
        ) : null}
      </p>
      {look.after === null ? null : <Changes model={model} after={look.after} />}
    </Shown>
  )
}

function supposition(model: TableModel, { space, after }: Look): string {
  const { words, view } = model
  const owner = standsAt(view, space)
  return words.say('aton.web.suppose', {
    space: spaceName(space),
    kind: words.say(`aton.space.${KIND[space]!}`, { temple: templeOf(space) + 1 }),
    what: after === null ? 'nothing' : owner === undefined ? 'place' : 'remove',
    side: owner === undefined ? '' : sideOf(model, owner),
    priest: owner === undefined ? 'none' : 'some',
  })
}

/** Majorities, points and ends that would change. */
function Changes({
  model,
  after,
}: {
  readonly model: TableModel
  readonly after: TableModel['view']
}): ReactElement {
  const { words, speech, view, who } = model
  const meaning = meaningOf(view, after)
  const [red, blue] = seatsByColour(view)
  return (
    <ul className={styles.changes}>
      {after.end === null || view.end !== null ? null : (
        <li className={styles.win}>
          <Icon name="crown" size={17} />
          {speech.log(words, { type: 'ended', ...after.end }, who, after)}
        </li>
      )}
      {meaning.gains.map(({ source, seat, before, after: then }) => (
        <li key={`${source} ${seat}`}>
          <Priest colour={colourOf(view, seat)} />{' '}
          {words.say('aton.web.would-score', {
            source: words.say(`aton.source.${source}`),
            who: nameOf(model, seat),
            before,
            after: then,
          })}
        </li>
      ))}
      {meaning.gains.length > 0
        ? null
        : meaning.majorities.map(({ temple, before, after: then }) => (
            <li key={temple}>
              {words.say('aton.web.majority', {
                temple: temple + 1,
                red: before[red]!,
                blue: before[blue]!,
                redThen: then[red]!,
                blueThen: then[blue]!,
              })}
            </li>
          ))}
      {meaning.dead.before === meaning.dead.after ? null : (
        <li className={styles.minor}>
          {words.say('aton.web.dead-then', { before: meaning.dead.before, after: meaning.dead.after })}
        </li>
      )}
    </ul>
  )
}
