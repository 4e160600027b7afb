import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tekhenu } from '@benben/tekhenu'
import { random, readRecord, replay } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { benben, converse, tempFolder } from '../testing/terminal.ts'

/** Every mode of Tekhenu, played in the terminal. */
const MODES = [
  ['seth=true', 2],
  ['seth=true', 3],
  ['seth=true', 4],
  ['vizier=true', 2],
  ['seth=true,vizier=true', 2],
  ['seth=true,solo=easy', 2],
  ['seth=true,solo=hard,soloPacket=2+2,soloArtifacts=2', 2],
] as const

const bots = (options: string, players: number): string =>
  Array.from({ length: options.includes('solo=') ? 1 : players }, () => 'random').join(',')

/** The open decisions, by seat. */
async function movesIn(file: string, world: { readonly folder: string }): Promise<unknown> {
  const { code, out } = await benben(`legal ${file}`, world)
  expect(code).toBe(0)
  const { decisions } = JSON.parse(out) as { decisions: { seat: number; moves: string[] }[] }
  return decisions.map(({ seat, moves }) => [seat, moves])
}

describe.each(MODES)('tekhenu with %s for %i', (options, players) => {
  const table = `--game tekhenu --players ${players} --options ${options}`

  it('simulates', async () => {
    const { code, out } = await benben(
      `simulate ${table} --bots ${bots(options, players)} --games 4 --seed 1 --json`,
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 4, errors: 0, ends: { 'final-scoring': 4 } })
  })

  it('records a game that replays, can be verified and is shown at any move', async () => {
    using folder = tempFolder()
    const { out } = await benben(`record ${table} --bots ${bots(options, players)} --seed modes`)
    folder.put('game.txt', out)
    const world = { folder: folder.path }
    expect((await benben('replay game.txt', world)).code).toBe(0)
    expect((await benben('verify game.txt', world)).code).toBe(0)
    const shown = await benben('show game.txt --at 30 --seat 0', world)
    expect(shown.code).toBe(0)
    expect(/^Seth {2,}Reward of the region/m.test(shown.out)).toBe(options.includes('seth'))
    expect(shown.out.includes('The Vizier stands at')).toBe(options.includes('vizier'))
    expect(shown.out.includes('Pyramid of Botankhamun')).toBe(options.includes('solo'))
    const position = await benben('show game.txt --at 30 --json', world)
    folder.put('position.json', position.out)
    expect(await movesIn('position.json', world)).toEqual(await movesIn('game.txt --at 30', world))
  })
})

describe('a person with Seth and the Vizier', () => {
  it('plays to the end in words, and goes on after a pause', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'seth.txt')
    const chance = random('seth by hand')
    let asked = 0
    const answer = (): string => {
      if (asked++ === 40) return 'quit'
      const { position } = replay(tekhenu, readRecord(readFileSync(path, 'utf8')), (seat) => seat === 0)
      const moves = tekhenu.legal(position, 0, [])
      return tekhenu.write(moves[chance.below(moves.length)]!)
    }
    const world = { folder: folder.path }
    const table = '--game tekhenu --options seth=true,vizier=true --seats Ada,random --seed hand'
    const first = await converse(`play ${table} --save seth.txt`, world, answer)
    const second = await converse('play --resume seth.txt', world, answer)
    expect([first.code, second.code]).toEqual([0, 0])
    const told = (first.out + second.out).replaceAll(/\s+/g, ' ')
    for (const said of [
      'Ada, draft a starting card or a cult power',
      'Cult powers are laid out: ',
      'Artifacts lie beside the destiny cards: ',
      'stations the Vizier at',
      'Next conquest tile A0',
      'Regions of Seth',
      'wins with',
    ]) {
      expect(told).toContain(said)
    }
    expect(told).not.toContain('Unknown problem')
    expect((await benben(`verify ${path}`)).code).toBe(0)
  })

  it.each([
    ['seth=yes', 2, 'options.seth: '],
    ['vizier=true', 3, 'options.vizier: is a challenge between exactly two players, not 3.'],
    ['vizier=true,solo=easy', 2, 'options.vizier: needs two people'],
    ['seth=true,solo=easy', 3, 'options.solo: is for one person and Botankhamun'],
    ['set=true', 2, 'options.set: '],
  ])('is refused with %s for %i, with the reason', async (options, players, reason) => {
    const { code, err } = await benben(`play --game tekhenu --players ${players} --options ${options}`)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })
})
