import type { ExportAnswer } from '@benben/protocol'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import { isGone, wireLine } from './visible.ts'

type Said = Pick<ExportAnswer, 'talk' | 'notes' | 'blocks' | 'reports'>

/** What a person said and wrote down, and whom they muted, blocked or reported. */
export async function saidBy({ talk: store }: Store, { id: guest }: Guest): Promise<Said> {
  const [talk, notes, blocks, reports] = await Promise.all([
    store.saidBy(guest),
    store.notesOf(guest),
    store.blocksOf(guest),
    store.reportsBy(guest),
  ])
  return {
    talk: talk
      .filter(({ line }) => !isGone(line))
      .map(({ table, line }) => ({ table, line: { ...wireLine(table, line), id: line.id } })),
    notes: notes.filter(({ text }) => text !== '').map(({ table, text, at }) => ({ table, text, at })),
    blocks: blocks.map(({ id, kind, name, at }) => ({ id, kind, name, at })),
    reports: reports.map(({ table, name, reason, at }) => ({ table, name, reason, at })),
  }
}
