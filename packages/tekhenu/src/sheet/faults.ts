import type { CodedMessage, Seat } from '@benben/kernel'
import { maskOf } from '../board.ts'
import { cardsOf, cardName, DECREE, RESOURCES, TECHNOLOGY, type Family } from '../names.ts'
import type { Printed } from '../printed.ts'
import type { Rules } from '../rules.ts'
import { buildingsIn, piecesIn, statuesIn } from './lay.ts'
import { PILLAR_PLACES, productionCount, type Sheet } from './sheet.ts'

/** What cannot be so on any table. */
export const SHEET_FAULTS = [
  'tekhenu.sheet.buildings',
  'tekhenu.sheet.statues',
  'tekhenu.sheet.pillars',
  'tekhenu.sheet.happiness',
  'tekhenu.sheet.card-twice',
  'tekhenu.sheet.card-boxed',
  'tekhenu.sheet.order',
  'tekhenu.sheet.production',
  'tekhenu.sheet.proclaimed',
] as const

export interface SheetFault extends CodedMessage {
  readonly code: (typeof SHEET_FAULTS)[number]
  /** Undefined if it concerns several. */
  readonly seat: Seat | undefined
}

export function sheetFaults(sheet: Sheet, printed: Printed, rules: Rules): SheetFault[] {
  const found: SheetFault[] = sheet.seats.flatMap((_, seat) => seatFaults(sheet, printed, seat))
  if (new Set(sheet.order).size !== sheet.names.length)
    found.push({ code: 'tekhenu.sheet.order', params: {}, seat: undefined })
  if (sheet.seats.filter(({ proclaimed }) => proclaimed).length > 1)
    found.push({ code: 'tekhenu.sheet.proclaimed', params: {}, seat: undefined })
  return [...found, ...cardFaults(sheet, rules, TECHNOLOGY), ...cardFaults(sheet, rules, DECREE)]
}

function seatFaults(sheet: Sheet, printed: Printed, seat: Seat): SheetFault[] {
  const mine = sheet.seats[seat]!
  const most = (code: SheetFault['code'], many: number, limit: number): SheetFault[] =>
    many <= limit ? [] : [{ code, params: { many, most: limit }, seat }]
  return [
    ...most('tekhenu.sheet.buildings', buildingsIn(sheet, seat), printed.buildings),
    ...most('tekhenu.sheet.statues', statuesIn(sheet, seat), printed.statues),
    ...most('tekhenu.sheet.pillars', piecesIn(sheet, seat, PILLAR_PLACES), printed.pillars),
    ...most('tekhenu.sheet.happiness', mine.happiness, mine.population),
    ...RESOURCES.flatMap((resource) =>
      most('tekhenu.sheet.production', mine[productionCount(resource)], printed.productionMax),
    ),
  ]
}

/** Every card once, and none that stays in the box. */
function cardFaults(sheet: Sheet, rules: Rules, family: Family): SheetFault[] {
  const inPlay = rules.cards(sheet.names.length)[family]!
  const seen = new Set<string>()
  return sheet.seats.flatMap((mine, seat) => {
    const own = family === DECREE ? mine.decrees : mine.technologies
    const boxed = cardsOf(maskOf(own) & ~inPlay).map((card) => cardName(family, card))
    const twice = own.filter((card) => seen.has(card))
    for (const card of own) seen.add(card)
    return [
      ...boxed.map((card): SheetFault => ({ code: 'tekhenu.sheet.card-boxed', params: { card }, seat })),
      ...twice.map((card): SheetFault => ({ code: 'tekhenu.sheet.card-twice', params: { card }, seat })),
    ]
  })
}
