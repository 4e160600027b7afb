import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { standard } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { benben, tempFolder } from '../testing/terminal.ts'

const GAMES = 'report --game tekhenu --players 2 --bots random --games 6 --seed sunrise'

it('writes who wins with what, with a chart per kind of card', async () => {
  using folder = tempFolder()
  const { code, out } = await benben(`${GAMES} --to out`, { folder: folder.path })
  expect({ code, out }).toEqual({ code: 0, out: 'The report is in out/report.md.\n' })
  const files = readdirSync(join(folder.path, 'out'))
  expect(files).toEqual(expect.arrayContaining(['report.md', 'report.json', 'seats.svg', 'cards-T.svg']))
  const text = readFileSync(join(folder.path, 'out', 'report.md'), 'utf8')
  expect(text).toMatch(/^\| Seat 0 \| 6 \| [\d.]+ % \| [\d.]+ to [\d.]+ % \| [\d.]+ \|$/m)
  expect(text).toContain('## Cards: technologies')
  // Every picture the text shows is there.
  for (const [, picture] of text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) expect(files).toContain(picture)
})

it.each(['', ' --options seth=true'])(
  'says of what kind cards are, not by which letters:%s',
  async (options) => {
    using folder = tempFolder()
    await benben(`${GAMES}${options} --to out`, { folder: folder.path })
    const text = readFileSync(join(folder.path, 'out', 'report.md'), 'utf8')
    const kinds = [...text.matchAll(/^## Cards: (.+)$/gm)].map(([, kind]) => kind!)
    expect(kinds).toEqual(expect.arrayContaining(['destiny cards', 'technologies']))
    expect(kinds.filter((kind) => kind !== kind.toLowerCase().replace('seth', 'Seth'))).toEqual([])
  },
)

it('sets two editions side by side, with the same seeds', async () => {
  using folder = tempFolder()
  const dear = { ...standard, name: 'dear', playerBoard: { ...standard.playerBoard } }
  folder.put('dear.json', JSON.stringify(dear))
  const { out } = await benben(`${GAMES} --beside dear.json --json`, { folder: folder.path })
  const { balances } = JSON.parse(out) as { balances: { edition: string; seats: unknown }[] }
  expect(balances.map(({ edition }) => edition)).toEqual(['standard', 'dear'])
  // The same values under another name play the same games.
  expect(balances[1]!.seats).toEqual(balances[0]!.seats)
})

it('names cards, sources and editions as people read them, in their language', async () => {
  using folder = tempFolder()
  folder.put('box.json', JSON.stringify(standard))
  await benben(`--lang pl ${GAMES} --beside box.json --to out`, { folder: folder.path })
  const text = readFileSync(join(folder.path, 'out', 'report.md'), 'utf8')
  expect(text).toMatch(/^\| Co \| standard 1 \| standard 2 \|$/m)
  expect(text).not.toMatch(/^\| (?:[A-Z]+\d+|[a-z]+) \|/m)
  const picture = readFileSync(join(folder.path, 'out', 'seats.svg'), 'utf8')
  for (const mark of ['0', '50', '100']) expect(picture).toMatch(new RegExp(`>${mark}[ \u00a0]?%<`))
})

it('says where nothing can be written', async () => {
  using folder = tempFolder()
  folder.put('taken', '')
  const { code, err } = await benben(`${GAMES} --to taken/out`, { folder: folder.path })
  expect({ code, err }).toEqual({ code: 1, err: 'Nothing can be written into taken/out (ENOTDIR).\n' })
})
