import type { RefusedText } from '@benben/kernel'
import { tekhenu, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { Key } from '@benben/words'
import { memo, useCallback, useMemo, type ReactElement } from 'react'
import type { TableProps } from '../../app/registry.ts'
import type { DecisionSeen, Seen, StepSeen } from '../../session/session.ts'
import { GoOn, NextStep } from '../../ui/go-on.tsx'
import { usePromptSlot } from '../../ui/prompt-slot.ts'
import { questionAddress, refusalAddress } from '../../ui/rule-address.ts'
import { useMedia } from '../../ui/use-media.ts'
import { ToResult } from '../../ui/to-result.tsx'
import { cardTitle } from '../cards/card-facts.ts'
import { useLayout } from '../layout/layout.ts'
import { maatResult, sayMaat } from '../log/maat-result.ts'
import { newsFor, turnsOf } from '../log/turns.ts'
import type { Look } from '../pointing/ahead.ts'
import type { Looked } from '../pointing/looked.ts'
import { restingAt, type Choosing } from '../pointing/choosing.ts'
import type { Moving } from '../pointing/moving.ts'
import type { Question } from '../pointing/question.ts'
import type { Chain } from '../pointing/spots.ts'
import { sayOf } from '../say.ts'
import { whyNot, type TableModel } from '../model.ts'
import { askedOf, openedOf, refusedGod, toldOf } from './asked.ts'
import { Controls } from './controls.tsx'
import { nameOf, type Ahead, type PromptsAhead } from './drawn-ahead.ts'
import { Slots } from './slots.tsx'
import { usesAtOnce } from './die-uses.ts'
import { outlookOf, titleOf } from './outlook-of.ts'
import { Prompt, type PromptProps, type Told } from './prompt.tsx'

interface TablePromptProps {
  readonly game: TableProps<TekhenuView, TekhenuEvent>['game']
  readonly model: TableModel
  readonly decision: DecisionSeen | null
  readonly question: Question
  readonly choosing: Choosing
  readonly moving: Moving
  readonly stray: readonly Chain[]
  /** What is being shown. */
  readonly event: TekhenuEvent | null
  /** The step that is waited for. */
  readonly step: StepSeen | null
  /** Step by step: shows the next event; null while none waits. */
  readonly onNext: (() => void) | null
  /** Shows everything that has happened. */
  readonly onAll: () => void
  readonly session: TableProps['session']
  readonly seen: Seen<TekhenuView, TekhenuEvent>
  readonly onResult: () => void
  /** What it is drawn ahead of; left out where it is seen. */
  readonly ahead?: string
}

/** What a tap on the button does, by name: `Take the gray 4 from Thoth: tainted there`, `Raise it at b3`. */
function confirmLabel(model: TableModel, chain: Chain): string {
  const [verb = '', card = '', place = ''] = chain.at(-1)!.split(' ')
  return (
    sayOf(model.words, `tekhenu.web.confirm.${verb}`, { card: cardTitle(model.words, card), place }) ||
    titleOf(model, chain).replace(/\.$/, '')
  )
}

/** The button, and beside it those that go on at once: to the end of the turn, or to what a die is used for. */
function confirmOf(props: TablePromptProps, hand: Hand): PromptProps['confirm'] {
  const { model, game, question, seen, decision } = props
  const { armed: chain, armedAt } = props.choosing
  const { words } = model
  if (chain === null || decision === null) return null
  // A second button beside a choice of the prompt would move that choice away from under the pointer.
  if (hand === 'mouse')
    return armedAt === null ? null : { chain, label: words.say('tekhenu.web.confirm'), further: [] }
  const label = confirmLabel(model, chain)
  const look = question.look(chain)
  if (look === undefined || look.stopped) return { chain, label, further: [] }
  const uses = usesAtOnce({ game, model, decision, look, lookOf: question.look })
  const last = look.view.waiting.at(-1)
  const isLast = seen.endTurnByHand && last?.['wait'] === 'end-turn' && last['seat'] === model.view.viewer
  return {
    chain,
    label,
    further: [
      ...uses.map(({ use, chain: used }) => ({ chain: used, label: words.say(`tekhenu.web.and-${use}`) })),
      ...(isLast
        ? [
            {
              chain: [...chain, tekhenu.write(tekhenu.endTurn)] as const,
              label: words.say('tekhenu.web.and-end'),
            },
          ]
        : []),
    ],
  }
}

/** How what is lit is reached: one area at a time, by taps, or by pointing. */
type Hand = 'tabs' | 'finger' | 'mouse'

function useReach(): Hand {
  const isPhone = useLayout() === 'phone'
  const isFinger = useMedia('(pointer: coarse)')
  return isPhone ? 'tabs' : isFinger ? 'finger' : 'mouse'
}

/** Said where nothing is looked at: what Maat has just brought, or how to look. On a phone Maat has a place of its own. */
function useIdle({ model, decision, question, seen }: TablePromptProps, hand: Hand): string {
  const { words, view } = model
  const maat = useMemo(
    () => (hand === 'tabs' ? null : maatResult(newsFor(turnsOf(seen.log), view.viewer))),
    [hand, seen.log, view.viewer],
  )
  if (decision === null) return ''
  if (maat !== null) return sayMaat(model, maat)
  return question.spots.lit.size > 0 ? words.say('tekhenu.web.idle', { hand }) : ''
}

/** What the prompt says and offers now, or what stands in its place. */
export const TablePrompt = memo(({ drawn, ...props }: TablePromptProps & WithAhead): ReactElement => {
  const { session, game, moving, onResult } = props
  const instead = usePromptSlot()
  // A phone shows one thing at a time, and its prompt has no height of its own.
  const isPhone = useLayout() === 'phone'
  return instead === null ? (
    <Slots
      {...drawn}
      ahead={isPhone ? null : drawn.ahead}
      question={props.question}
      now={<AskingPrompt {...props} />}
      next={(ahead) => <PromptAhead {...{ session, game, moving, onResult, ahead }} />}
    />
  ) : (
    <>{instead}</>
  )
})

interface WithAhead {
  readonly drawn: PromptsAhead
}

/** The prompt for what will be asked; the same whatever is looked at meanwhile. */
const PromptAhead = memo(
  ({
    ahead,
    ...around
  }: Pick<TablePromptProps, 'session' | 'game' | 'moving' | 'onResult'> & {
    readonly ahead: Ahead
  }): ReactElement => {
    const { seen, model, decision, question } = ahead
    const choosing = useMemo(() => restingAt(question.spots, model.view), [question, model])
    return (
      <AskingPrompt
        {...around}
        {...{ seen, model, decision, question, choosing }}
        ahead={nameOf(ahead)}
        stray={NONE}
        event={null}
        step={null}
        onNext={null}
        onAll={nothing}
      />
    )
  },
)

const NONE: readonly never[] = []
const nothing = (): void => undefined

/** What is looked at would do. Before a second press of a mouse the hint warns of what cannot be undone. */
function foreseenBy(props: TablePromptProps, hand: Hand, { chain }: Looked): Told['outlook'] {
  const { game, model, decision, question, choosing } = props
  const look = chain === null ? undefined : question.look(chain)
  if (look === undefined || decision === null) return null
  const foreseen = outlookOf({ game, model, decision, look, lookOf: question.look }, hand === 'tabs')
  return choosing.armed !== null && hand === 'mouse' ? { ...foreseen, more: '' } : foreseen
}

/** What a golden button does stands on it: only what that brings is told. */
function sureOf(
  { game, model, decision, question }: TablePromptProps,
  chain: Chain,
  hand: Hand,
): Told['outlook'] {
  const look = question.look(chain)
  if (look === undefined || decision === null) return null
  return { ...outlookOf({ game, model, decision, look, lookOf: question.look }, hand === 'tabs'), title: '' }
}

/** What is said of what is looked at. */
function toldBy(props: TablePromptProps, hand: Hand, god: RefusedText | undefined, looked: Looked): Told {
  const { model, decision, question, choosing, moving } = props
  const refused = looked.spot === null ? undefined : question.spots.at(looked.spot).refusal
  // What was sent and refused comes before what is looked at.
  const no = moving.refusal ?? refused ?? god
  const outlook = foreseenBy(props, hand, looked)
  return {
    outlook: outlook !== null && isInPlace(hand, choosing) ? { ...outlook, title: '' } : outlook,
    problem: moving.problem ?? (refused === undefined ? null : whyNot(model, refused)),
    rule:
      // What the table and not the game refuses has no rule.
      no?.code.startsWith('tekhenu.') === true
        ? { to: refusalAddress(no), refused: true }
        : decision === null
          ? null
          : { to: questionAddress(decision.question.code), refused: false },
  }
}

/** On a phone what was tapped stands in place of the question, so that the prompt covers less of the table. */
const isInPlace = (hand: Hand, { armed }: Choosing): boolean => hand === 'tabs' && armed !== null

/** How what was pressed once is done. */
const againOf = (hand: Hand, look: Look | undefined): Key =>
  hand !== 'mouse'
    ? 'tekhenu.web.tap-again'
    : look?.final === true
      ? 'tekhenu.web.sure'
      : 'tekhenu.web.choose-again'

function AskingPrompt(props: TablePromptProps): ReactElement {
  const { model, decision, question, choosing, moving, stray, event, step } = props
  const { spots } = question
  const { words } = model
  const { looked, laid, opened } = choosing
  const chains = opened === null ? null : spots.at(opened).chains
  const { report } = moving
  const onWhy = useCallback((refusal: RefusedText) => report({ ok: false, refusal }), [report])
  const { armed } = choosing
  const asked = decision === null ? toldOf(model, step, event) : askedOf(model, decision)
  const hand = useReach()
  const idle = useIdle(props, hand)
  const god = decision === null ? undefined : refusedGod(decision)
  const instead = isInPlace(hand, choosing) ? foreseenBy(props, hand, looked)?.title : undefined
  return (
    <Prompt
      model={model}
      sentences={
        decision !== null && armed !== null
          ? {
              ...asked,
              title: instead ?? asked.title,
              hint: words.say(againOf(hand, question.look(armed))),
            }
          : (openedOf(model, chains) ?? asked)
      }
      decision={decision}
      lookOf={question.look}
      onWhy={onWhy}
      groups={spots.prompt}
      spots={spots}
      opened={chains}
      changing={choosing.changing}
      onChange={choosing.change}
      canTurn={laid !== null && laid.turns.length > 1}
      looked={looked}
      sureOf={hand === 'mouse' ? null : (chain) => sureOf(props, chain, hand)}
      told={(at) => toldBy(props, hand, god, at)}
      armed={armed}
      confirm={confirmOf(props, hand)}
      idle={idle}
      stray={stray}
      ahead={props.ahead}
    >
      <Turn {...props} />
    </Prompt>
  )
}

/** Undo, restart turn, end turn; the next step of whoever plays by itself; the way back to the result. */
const Turn = ({
  model,
  session,
  seen,
  decision,
  moving,
  step,
  onNext,
  onAll,
  onResult,
}: TablePromptProps): ReactElement => (
  <>
    {onNext === null ? null : <NextStep onNext={onNext} />}
    {step === null ? null : <GoOn {...{ session, seen, onAll }} onOutcome={moving.report} />}
    {seen.result === null ? null : <ToResult onResult={onResult} />}
    {seen.viewer === 'spectator' || onNext !== null || step !== null || seen.result !== null ? null : (
      <Controls
        words={model.words}
        canUndo={seen.canUndo}
        decision={decision}
        byHand={seen.endTurnByHand}
        onUndo={moving.undo}
        onRestart={moving.restart}
        onEnd={(move) => moving.play([move])}
      />
    )}
  </>
)
