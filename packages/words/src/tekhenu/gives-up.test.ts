import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@benben/kernel'
import { tekhenu, type TekhenuJSON } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { gameWords } from '../games.ts'
import { speak } from '../speak.ts'

const words = speak('en')
const speech = gameWords('tekhenu')
const record = new URL('../../../tekhenu/fixtures/two-r31-b17-random.record', import.meta.url)

test('R32: a choice that gives up an action says so before it is made, and others do not', () => {
  const match = replay(tekhenu, readRecord(readFileSync(record, 'utf8')))
  // The die was usable only after the extra Osiris: its bread pays for Hathor, if there is one bread more and nothing else.
  const declared = match.entries.findIndex(({ events }) => events.some(({ type }) => type === 'declared'))
  const json = tekhenu.toJSON(match.at(declared + 1)!) as TekhenuJSON
  const { seat } = json.board.now
  const seats = json.board.seats.map((each, i) =>
    i === seat ? { ...each, tokens: { ...NOTHING, bread: 1 } } : each,
  )
  const read = tekhenu.fromJSON({ ...json, board: { ...json.board, rowGold: false, seats } })
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const view = tekhenu.view(read.value, seat!)
  const said = tekhenu
    .legal(read.value, seat!, [])
    .map((move) => speech.move(words, tekhenu.write(move), view))
  expect(said).toEqual([
    'A building in row 2 of the papyrus district. Gives up: Hathor.',
    'A building in row 2 of the bread district.',
    'A building in row 2 of the limestone district. Gives up: Hathor.',
    'A building in row 2 of the granite district. Gives up: Hathor.',
  ])
})

const NOTHING = { papyrus: 0, bread: 0, limestone: 0, granite: 0, gold: 0, scribe: 0, faith: 0 }
