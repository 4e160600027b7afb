import type { Position, Seat } from '@benben/kernel'
import { SX01, SX02, SX03, SX04, SX05, SX06, SX07, SX08, SX09, SX10, SX11, SX12 } from '../card-ids.ts'
import { W } from '../kinds.ts'
import { BLESSING, bitOf, GOLD, OSIRIS, RESOURCES, SCRIBE, startingName, TECHNOLOGY } from '../names.ts'
import { DISTRICTS, PAINLESS, perform, QUIET } from '../perform.ts'
import type { Play, Wait } from '../play.ts'
import { cheer, grow } from '../populace.ts'
import { LIMESTONE_GRANITE, PAPYRUS_BREAD, rewarding } from '../rewards.ts'
import { DRAFTED, stack } from '../state.ts'
import { gain } from '../tokens.ts'
import { BASIC, offerResources, offerWarband } from './gain.ts'
import { showCards } from './pick.ts'
import { enlist, ordain } from './warband.ts'

/** What SX01 to SX12 bring, seat by seat in turn order, before destinies are chosen (Q01). */
export const rewards: Wait = rewarding({
  name: 'seth-rewards',
  plain: bitOf(SX05) | bitOf(SX08) | bitOf(SX12),
  cards: (p, seat) => p[DRAFTED + seat]!,
  give: (p, play, seat, card) => GIVES[card]!(p, play, seat, startingName(card)),
  after: (p) => stack.push(p, W.destiny, 0),
})

type Give = (p: Position, play: Play, seat: Seat, by: string) => void

/** Q01b: an Osiris action that cannot be done is lost, the rest is not. Here it costs its happiness. */
const build =
  (districts: number): Give =>
  (p, play, seat, by) => {
    offerWarband(p, seat, 4, by)
    perform(p, play, seat, OSIRIS, 3 | QUIET | (districts << DISTRICTS), by)
  }

const stock =
  (kinds: number): Give =>
  (p, _play, seat, by) => {
    offerWarband(p, seat, 3, by)
    offerResources(p, seat, 3, kinds, by)
  }

/** By card; what waits longest is put down first. */
const GIVES: Readonly<Record<number, Give>> = {
  [SX01]: (p, play, seat, by) => {
    enlist(p, play, seat, 2, by)
    perform(p, play, seat, OSIRIS, 5 | QUIET | PAINLESS, by) // Q01c
  },
  [SX02]: build(LIMESTONE_GRANITE),
  [SX03]: build(PAPYRUS_BREAD),
  [SX04]: (p, _play, seat, by) => {
    offerWarband(p, seat, 1, by)
    offerResources(p, seat, 5, BASIC, by)
  },
  [SX05]: (p, play, seat, by) => {
    gain(p, play, seat, SCRIBE, 2, by)
    ordain(p, play, seat, 4, by)
    enlist(p, play, seat, 4, by)
  },
  [SX06]: (p, play, seat, by) => {
    ordain(p, play, seat, 3, by)
    showCards(p, play, seat, TECHNOLOGY, 2)
  },
  [SX07]: (p, play, seat, by) => {
    enlist(p, play, seat, 3, by)
    showCards(p, play, seat, BLESSING, 2)
  },
  [SX08]: (p, play, seat, by) => {
    for (let resource = 0; resource < RESOURCES.length; resource++) gain(p, play, seat, resource, 1, by)
    enlist(p, play, seat, 2, by)
    ordain(p, play, seat, 2, by)
  },
  [SX09]: stock(LIMESTONE_GRANITE),
  [SX10]: stock(PAPYRUS_BREAD),
  [SX11]: (p, play, seat, by) => {
    grow(p, play, seat, 3, by)
    cheer(p, play, seat, 2, by)
    enlist(p, play, seat, 4, by)
  },
  [SX12]: (p, play, seat, by) => {
    gain(p, play, seat, GOLD, 2, by)
    ordain(p, play, seat, 4, by)
  },
}
