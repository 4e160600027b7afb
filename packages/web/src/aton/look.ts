import { spaceName, type AtonEvent, type AtonView, type Space } from '@benben/aton'
import type { RefusedText } from '@benben/kernel'
import { useEffect, useState } from 'react'
import type { DecisionSeen, Preview, Session } from '../session/session.ts'
import { advance } from './events.ts'
import { standsAt } from './facts.ts'

/** What can be said of a space that is looked at. */
export interface Look {
  readonly space: Space
  /** The legal move there. */
  readonly move: string | undefined
  readonly refusal: RefusedText | undefined
  /** What the table would be like after it; null while unknown. */
  readonly after: AtonView | null
  /** Nothing is asked of this space now; shown is what it would be like one day. */
  readonly supposed: boolean
}

export const moveAt = (decision: DecisionSeen | null, space: Space): string | undefined =>
  decision?.moves.find((move) => move.endsWith(` ${spaceName(space)}`))

const refusalAt = (decision: DecisionSeen | null, space: Space): RefusedText | undefined =>
  decision?.refusals.find(({ move }) => move.endsWith(` ${spaceName(space)}`))

/** The preview of a move, requested once per question and move. */
function usePreview(
  session: Session<AtonView, AtonEvent>,
  decision: DecisionSeen | null,
  move: string | undefined,
): Preview<AtonView, AtonEvent> | undefined {
  const [known, setKnown] = useState<{ id: string; previews: Record<string, Preview<AtonView, AtonEvent>> }>({
    id: '',
    previews: {},
  })
  const id = decision?.id ?? ''
  const found = move !== undefined && known.id === id ? known.previews[move] : undefined
  useEffect(() => {
    if (move === undefined || found !== undefined) return undefined
    let gone = false
    const learn = (preview: Preview<AtonView, AtonEvent>): void =>
      setKnown((before) => ({
        id,
        previews: { ...(before.id === id ? before.previews : {}), [move]: preview },
      }))
    void session.preview(move).then((preview) => (gone || preview === undefined ? undefined : learn(preview)))
    return () => {
      gone = true
    }
  }, [session, id, move, found])
  return found
}

export function useLook(
  session: Session<AtonView, AtonEvent>,
  view: AtonView,
  decision: DecisionSeen | null,
  space: Space | null,
): Look | null {
  const move = space === null ? undefined : moveAt(decision, space)
  const preview = usePreview(session, decision, move)
  if (space === null) return null
  const refusal = refusalAt(decision, space)
  if (move === undefined && refusal === undefined) {
    return { space, move, refusal, after: suppose(view, space), supposed: true }
  }
  // A preview that stops before chance comes in has told events all the same.
  const after = preview === undefined ? null : (preview.view ?? preview.events.reduce(advance, view))
  return { space, move, refusal, after, supposed: false }
}

/** One of mine on a free space, one of theirs gone. Nothing for those who only watch. */
function suppose(view: AtonView, space: Space): AtonView | null {
  if (view.viewer === 'spectator' || view.end !== null) return null
  const owner = standsAt(view, space)
  if (owner === undefined) return advance(view, { type: 'placed', seat: view.viewer, space })
  if (owner === view.viewer) return null
  return advance(view, { type: 'removed', seat: view.viewer, owner, space, to: 'dead' })
}
