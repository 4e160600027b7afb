import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standard } from '@benben/tekhenu'
import { readRecord } from '@benben/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benben, json, tempFolder } from './testing/terminal.ts'

/** Custom editions from a file: records and positions embed them, so that they are self-contained. */
const folder = tempFolder()
afterAll(() => folder[Symbol.dispose]())

const { statueGranite } = standard.playerBoard
const OURS = {
  ...standard,
  name: 'dear \n statues',
  playerBoard: { ...standard.playerBoard, statueGranite: statueGranite.map(() => 4) },
}
const world = { folder: folder.path }

beforeAll(async () => {
  folder.put('ours.json', JSON.stringify(OURS))
  folder.put('same.json', JSON.stringify(standard, undefined, 2))
  folder.put('half.json', '{"name": "half"}')
  folder.put('wrong.json', JSON.stringify({ ...OURS, ra: { ...OURS.ra, slotVpByDie: { 1: 'x' } } }))
  folder.put('broken.json', '{"name": ')
  // People only, so that no bot moves; they quit at once.
  const played = await benben(
    'play --game tekhenu --seats Ada,Ben --edition ours.json --seed e --save ours.txt',
    {
      ...world,
      stdin: '\nquit\n',
    },
  )
  if (played.code !== 0) throw new Error(played.err)
})

describe('an edition of one’s own', () => {
  it('is carried by the record, with a name of one line', async () => {
    const { out } = await benben('show ours.txt --json', world)
    const shown = JSON.parse(out) as { edition: string; printed: typeof OURS }
    expect(shown.edition).toBe('dear statues')
    expect(shown.printed.playerBoard.statueGranite).toEqual([4, 4, 4, 4, 4, 4])
  })

  it('is used by whoever reads the record or a position of it, without the file', async () => {
    expect((await benben('verify ours.txt', world)).code).toBe(0)
    expect((await benben('replay ours.txt', world)).out).toContain('6 left, next 4 granite')
    folder.put('ours-position.json', (await benben('show ours.txt --at 0 --json', world)).out)
    expect((await benben('show ours-position.json', world)).out).toContain('6 left, next 4 granite')
    const { decisions } = (await json('legal ours-position.json', world)) as {
      decisions: { moves: string[] }[]
    }
    const move = decisions[0]!.moves[0]!
    const applied = await benben('apply ours-position.json', { ...world, stdin: `0: ${move}\n` })
    expect({ code: applied.code, err: applied.err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(applied.out)).toMatchObject({ position: { printed: { name: OURS.name } } })
    const resumed = await benben('play --resume ours.txt', { ...world, stdin: '\ntable\nquit\n' })
    expect(resumed.out).toContain('next 4 granite')
  })

  it('leaves no trace where it is the one that is built in', async () => {
    const { code, out } = await benben(
      'play --game tekhenu --seats Ada,Ben --edition same.json --seed e --save same.txt',
      { ...world, stdin: 'quit\n' },
    )
    expect({ code, granite: out.includes('next 4 granite') }).toEqual({ code: 0, granite: false })
    const shown = await json('show same.txt --json', world)
    expect(shown).toMatchObject({ edition: 'standard' })
    expect(shown).not.toHaveProperty('printed')
  })

  it.each([
    ['half.json', 'half.json: edition.supply: is missing. Add it.'],
    ['wrong.json', 'wrong.json: edition.ra.slotVpByDie.1: must be a whole number from 0 to 9.'],
    ['broken.json', 'broken.json is not JSON'],
    ['none.json', 'There is no file none.json.'],
  ])('%s is refused with path and reason', async (file, reason) => {
    const { code, out, err } = await benben(`play --game tekhenu --seats Ada,Ben --edition ${file}`, world)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(reason)
  })

  it('is refused for a game that has one edition only', async () => {
    const { code, err } = await benben('record --bots random --edition ours.json', world)
    expect({ code, err }).toEqual({
      code: 1,
      err: 'ours.json: There is only one edition of aton, so none can be loaded.\n',
    })
  })

  it('is refused in a record that was tampered with', async () => {
    const record = readFileSync(join(folder.path, 'ours.txt'), 'utf8')
    expect(readRecord(record).edition).toBe('dear statues')
    folder.put('other.txt', record.replace('edition: dear statues', 'edition: standard'))
    folder.put('hole.txt', record.replace('"statues":6', '"statues":5'))
    expect((await benben('show other.txt', world)).err).toContain('the edition "standard"')
    expect((await benben('show hole.txt', world)).err).toContain(
      'edition.playerBoard.statueGranite: has 6 entries',
    )
  })
})
