import { readRecord, replay, rulesOf } from '@benben/kernel'
import { useEffect } from 'react'
import { pack } from '../app/packed.ts'
import type { Seen } from '../session/session.ts'
import { loadFilm, putFilm } from '../store/films.ts'
import { loadSave } from '../store/saves.ts'
import { engineOf } from '../worker/engines.ts'
import { reelOf, writeReel } from './reel.ts'

/** Where a match of this browser is over. What cannot be kept is only missed when the rules have changed. */
export function useKeptFilm({ id, connection, result }: Pick<Seen, 'id' | 'connection' | 'result'>): void {
  const isDone = connection === 'local' && result !== null
  useEffect(() => {
    if (isDone) void keepFilm(id).catch(() => undefined)
  }, [id, isDone])
}

/** Keeps a finished match of this browser step by step, so that it can be looked at when the rules have changed. */
async function keepFilm(id: string): Promise<void> {
  const save = await loadSave(id)
  if (save === undefined || !save.over || save.record === null || (await loadFilm(id)) !== undefined) return
  const engine = await engineOf(save.game, save.printed)
  const record = readRecord(save.record)
  if (engine?.ok !== true || rulesOf(record) !== engine.value.rules) return
  await putFilm({ id, packed: await pack(writeReel(reelOf(replay(engine.value, record)))) })
}
