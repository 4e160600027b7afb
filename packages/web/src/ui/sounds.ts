import type { GameEvent } from '@benben/kernel'
import { useEffect, useRef } from 'react'
import type { Seen } from '../session/session.ts'
import { useSettings } from '../store/settings.ts'

/** What can be heard at a table. */
export type Sound = 'piece' | 'dice' | 'card' | 'points' | 'turn'

/** Plays a sound where this person wants to hear it. The synthesizer is loaded with the first one. */
export function playSound(sound: Sound | undefined): void {
  const { sounds } = useSettings.getState()
  if (sound === undefined || sounds === 'off' || (sounds === 'turn' && sound !== 'turn')) return
  void import('./synthesizer.ts').then(({ sounded }) => sounded(sound))
}

/** Sounds when the viewer is asked after somebody else has done something. */
export function useTurnSound(seen: Seen): void {
  const { decision, viewer, log } = seen
  const isMine = decision !== null && decision.seat === viewer
  const heard = useRef(log.length)
  useEffect(() => {
    if (!isMine) return
    const isNew = log.slice(heard.current).some(({ event }) => isOfAnother(event, viewer))
    heard.current = log.length
    if (isNew) playSound('turn')
  }, [isMine, log, viewer])
}

const isOfAnother = (event: GameEvent, viewer: Seen['viewer']): boolean =>
  'seat' in event && typeof event.seat === 'number' && event.seat !== viewer
