import { random, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu, type TekhenuEvent, type TekhenuJSON } from '../index.ts'
import { must, playByChance, same, type Chance } from '../testing/checks.ts'
import { countEverything, Ledger, type Players } from '../testing/checks-ledger.ts'

/** More where somebody wants to look longer. */
const GAMES = Number(process.env['CHECK_GAMES'] ?? 1)
const FROM = Number(process.env['CHECK_FROM'] ?? 0)

/** Games by chance: what is on the table, what was told, and what others may not see. */

/** Plays a game and looks at each step; what the look objects to, with the last events. */
function objection(game: Omit<Chance, 'visit'>, look: Chance['visit']): string {
  let last: readonly TekhenuEvent[] = []
  try {
    playByChance({
      ...game,
      visit: (p, told) => {
        last = told
        look(p, told)
      },
    })
  } catch (error) {
    return `${game.seed}: ${String(error)}\n${last
      .slice(-12)
      .map((event) => JSON.stringify(event))
      .join('\n')}`
  }
  return ''
}

const games = Array.from({ length: GAMES }, (_, i) => FROM + i)

/** Nothing is lost or doubled, events add up, and the position can be written and read. */
function counted(game: Omit<Chance, 'visit'>, rich: boolean): string {
  const players = game.players as Players
  const ledger = new Ledger(players)
  let steps = 0
  return objection(
    rich ? { ...game, enriched: (p) => ledger.restart(tekhenu.view(p, 'spectator')) } : game,
    (p, told) => {
      const view = tekhenu.view(p, 'spectator')
      for (const event of told) ledger.hear(event)
      // Botankhamun begins with other tokens.
      if (steps === 0 && game.options !== undefined) ledger.restart(view)
      ledger.compare(view)
      const json = tekhenu.toJSON(p) as TekhenuJSON
      countEverything(json, view, players)
      if (steps++ % 3 === 0) writtenAndRead(p, json)
    },
  )
}

function writtenAndRead(p: Position, json: TekhenuJSON): void {
  const read = tekhenu.fromJSON(JSON.parse(JSON.stringify(json)))
  if (!read.ok) throw new Error(`${JSON.stringify(read.fault)} ${JSON.stringify(json.waiting)}`)
  same(tekhenu.toJSON(read.value), json, 'read again')
  const asked = tekhenu.toAct(p)
  same(tekhenu.toAct(read.value), asked, 'asked')
  for (let seat = 0; seat < json.board.players; seat++) {
    const view = tekhenu.view(p, seat)
    const dreamt = tekhenu.determinize(view, random('dream'))
    same(tekhenu.view(dreamt, seat), view, 'dreamt')
    if (asked.includes(seat)) same(tekhenu.legal(dreamt, seat, []), tekhenu.legal(p, seat, []), 'legal')
  }
}

/** Decrees that a viewer may not know. */
function hiddenFrom({ secret, board }: TekhenuJSON, viewer: Seat | 'spectator'): Set<string> {
  const hidden = new Set<string>(secret.deck)
  for (const { seat, decree } of secret.under) if (seat !== viewer) hidden.add(decree)
  board.seats.forEach(({ openDecrees }, seat) => {
    if (seat === viewer) return
    for (const decree of [...secret.dealt[seat]!.decrees, ...secret.held[seat]!])
      if (!openDecrees.includes(decree)) hidden.add(decree)
  })
  return hidden
}

const namesIn = (what: unknown): string[] => JSON.stringify(what).match(/\bDX?\d\d\b/g) ?? []

function unseen(p: Position, told: readonly TekhenuEvent[], viewer: Seat | 'spectator'): void {
  const hidden = hiddenFrom(tekhenu.toJSON(p) as TekhenuJSON, viewer)
  const asked = viewer !== 'spectator' && tekhenu.toAct(p).includes(viewer)
  const seen = [
    tekhenu.view(p, viewer),
    told.map((event) => tekhenu.viewEvent(event, viewer)),
    asked ? tekhenu.decision(p, viewer) : undefined,
  ]
  for (const name of namesIn(seen)) must(!hidden.has(name), `${viewer} sees ${name}`)
}

describe('Time of Seth, game by game', () => {
  for (const players of [2, 3, 4]) {
    it(`${players} players: nothing is lost or doubled, and events add up to what is there`, () => {
      for (const game of games)
        expect(counted({ players, seed: `checks ${players} ${game}` }, false)).toBe('')
    })

    it(`${players} rich players: the same where much more can be done`, () => {
      for (const game of games) expect(counted({ players, seed: `rich ${players} ${game}` }, true)).toBe('')
    })

    it(`R54: ${players} players: no view, event or question names a decree that is hidden from its reader`, () => {
      for (const game of games) {
        const seen = objection({ players, seed: `hidden ${players} ${game}` }, (p, told) => {
          for (let seat = 0; seat < players; seat++) unseen(p, told, seat)
          unseen(p, told, 'spectator')
        })
        expect(seen).toBe('')
      }
    })
  }

  for (const options of [
    { vizier: true },
    { solo: 'easy' },
    { solo: 'medium', soloPacket: '2+2', soloArtifacts: 2 },
    { solo: 'hard', soloPacket: '3+2', soloArtifacts: 4, soloBuildings: 20, soloDecrees: 8 },
  ]) {
    it(`${JSON.stringify(options)}: the same`, () => {
      for (const game of games)
        expect(counted({ players: 2, options, seed: `small ${game}` }, false)).toBe('')
    })
  }
})
