import { src } from '../files.ts'
import type { Mutant } from '../mutant.ts'

/** Rulings switched off, or turned into the reading they reject. */
const at = (
  file: string,
  ...of: readonly (readonly [id: string, find: string, replace: string])[]
): Mutant[] => of.map(([id, find, replace]) => ({ id, file: src(file), find, replace }))

export const rulings: readonly Mutant[] = [
  ...at(
    'take',
    ['R4', `if (!isBarren(colour)) return true`, `return !isBarren(colour)`],
    [
      'R4',
      `purityAt(p, play, p[DIE_SECTION]!, p[DIE_AS]!)`,
      `purityAt(p, play, p[DIE_SECTION]!, p[DIE_COLOUR]!)`,
    ],
    ['R5', `if (p[ANUBIS_CALLED] !== 0) return lay(p, play, seat, ANUBIS)`, ``],
    [
      'R7',
      `if (isBarren(colour) && seat >= 0 && !barrenIsUsable(p, play, seat, section, colour, value)) continue`,
      ``,
    ],
    ['R7', `if (idle) mark(p, DID_IDLE)`, ``],
    ['R7', `if (out.length === 0) pushAll(p, play, out, true)`, `pushAll(p, play, out, true)`],
    [
      'R42',
      `return hasTechnology(p, seat, 8) ? true : lay(p, play, seat, TAINTED)`,
      `return lay(p, play, seat, TAINTED)`,
    ],
    ['R43', `callAnubis(p, play, seat, blessing(card))`, ``],
    [
      'TK11',
      `legalCalls(p, seat, out)\n    if (out.length === 0) legalIdle(p, play, out)`,
      `if (out.length === 0) legalIdle(p, play, out)\n    legalCalls(p, seat, out)`,
    ],
    [
      'TK6',
      `if (p[RECOLOURED] !== 0 && p[ANUBIS_CALLED] === 0) stack.push`,
      `if (p[RECOLOURED] !== 0) stack.push`,
    ],
  ),
  ...at(
    'use',
    ['R1', `DID_BEGIN | DID_GOD | (`, `DID_BEGIN | DID_GOD | DID_MAIN | (`],
    ['R2', `turnLast(p, seat, said_)`, ``],
    ['R2', `p[VALUE] = what\n`, `p[VALUE] = what\n    turnLast(p, seat, what)\n`],
    [
      'R32',
      `for (let i = 0; i < extrasOf(p, god); i++) play.tell?.({ type: 'forfeited', seat, action: GODS[god]! })`,
      ``,
    ],
    ['R33', `if (card <= 18) demandPayment(p, seat, costOf(SCRIBE, 1), 0, 1)`, `if (card <= 18) {}`],
    ['R34', `add(p, EXTRA, 1 << (2 * god))`, `p[EXTRA] = 1 << (2 * god)`],
    [
      'R41',
      `produce(p, play, seat, resource, p[VALUE]! | WITH_DIE, 'T19')`,
      `produce(p, play, seat, resource, p[VALUE]!, 'T19')`,
    ],
  ),
  ...at(
    'possible',
    ['R1', `if (!did(p, DID_CHANGE) && p[GOD_VALUE] === 0) {`, `if (!did(p, DID_CHANGE)) {`],
    ['R3', `Math.abs(to - p[DIE_FACE]!) - p[RECOLOURED]!`, `Math.abs(to - p[DIE_FACE]!)`],
    ['R3', `- p[RECOLOURED]!) + 1) >> 1`, `- p[RECOLOURED]!) + 2) >> 1`],
    [
      'R5',
      `out.push(K.produce + resource) // R5`,
      `if (resource === p[DIE_AS]) out.push(K.produce + resource)`,
    ],
    ['R5', `p[DIE_SIDE] !== TAINTED + 1 || producedBy`, `producedBy`],
    [
      'R6',
      `play.printed.godAt[(p[DIE_SECTION]! + 1) % SECTIONS]!`,
      `play.printed.godAt[(p[DIE_SECTION]! + 2) % SECTIONS]!`,
    ],
    [
      'R6',
      `play.printed.godAt[(p[DIE_SECTION]! + 3) % SECTIONS]!`,
      `play.printed.godAt[(p[DIE_SECTION]! + 4) % SECTIONS]!`,
    ],
    ['R7', `if (!usable) return false`, ``],
    [
      'R31',
      `costOf(SCRIBE, 1), reachesOwnGodAfterProduction)`,
      `costOf(SCRIBE, 1), () => canReachGod(p, play, seat, godOfDie(p, play)))`,
    ],
    ['R33', `  if (did(p, DID_BEGIN)) {`, `  if (false) {`],
    ['R35', `p[GOD_VALUE] === 0 && !did(p, DID_GOD)`, `p[GOD_VALUE] === 0`],
    ['R35', `p[GOD_VALUE]! || p[VALUE]!`, `(did(p, DID_GOD) ? 0 : p[GOD_VALUE]!) || p[VALUE]!`],
    [
      'R36',
      `  add(p, HAPPINESS + seat, -1)\n  add(p, POPULATION + seat, -1)\n`,
      `  add(p, HAPPINESS + seat, 0)\n  add(p, POPULATION + seat, -1)\n`,
    ],
    ['R20', `if (p[HAPPINESS + seat] === 0) return false`, ``],
    ['R41', `p[DIE_SIDE] !== TAINTED + 1 || producedBy`, `producedBy`],
    [
      'TK4',
      `canReachGod(p, play, seat, god) || reachesGodAfterProduction(p, play, seat, god)`,
      `canReachGod(p, play, seat, god)`,
    ],
    ['TK9', ` && adjustHelps(p, play, seat, to)`, ``],
  ),
  ...at(
    'payment',
    ['R11', `if (swapped && !did(p, DID_T10))`, `if (swapped)`],
    ['R11', `twinned(cost, paid) && !did(p, DID_T22)`, `twinned(cost, paid)`],
    ['R11', `if (p[ACTIVE] !== seat) return`, ``],
    ['R11', `swaps ? Math.min(open, scribes) : 0`, `0`],
    ['R12', `if (open - s > mostGold) break`, `if (open - s > gold) break`],
    ['R40', `        playBlessing(p, play, seat, move - K.relief)\n`, ``],
    [
      'TK2',
      `(part(paid, LIMESTONE) > 0 && part(cost, GRANITE) > 0) || (part(paid, GRANITE) > 0 && part(cost, LIMESTONE) > 0)`,
      `part(paid, LIMESTONE) > part(cost, LIMESTONE) || part(paid, GRANITE) > part(cost, GRANITE)`,
    ],
    [
      'TK7',
      `for (let g = most(GRANITE, twins ? stones - l : graniteDue); g >= 0; g--) {`,
      `for (let g = most(GRANITE, twins ? stones - l : graniteDue), e = twins ? 0 : g; g >= e; g--) {`,
    ],
  ),
  ...at(
    'perform',
    [
      'R9',
      `    stack.push(p, W.bonuses, seat, god, honouring(p, god))\n`,
      `    stack.push(p, W.bonuses, seat, god, 15)\n`,
    ],
    [
      'R9',
      `    trigger(p, play, seat, god)\n`,
      `    if ((how & WITH_DIE) !== 0) trigger(p, play, seat, god)\n`,
    ],
    ['R10', `(how & WITH_DIE) !== 0 && valueOf(how) === 1`, `valueOf(how) === 1`],
    ['R43', `    maybeLowestDie(p, play, seat, how)\n`, ``],
  ),
  ...at(
    'bonuses',
    ['R9', `p[ACTIVE]! < 0 ? 0 : placeOf(p, p[ACTIVE]!)`, `0`],
    ['R14', `if (hasTechnology(p, seat, 7))`, `if (false)`],
  ),
  ...at(
    'technologies',
    ['R8', `mayFire(p, play, seat, card) ? 1 : 0`, `mayFire(p, play, seat, card) ? 0 : 0`],
    ['R31', `mayFire(p, play, seat, card) ? 1 : 0`, `mayFire(p, play, seat, card) ? 0 : 0`],
    ['R8', `points: 2, population: 1 }`, `points: 2 }`],
  ),
  ...at(
    'blessings',
    ['R43', `if (!hasTechnology(p, seat, 24)) return then()`, `return then()`],
    ['R31', `    for (const said of says) out.push(playMove(first, said))`, ``],
  ),
  ...at('tokens', [
    'R13',
    `  add(p, tokenCell(seat, token), amount)`,
    `  add(p, tokenCell(seat, token), token === 5 ? Math.min(amount, 21 - p[tokenCell(seat, token)]!) : amount)`,
  ]),
  ...at(
    'horus',
    ['R14', `Math.min(seats(p) - 1, STATUES_PER_GOD)`, `STATUES_PER_GOD`],
    ['R14', `if (first && seats(p) === 3)`, `if (seats(p) === 3)`],
    ['R14', `if (first && seats(p) === 3)`, `if (first)`],
    ['R48', `if (p[STATUES_LEFT + seat] === 0) return NO_STATUE_LEFT`, ``],
    [
      'G5',
      `if (ownsPillar(p, seat, place === 0 ? 10 + i : i * 5 + 2)) pillars++`,
      `if (p[TEMPLE + (place === 0 ? 10 + i : i * 5 + 2)] !== 0) pillars++`,
    ],
    ['G5', `score(p, play, seat, 3 * pillars, 'horus'`, `score(p, play, seat, pillars, 'horus'`],
  ),
  ...at(
    'ra',
    ['R15', `edges * (isCorner(space) ? 2 : 1)`, `edges`],
    ['R15', `ability === 'double covered reward' ? 2 : 1`, `ability === 'double covered reward' ? 3 : 1`],
    ['R39', `covered(tile, place & 3, 0)`, `covered(tile, place & 3, seat + 1)`],
    ['R48', `if (p[PILLARS_LEFT + seat] === 0) return NO_PILLAR_LEFT`, ``],
  ),
  ...at(
    'tiles',
    ['R15', `score(p, play, seat, edges, 'ra', by)`, `score(p, play, seat, 2 * edges, 'ra', by)`],
    ['R38', `out.push(K.do + stack.get(p, 1), K.decline)`, `out.push(K.do + stack.get(p, 1))`],
  ),
  ...at(
    'hathor',
    [
      'R16',
      `if (kinds.length === 1) gain(p, play, seat, kinds[0]!, 1, 'line')`,
      `for (const kind of kinds) gain(p, play, seat, kind, play.printed.rewards[line[i]!]!.tokens[kind]!, 'line')`,
    ],
    ['R16', `if (kinds.length > 1) {`, `if (false) {`],
  ),
  ...at(
    'thoth',
    ['R17', `  (stack.get(p, 3) & (1 << section)) === 0 &&\n`, ``],
    ['R17', `&& cardsIn(p, section) >= left(p)`, ``],
    ['R17', `: section === chosen(p) - 1`, `: true`],
    [
      'R37',
      `Math.min(MARKET_SECTIONS, (p[HAPPINESS + seat]! + 3) >> 2)`,
      `Math.max(1, Math.min(MARKET_SECTIONS, (p[HAPPINESS + seat]! + 3) >> 2))`,
    ],
    [
      'R50',
      `      demandPayment(p, seat, costOf(PAPYRUS, 1))\n`,
      `      if ((stack.get(p, 1) & WAIVED) === 0) demandPayment(p, seat, costOf(PAPYRUS, 1))\n`,
    ],
  ),
  ...at(
    'osiris',
    ['R18', `Math.min(play.printed.productionMax, p[cell]! + steps)`, `p[cell]! + steps`],
    [
      'R18',
      `if (p[productionCell(seat, resource)]! < play.printed.productionMax) out.push(K.raise + resource)`,
      `out.push(K.raise + resource)`,
    ],
    [
      'R47',
      `gain(p, play, seat, district, row >= 5 ? 2 : 1, by)`,
      `gain(p, play, seat, row === 3 || row === 4 ? play.printed.second[row - 3]![district]! : district, row >= 5 ? 2 : 1, by)`,
    ],
    ['R48', `return hasSpace(p, how) ? undefined`, `return hasSpace(p, 1) ? undefined`],
    ['R50', `if ((how & PAINLESS) === 0) sadden(`, `if ((how & (PAINLESS | 16)) === 0) sadden(`],
    ['R29', `if ((how & PAINLESS) === 0) sadden(`, `sadden(`],
  ),
  ...at(
    'bastet',
    ['R50', `(how & WAIVED) !== 0 || canPay`, `canPay`],
    ['R8', `    maybeCheerOnce(p, play, seat)\n`, ``],
  ),
  ...at(
    'produce',
    ['R19', `const kept = Math.min(value, p[productionCell(seat, resource)]!)`, `const kept = value`],
    ['R19', `for (let i = 0; i < times; i++) yieldOnce`, `yieldOnce`],
    ['R49', `stack.set(p, 2, (stack.get(p, 2) & ~7) | named(move))`, ``],
    ['R21', `hasTechnology(p, seat, 13) && (stack.get(p, 2) & WITH_DIE) !== 0`, `hasTechnology(p, seat, 13)`],
    ['R31', `p[productionCell(seat, resource)]!) + extra`, `p[productionCell(seat, resource)]!)`],
    ['R31', `const times = 1 + count(cards & TWICE_MASK)`, `const times = 1`],
    ['G2', `Math.min(6, value + 2); to++) if`, `Math.min(6, value + 1); to++) if`],
  ),
  ...at(
    'populace',
    ['R20', `  if ((p[REACHED + seat]! & bit) !== 0) return\n`, ``],
    ['R20', `Math.min(p[POPULATION + seat]!, before + amount)`, `before + amount`],
    ['R20', `if (after >= 16) reach`, `if (after === 16) reach`],
    ['R45', `Math.min(TOP, before + amount)`, `before + amount`],
    [
      'R46',
      `for (let section = 2; section < 4; section++) {`,
      `for (let section = 2; section < 2; section++) {`,
    ],
  ),
  ...at(
    'free',
    [
      'R21',
      `for (let resource = 0; resource < RESOURCES.length; resource++) out.push(K.produce + resource)`,
      ``,
    ],
    [
      'R50',
      `const how = named(move) | (waived ? WAIVED : 0)`,
      `const how = named(move) | (waived ? WAIVED | 8 : 0)`,
    ],
  ),
  ...at('engine', ['R44', `wait.calm === true && somethingPutOff(p)`, `somethingPutOff(p)`]),
  ...at(
    'maat',
    [
      'R22',
      `const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!`,
      `const seatOf = (p: Position): Seat => stack.get(p, 0)`,
    ],
    [
      'R23',
      `if (hasTechnology(p, seat, 15) && play.rules.cardsWork(seat)) gain(p, play, seat, FAITH, 2, 'T15')`,
      `;`,
    ],
    [
      'R23',
      `      payFirstAndLast(p, play)\n`,
      `      if (p[ROUND] !== LAST_ROUND) payFirstAndLast(p, play)\n`,
    ],
    ['R23', `    clearBoards(p, seats(p))\n`, `    clearBoards(p, seats(p))\n    payFirstAndLast(p, play)\n`],
    ['R24', `if (p[ROUND] === LAST_ROUND || stage === 1) {`, `if (stage === 1) {`],
    ['R26', `{ wait: W.proclaim, isDue: (p) => p[ROUND] === LAST_ROUND },`, ``],
  ),
  ...at(
    'scoring',
    ['R25', `tokens(p, seat, BREAD) + tokens(p, seat, GOLD)`, `tokens(p, seat, BREAD)`],
    [
      'R25',
      `const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!`,
      `const seatOf = (p: Position): Seat => stack.get(p, 0)`,
    ],
    [
      'R52',
      `for (const { source, points } of play.rules.scoring) {
      for (let place = 0; place < seats(p); place++) {`,
      `for (let place = 0; place < seats(p); place++) {
      for (const { source, points } of play.rules.scoring) {`,
    ],
    ['R53', `let most = 0`, `let most = -1`],
    ['G6', `topmostOf(p, seat, district) < topmostOf(p, owner, district)`, `false`],
    ['G6', `      top = 0\n`, ``],
  ),
  ...at(
    'decrees',
    ['R28', `      demandPayment(p, seat, doubleCost)\n`, ``],
    ['R28', `        stack.push(p, W.tithe, seat, 1)\n`, ``],
    ['R51', `token <= GOLD; token++`, `token < GOLD; token++`],
    [
      'TK5',
      `hasDecree(p, seat, D23) || (held(p, DECREE, seat) & ~p[OPEN_DECREES + seat]!) !== 0`,
      `hasDecree(p, seat, D23)`,
    ],
    [
      'TK8',
      `if (from < 0) from = tokens(p, seat, GOLD) > 0 ? GOLD : SCRIBE`,
      `if (from < 0 || tokens(p, seat, GOLD) > 0) from = tokens(p, seat, GOLD) > 0 ? GOLD : SCRIBE`,
    ],
    [
      'TK8',
      `tokens(p, seat, resource) > (from < 0 ? 0 : tokens(p, seat, from))`,
      `from < 0 && tokens(p, seat, resource) > 0`,
    ],
  ),
  ...at(
    'decree-points',
    ['R26', `MOST_DECREES - (p[PROCLAIMED] === seat + 1 ? 1 : 0)`, `MOST_DECREES`],
    ['TK10', `cardsOf(p[PROCLAIMED] === seat + 1 ? chosen | bitOf(D23) : chosen)`, `cardsOf(chosen)`],
    ['R27', `cardsOf(held(p, DECREE, seat)).map(`, `cardsOf(bitOf(2)).map(`],
    [
      'R27',
      `points += ownBuildingsInLine(p, seat, space)`,
      `points += ownBuildingsInLine(p, seat, space) + 1`,
    ],
  ),
  ...at('dice', ['R27', `=== PURE) sum += faceOnBoard(die)`, `!== TAINTED) sum += faceOnBoard(die)`]),
  ...at('printed', ['R16', `reward[token] > 0 && token !== 'scribe'`, `reward[token] > 0`]),
  ...at('view', ['R54', `viewer === seat || isOpen(p, board, seat)`, `true`]),
  ...at('market', ['R54', `p[OPEN_DECREES + seat] = p[OPEN_DECREES + seat]! | bitOf(card) // R54`, `{}`]),
  ...at(
    'rewards',
    ['R29', `if (plain === 0 && count(left) > 1) return true`, ``],
    ['TK1', `cards: [first, second].map((card) => cardName(family, card)) })`, `cards: [] })`],
    ['TK3', `const plain = left & set.plain`, `const plain = 0`],
  ),
  ...at('starting', ['R55', `const first = play.chance(p, seats(p))`, `const first = 0`]),
  ...at('destiny', ['R29', `if (p[ROUND] !== 0) giveDestiny`, `giveDestiny`]),
  ...at(
    'setup',
    ['G1', `players === 2 && colour !== GRAY ? 1`, `players === 2 ? 1`],
    ['R30', `chosen.horus === 'printed' ? 0 : gods.length`, `gods.length`],
  ),
]
