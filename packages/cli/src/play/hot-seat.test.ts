import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aton } from '@benben/aton'
import { readRecord, replay, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { benben, converse, movesIn, player, tempFolder, type Answer } from '../testing/terminal.ts'

const CLEAR = '\u001B[2J\u001B[3J\u001B[H'
const NAMES = ['Ada', 'Bob']

/** The cards of a seat that the other one may not know now, as the table would write them. */
function secrets(path: string, seat: Seat): string[] {
  const match = replay(aton, readRecord(readFileSync(path, 'utf8')), () => true)
  const watched = aton.view(match.position, 1 - seat).seats[seat]!
  const known = aton.view(match.position, seat).seats[seat]!
  return [
    watched.hand === null ? known.hand : null,
    watched.cartouches === null ? known.cartouches : null,
    watched.faceDown.cards === null ? known.faceDown.cards : null,
  ].flatMap((cards) => (cards === null || cards.length === 0 ? [] : [cards.join(' ')]))
}

/** Neither the table nor the log reveals a secret to a seat. */
function expectNoSecret(shown: string, seat: Seat, path: string): void {
  const [me, other] = [NAMES[seat]!, NAMES[1 - seat]!]
  const log = shown.replaceAll('\n', ' ')
  expect(log).not.toMatch(
    new RegExp(`\\(${other}\\) (draws|assigns|gives up the exchange token, discards) \\d`),
  )
  // A card that was open before may look like one that is hidden now.
  const now = shown.split('\n').filter((line) => !/turned up|\) discards \d/.test(line))
  const text = now
    .filter((line) => !line.includes(`(${me}) draws`) && !line.includes(`(${me}) assigns`))
    .join('\n')
  const sorted = (cards: string): string => [...cards].sort().join('')
  const mine = new Set(secrets(path, seat).map(sorted))
  const hidden = secrets(path, 1 - seat).filter((cards) => !mine.has(sorted(cards)))
  for (const cards of hidden) expect(text).not.toContain(cards)
}

describe('two people at one screen', () => {
  it.each(['one', 'two', 'three'])('never see each other’s cards (seed %s)', async (seed) => {
    using folder = tempFolder()
    const path = join(folder.path, 'hot.txt')
    const play = player()
    let screens = 0
    let logged = false
    const answer: Answer = (shown) => {
      const at = NAMES.findIndex((name) => shown.endsWith(`${name}> `))
      if (at >= 0) {
        screens++
        expectNoSecret(shown, at, path)
      }
      // Check the log too, once per screen.
      logged = at >= 0 && !logged && movesIn(shown).length === 0
      return logged ? 'log' : play(shown)
    }
    const { code } = await converse(
      `play --seats Ada,Bob --seed ${seed} --save hot.txt`,
      { folder: folder.path },
      answer,
    )
    expect(code).toBe(0)
    expect(screens).toBeGreaterThan(20)
    expect((await benben(`verify ${path}`)).code).toBe(0)
  })

  it('have the screen cleared before another one looks, with what can be scrolled back to', async () => {
    using folder = tempFolder()
    const play = player(2)
    const { out } = await converse(
      'play --seats Ada,Bob --seed curtain --save hot.txt',
      { folder: folder.path, tty: true },
      play,
    )
    const screens = out.split(CLEAR)
    // The screen calls Ada, shows her table, calls Bob, shows his.
    expect(screens).toHaveLength(5)
    expect(screens[1]).toContain('Ada, press Enter.')
    expect(screens[2]).toContain('(Ada), assign')
    expect(screens[3]).toMatch(/^.{0,40}The screen is for Bob now[^]*Bob, press Enter\. .*\s*$/)
    expect(screens[4]).toContain('(Bob), assign')
  })

  it('hand the screen back to change an answer before both are ready', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'back.txt')
    const hands: string[][] = []
    const script: ((shown: string) => string | undefined)[] = [
      () => '', // Ada comes
      () => 'moves',
      (shown) => (hands.push(movesIn(shown)), hands[0]![0]),
      () => '', // Bob comes
      () => 'back',
      (shown) => (expect(shown).toContain('Ada, press Enter'), 'no'),
      () => '',
      (shown) => (expect(shown).toContain('you are ready'), hands[0]![1]),
      () => '', // Bob comes
      (shown) => (expect(shown).not.toContain('anew'), 'back'),
      () => '', // Ada comes
      () => '', // and keeps her answer
      () => '', // Bob comes
      () => 'moves',
      (shown) => (hands.push(movesIn(shown)), hands[1]![0]),
    ]
    // Until the next round both look at the screen; it must not reveal that Ada changed her mind.
    const openScreens: string[] = []
    const play = player()
    const { code } = await converse(
      'play --seats Ada,Bob --seed back --save back.txt',
      { folder: folder.path },
      (shown) => {
        const scripted = script.shift()
        if (scripted !== undefined) return scripted(shown)
        if (shown.includes('press Enter. ')) return undefined
        openScreens.push(shown)
        return openScreens.length % 3 === 1 ? 'log' : play(shown)
      },
    )
    expect(code).toBe(0)
    expect(script).toHaveLength(0)
    for (const name of NAMES) expect(openScreens.join('')).toContain(`${name}> `)
    expect(openScreens.join('')).not.toContain('anew')
    const body = readFileSync(path, 'utf8').split('\n\n')[1]!.split('\n')
    expect(body.slice(0, 3)).toEqual([`0: ${hands[0]![0]}`, `0: ${hands[0]![1]}`, `1: ${hands[1]![0]}`])
  })

  it('may leave at the curtain', async () => {
    using folder = tempFolder()
    const { code, out } = await benben('play --seats Ada,Bob --seed leave --save l.txt', {
      folder: folder.path,
      stdin: 'quit\n',
    })
    expect(code).toBe(0)
    expect(out).toContain('Go on with')
    expect(out).not.toMatch(/draws \d/)
  })
})
