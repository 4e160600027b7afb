const TWICE =
  'B17 and B18, or B19 and B20, declare a god twice at most; the check is for positions laid by hand'

const ONCE = 'it is noted down only where technologies answer once a turn'

const REMEMBERED =
  'speed alone: what was found is remembered, and looked for within a bound of about this size'

export const UNASKED =
  'speed alone: without such a card nothing is tried out, and a calm step comes out the same before and after it'

const SEARCHED = 'speed alone: the search of all orders finds it too'

const GRAY = `a gray die comes here with Anubis, where nothing is in reach; ${SEARCHED}`

const NO_EXTRAS = 'speed alone: without an extra action there is nothing more to foresee'

const NOT_ASKED = 'speed alone: a move that the seat at turn is not asked for gives up nothing'

const PIECES = 'a seat without pieces has no topmost one, and no row of a district holds two'

const FULL = 'a full region holds a building of each side'

const WHOLE = 'cells hold whole numbers'

const USABLE = 'speed alone: without a die, and once it has done its main action, everything leaves it usable'

export const LAID =
  'nothing comes between the choice of a space and its tile; the check is for positions laid by hand'

/** Mutants that change nothing anybody could notice, each with its reason; by what `prove --all` prints, without the line's number. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'if (seat < 0 || !holdsInside(p, play, seat)) return false → ;',
      'seat < 0 || !holdsInside(p, play, seat) → (seat < 0)',
      'seat < 0 || !holdsInside(p, play, seat) → (!holdsInside(p, play, seat))',
      'wait.calm !== true && stack.kind(p) !== W.interrupt → (stack.kind(p) !== W.interrupt)',
    ].map((edit) => [`packages/tekhenu/src/interrupt.ts: ${edit}`, UNASKED]),
  ),
  ...Object.fromEntries(
    [
      'if (seat === null || view.toAct[0] !== seat) return [] → ;',
      'seat === null || view.toAct[0] !== seat → (seat === null)',
      'seat === null || view.toAct[0] !== seat → (view.toAct[0] !== seat)',
    ].map((edit) => [`packages/tekhenu/src/facts/given-up.ts: ${edit}`, NOT_ASKED]),
  ),
  ...Object.fromEntries(
    [
      'if ( alone && canProduce(p) && (canReachGod(p, play, seat, god) || reachesGodAft → ;',
      'canReachGod(p, play, seat, god) || reachesGodAfterProduction(p, play, seat, god) → (canReachGod(p, play, seat, god))',
      'canReachGod(p, play, seat, god) || reachesGodAfterProduction(p, play, seat, god) → (reachesGodAfterProduction(p, play, seat, god))',
    ].map((edit) => [`packages/tekhenu/src/possible.ts: ${edit}`, SEARCHED]),
  ),
  'packages/tekhenu/src/possible.ts: mayCountExtras(p, seat) && foreseesMain(p, play, seat) → (foreseesMain(p, play, seat))':
    NO_EXTRAS,
  'packages/tekhenu/src/changes.ts: mayCountExtras(p, seat) && canPay(p, seat, costOf(SCRIBE, 1)) → (canPay(p, seat, costOf(SCRIBE, 1)))':
    NO_EXTRAS,
  'packages/tekhenu/src/reach.ts: if (resource < 0) return false → ;': GRAY,
  'packages/tekhenu/src/seth/die.ts: did(p, DID_MAIN) && p[DIE_PAID] === 0 && p[ANUBIS_CALLED] === 0 && p[DIE_AS]! >= → (did(p, DID_MAIN) && p[DIE_PAID] === 0 && p[ANUBIS_CALLED] === 0)':
    'a die of another colour brings neither warriors nor priests',
  'packages/tekhenu/src/use.ts: p[FACE_DOWN] !== 0 && mayStillRaise(p, play) → (mayStillRaise(p, play))':
    'speed alone: where no tile lies face down none is turned up',
  ...Object.fromEntries(
    [
      'if (p[EXTRA] === 0 && (!did(p, DID_BEGIN) || did(p, DID_MAIN))) return [] → ;',
      '!did(p, DID_BEGIN) || did(p, DID_MAIN) → (!did(p, DID_BEGIN))',
      '!did(p, DID_BEGIN) || did(p, DID_MAIN) → (did(p, DID_MAIN))',
    ].map((edit) => [
      `packages/tekhenu/src/foresee.ts: ${edit}`,
      'speed alone: the last action of a die is given up by nothing that is offered',
    ]),
  ),
  ...Object.fromEntries(
    [
      'pieces === most && pieces > 0 → (pieces === most)',
      'pieces > 0 → pieces >= 0',
      'topmostOf(p, seat, district) < topmostOf(p, owner, district) → topmostOf(p, seat, district) <= topmostOf(p, owner, district)',
    ].map((edit) => [`packages/tekhenu/src/scoring.ts: ${edit}`, PIECES]),
  ),
  ...Object.fromEntries(
    [
      'if (tile === 0 || p[TEMPLE + space] !== 0 || p[PILLARS_LEFT + seat] === 0) retur → ;',
      'tile === 0 || p[TEMPLE + space] !== 0 || p[PILLARS_LEFT + seat] === 0 → (p[PILLARS_LEFT + seat] === 0)',
      'tile === 0 || p[TEMPLE + space] !== 0 || p[PILLARS_LEFT + seat] === 0 → (tile === 0 || p[TEMPLE + space] !== 0)',
      'tile === 0 || p[TEMPLE + space] !== 0 → (p[TEMPLE + space] !== 0)',
      'tile === 0 || p[TEMPLE + space] !== 0 → (tile === 0)',
    ].map((edit) => [`packages/tekhenu/src/ra.ts: ${edit}`, LAID]),
  ),
  ...Object.fromEntries(
    ['filled < SLOTS && p[STACK] !== 0 → (p[STACK] !== 0)', 'filled < SLOTS → filled <= SLOTS'].map(
      (edit) => [`packages/tekhenu/src/ra.ts: ${edit}`, 'tiles slide where one has been taken'],
    ),
  ),
  ...Object.fromEntries(
    [
      'apart || most === 0 || decrees === 0 → (apart || most === 0)',
      'apart || most === 0 → (apart)',
      'if (decreesAfter(p, at, seat, most) === decrees) return all → ;',
    ].map((edit) => [
      `packages/tekhenu/src/reckoning.ts: ${edit}`,
      'speed alone: every way to pay leads to the same',
    ]),
  ),
  "packages/tekhenu/src/ahead.ts: question.code === 'tekhenu.pay' && isForBread(view) → (isForBread(view))":
    'on the bread of a scoring lies nothing but its payment',
  'packages/tekhenu/src/engine.ts: wait.calm === true && somethingPutOff(p) → (wait.calm === true)':
    'speed alone: where nothing is put off nothing comes of it',
  'packages/tekhenu/src/facts/proclaimed.ts: seat === undefined || stack.kind(p) !== W.proclaim → (stack.kind(p) !== W.proclaim)':
    'where nobody is asked nobody is asked about D23',
  'packages/tekhenu/src/maat.ts: hasTechnology(p, seat, T16) && play.rules.cardsWork(seat) → (hasTechnology(p, seat, T16))':
    'where Botankhamun plays T16 is not in the game',
  'packages/tekhenu/src/market.ts: (p[OPENED]! & (1 << section)) === 0 || isFull(p, section) → ((p[OPENED]! & (1 << section)) === 0)':
    'a full section takes no card',
  'packages/tekhenu/src/payment.ts: kept !== NO_RESOURCES && (kept & laterCosts(p, play, seat)) !== NO_RESOURCES → ((kept & laterCosts(p, play, seat)) !== NO_RESOURCES)':
    'speed alone: what nobody keeps no later cost takes',
  'packages/tekhenu/src/payment.ts: all.length < 2 || (stack.get(p, 3) === 0 && (p[ACTIVE] !== seat || p[DIE_FACE] = → ((stack.get(p, 3) === 0 && (p[ACTIVE] !== seat || p[DIE_FACE] === 0)))':
    'speed alone: a single way to pay is offered whatever it leaves',
  'packages/tekhenu/src/decree-points.ts: if (doubled === 0 && !set.some(isPaidFor)) return points → ;':
    'speed alone: where nothing is paid every way to pay comes to the same',
  'packages/tekhenu/src/decree-points.ts: symbolOf(printed, card) → (symbolOf(printed, card)) + 1':
    'only how many of them differ counts',
  ...Object.fromEntries(
    [
      'if (before !== undefined) return before → ;',
      'found.set(view, worth) → ;',
      '6000 → 6001',
      '6000 → 5999',
    ].map((edit) => [`packages/tekhenu/src/facts/proclaimed.ts: ${edit}`, REMEMBERED]),
  ),
  'packages/tekhenu/src/bastet.ts: play.rules.oncePerTurn && did(p, DID_T06) → (did(p, DID_T06))': ONCE,
  'packages/tekhenu/src/technologies.ts: play.rules.oncePerTurn && (p[FIRED]! & bitOf(card)) !== 0 → ((p[FIRED]! & bitOf(card)) !== 0)':
    ONCE,
  ...Object.fromEntries(
    [
      'changes.ts: tokens(p, seat, SCRIBE) > 0 → tokens(p, seat, SCRIBE) >= 0',
      'changes.ts: p[RECOLOURED]! > 0 → p[RECOLOURED]! >= 0',
    ].map((edit) => [
      `packages/tekhenu/src/${edit}`,
      'speed alone: what cannot be paid is refused value by value',
    ]),
  ),
  'packages/tekhenu/src/settle.ts: if (!isBarren(colour)) return true → ;':
    'speed alone: a die that can produce can be used',
  'packages/tekhenu/src/take.ts: if (!turning && scribes === 0 && !hasTechnology(p, seat, T10) && p[RECOLOURED] = → ;':
    'speed alone: no other value can be paid then, which is found by trying them all',
  'packages/tekhenu/src/take.ts: if ( play.rules.gods[play.printed.godAt[section]!]!.anyValue === true && !turnin → ;':
    'speed alone: what no other value helps is found by trying them all',
  'packages/tekhenu/src/die-blessings.ts: if (extrasOf(p, opposite(p, play)) === 3) return → ;': TWICE,
  'packages/tekhenu/src/die-blessings.ts: extrasOf(p, god) < 3 → extrasOf(p, god) <= 3': TWICE,
  'packages/tekhenu/src/die-blessings.ts: extrasOf(p, god) < 3 && whenPlayed(p, seat, () => canDeclareBeside(p, play, seat → (whenPlayed(p, seat, () => canDeclareBeside(p, play, seat, god)))':
    TWICE,
  'packages/tekhenu/src/die-blessings.ts: 3 → 4': TWICE,
  'packages/tekhenu/src/die-blessings.ts: 3 → 2': TWICE,
  ...Object.fromEntries(
    [
      'p[DIE_FACE] === 0 || did(p, DID_MAIN) || !isUsable(p, play, seat) → (!isUsable(p, play, seat))',
      'p[DIE_FACE] === 0 || did(p, DID_MAIN) → (p[DIE_FACE] === 0)',
      'p[DIE_FACE] === 0 || did(p, DID_MAIN) → (did(p, DID_MAIN))',
    ].map((edit) => [`packages/tekhenu/src/seth/resettle.ts: ${edit}`, USABLE]),
  ),
  'packages/tekhenu/src/seth/use-artifact.ts: p[DIE_FACE] === 0 || canPayAndUse(p, play, seat, scribe, mainIsPossible) → (canPayAndUse(p, play, seat, scribe, mainIsPossible))':
    USABLE,
  'packages/tekhenu/src/seth/thoth.ts: 6 → 5': 'any number above those of the sections means several of them',
  'packages/tekhenu/src/solo-seth/regions.ts: !ownsIn(p, BOT, region) && freeIn(p, region) >= 0 → (!ownsIn(p, BOT, region))':
    FULL,
  'packages/tekhenu/src/solo/setup.ts: 10 → 9': WHOLE,
}
