import { sethOf, soloOf, tekhenu } from '@benben/tekhenu'
import { describe, expect, test } from 'vitest'
import { gameWords } from '../games.ts'
import { speak } from '../speak.ts'
import { width } from '../text.ts'
import { NAMES, playThrough, type Played } from '../testing/tekhenu.ts'

const words = speak('en')
const speech = gameWords('tekhenu')

describe('the table', () => {
  test.each([2, 3, 4])('of %i players stays within 100 columns, whoever looks', (players) => {
    const who = { names: ['Nefertari of Thebes', 'Ben', 'Cleo', 'Ada'].slice(0, players) }
    let moves = 0
    playThrough(players, `wide ${players}`, ({ position }) => {
      if (moves++ % 7 !== 0) return
      for (const viewer of [0, 'spectator'] as const) {
        const view = tekhenu.view(position, viewer)
        const decision = tekhenu.decision(position, tekhenu.toAct(position)[0]!)!
        const own = tekhenu.view(position, decision.seat)
        for (const line of [
          ...speech.table(words, view, who),
          ...speech.look!(words, '1', who, view)!,
          ...speech.look!(words, 'market', who, view)!,
          ...speech.brief!(words, decision, who, own),
        ]) {
          expect(width(line), line).toBeLessThanOrEqual(100)
          expect(line).not.toMatch(/undefined|NaN|Unknown problem|[{}]/)
        }
      }
    })
  })

  test('R58: says of a tile at Ra and of a conquest tile that it is not yet turned up', () => {
    const who = { names: ['Ada', 'Ben'] }
    const seen = new Set<string>()
    const visit = ({ position }: Played): void => {
      const view = tekhenu.view(position, 0)
      const lines = speech.table(words, view, who).join('\n')
      const backs = view.tiles.filter((tile) => tile === 'back').length
      expect(lines.includes('a tile not yet turned up')).toBe(backs > 0)
      expect(lines).toContain(`${view.stack.length - backs} tiles are in the stack.`)
      if (backs > 0) seen.add('tile')
      const conquest = sethOf(view)!.conquest === 'back'
      expect(lines.includes('The next conquest tile is not yet turned up')).toBe(conquest)
      if (conquest) seen.add('conquest')
    }
    for (const seed of ['face down', 'again', 'once more', 'and again']) {
      const { entries, position } = playThrough(2, seed, visit, { horus: 'shuffled', seth: true })
      for (const event of entries.flatMap(({ events }) => events)) {
        if (event.type !== 'tiles') continue
        const said = speech.log(words, event, who, tekhenu.view(position, 0))
        expect(said?.includes('5–6: a tile not yet turned up.')).toBe(event.tiles[2] === 'back')
      }
    }
    expect([...seen].toSorted()).toEqual(['conquest', 'tile'])
  })

  test.each([{ soloStart: 'choose' }, { seth: true, soloPacket: '3+1', soloArtifacts: 3 }])(
    'shows the pyramid of Botankhamun and where its marker stands, within 100 columns (%j)',
    (more) => {
      const options = {
        horus: 'shuffled',
        solo: 'hard',
        soloDecrees: 8,
        soloBuildings: 20,
        ...more,
      } as const
      const who = { names: ['Nefertari of Thebes', 'Botankhamun'] }
      const marked = new Set<number>()
      playThrough(
        2,
        'pyramid',
        ({ position }) => {
          const view = tekhenu.view(position, 0)
          const lines = [...speech.table(words, view, who), ...speech.look!(words, '1', who, view)!]
          for (const line of lines) {
            expect(width(line), line).toBeLessThanOrEqual(100)
            expect(line).not.toMatch(/undefined|NaN|Unknown problem|[{}]/)
          }
          const shown = speech.look!(words, 'pyramid', who, view)!
          expect(shown[0]).toBe('Pyramid of Botankhamun (hard); [ ] is where the marker stands.')
          const marker = soloOf(view)!.marker
          expect(shown.slice(1, 5).join('').match(/\[/g)?.length ?? 0).toBe(marker === 0 ? 0 : 1)
          marked.add(marker)
        },
        options,
      )
      expect(marked.size).toBeGreaterThan(5)
    },
  )

  test.each([
    [2, true],
    [3, false],
    [4, false],
  ])('shows the board of Seth to %i players, within 100 columns', (players, vizier) => {
    const options = { horus: 'shuffled', seth: true, ...(vizier ? { vizier } : {}) } as const
    const who = { names: ['Nefertari of Thebes', 'Ben', 'Cleo', 'Ada'].slice(0, players) }
    let moves = 0
    let conquered = 0
    playThrough(
      players,
      `seth ${players}`,
      ({ position }) => {
        if (moves++ % 5 !== 0) return
        const seat = tekhenu.toAct(position)[0]!
        const decision = tekhenu.decision(position, seat)!
        for (const viewer of [seat, 'spectator'] as const) {
          const view = tekhenu.view(position, viewer)
          const shown = speech.table(words, view, who)
          for (const line of [
            ...shown,
            ...speech.look!(words, 'seth', who, view)!,
            ...speech.look!(words, '1', who, view)!,
            ...speech.look!(words, 'artifacts', who, view)!,
            ...(viewer === seat ? speech.brief!(words, decision, who, view) : []),
          ]) {
            expect(width(line), line).toBeLessThanOrEqual(100)
            expect(line).not.toMatch(/undefined|NaN|Unknown problem|[{}]/)
          }
          const bare = sethOf(view)!.temple.filter((tile, at) => tile !== null && view.temple[at] === null)
          for (const tile of bare) expect(shown.join('\n')).toContain(`tile ${tile}`)
          conquered += bare.length
          expect(shown.some((line) => line.includes('The Vizier '))).toBe(vizier)
        }
      },
      options,
    )
    expect(conquered).toBeGreaterThan(0)
  })

  test('shows where the Vizier stands and whom it watches', () => {
    const { position } = playThrough(2, 'vizier table', () => {}, { horus: 'shuffled', vizier: true })
    const view = tekhenu.view(position, 0)
    const [first, second] = view.order.map((seat) => NAMES[seat])
    const look = speech.look!(words, 'vizier', { names: NAMES }, view)!.join(' ')
    expect(look).toMatch(
      new RegExp(
        `^The Vizier stands at \\w+: each die that ${second} takes there brings ${first} 2 points\\.$`,
      ),
    )
    expect(speech.look!(words, 'seth', { names: NAMES }, view)).toBeUndefined()
  })

  test.each([{ horus: 'shuffled' }, { horus: 'shuffled', seth: true }] as const)(
    'shows nobody the decrees of others (%j)',
    (options) => {
      const leaks: string[] = []
      let hidden = 0
      playThrough(
        3,
        'secret table',
        ({ position }) => {
          const own = tekhenu.view(position, 1).decrees[1]!
          const open = tekhenu.view(position, 'spectator')
          const known = JSON.stringify([open.seats, open.market, open.discards])
          const shown = [
            ...speech.table(words, tekhenu.view(position, 0), { names: NAMES }),
            ...speech.look!(words, '1', { names: NAMES }, tekhenu.view(position, 0))!,
          ]
            // Everybody with a hidden decree is asked for D23, so that the question tells nothing.
            .filter((line) => !line.startsWith('Now: '))
            .join('\n')
          const mine = tekhenu.view(position, 0)
          const seen = new Set([...(mine.decrees[0] ?? []), ...(mine.dealt[0]?.decrees ?? [])])
          const secret = own.filter((decree) => !known.includes(decree) && !seen.has(decree))
          hidden += secret.length
          leaks.push(...secret.filter((decree) => shown.includes(decree)))
        },
        options,
      )
      expect(leaks).toEqual([])
      expect(hidden).toBeGreaterThan(50)
    },
  )

  test('tells where the game stands', () => {
    const { position } = playThrough(3, 'stand')
    const lines = speech.table(words, tekhenu.view(position, 0), { names: NAMES })
    expect(lines[0]).toBe('Tekhenu, round 16 of 16. You are Ada (A).')
    expect(lines.at(-1)).toMatch(/^The game is over\. \w+ wins with \d+ points after the final scoring\.$/)
  })
})

describe('a closer look', () => {
  const { position } = playThrough(3, 'look')
  const look = (topic: string): string[] | undefined =>
    speech.look!(words, topic, { names: NAMES }, tekhenu.view(position, 0))

  test('at cards, in small letters too', () => {
    const text = [
      'T05 Sistrum Hall (technology, lasting): Hathor: each of your pillars in the line scores 2 more, 5 in',
      'all.',
    ]
    expect(look('t05')).toEqual(text)
    expect(look('sistrum hall')).toEqual(text)
  })

  test.each(['market', 'temple', 'tiles', 'wheel', 'osiris', 'boards', 'cards'])('at the %s', (topic) =>
    expect(look(topic)!.length).toBeGreaterThan(0),
  )

  test('at the cards and tiles of Seth, where a number means two things at both', () => {
    const seth = playThrough(2, 'look at Seth', () => {}, { horus: 'shuffled', seth: true })
    const at = (topic: string): string | undefined =>
      speech.look!(words, topic, { names: NAMES }, tekhenu.view(seth.position, 0))?.join(' ')
    expect(at('cult03')).toMatch(/^Cult03 Feast Gold \(cult power\): /)
    expect(at('ART08')).toMatch(/^Art08 Gold Jar \(artifact, /)
    expect(at('bx02')).toMatch(/^BX02 War Levy \(blessing, /)
    expect(at('a01')).toMatch(/^A01 Scribe’s Fate \(destiny\): .* A01 Taken Hill \(conquest tile\): /)
    expect(at('A09')).toMatch(/^A09 Green Altar \(conquest tile\): /)
    expect(look('a01')).toHaveLength(1)
    expect(look('A09')).toBeUndefined()
  })

  test('at a board by seat, mark or name', () => {
    expect(look('1')![0]).toBe('The board of Ben (B).')
    expect(look('b')).toEqual(look('1'))
    expect(look('BEN')).toEqual(look('1'))
  })

  test('at what is not there', () => {
    for (const topic of ['', 'zeus', '9', 'constructor']) expect(look(topic)).toBeUndefined()
  })
})
