import type { Seat } from '@benben/kernel'
import { emptySheet, readSheet, type Count, type Sheet } from '@benben/tekhenu/sheet'
import { useEffect, useState } from 'react'
import { unpack } from '../app/packed.ts'

/** A sheet with the edition it is counted by; undefined stands for the standard one. */
interface Entered {
  readonly sheet: Sheet
  readonly printed?: unknown
}

const KEY = 'benben.score-sheet'

export interface SheetState extends Entered {
  readonly seat: (seat: Seat, change: Partial<Sheet['seats'][number]>) => void
  readonly count: (seat: Seat, count: Count, value: number) => void
  /** The next seat's piece stands there, or nobody's. */
  readonly tap: (place: string) => void
  readonly change: (change: Partial<Sheet>) => void
  readonly setPrinted: (printed: unknown) => void
  readonly setSeats: (many: number, nameOf: (seat: Seat) => string) => void
  readonly clear: () => void
  readonly undo: (() => void) | null
  /** Whether the address held something that is no sheet. */
  readonly broken: boolean
}

/** The sheet that is being written: out of a link, or what was written here before; kept with every change. */
export function useSheet(nameOf: (seat: Seat) => string): SheetState {
  const blank = (): Entered => ({ sheet: emptySheet([nameOf(0), nameOf(1)], false) })
  const [past, setPast] = useState<readonly Entered[]>(() => [kept() ?? blank()])
  const [broken, setBroken] = useState(false)
  const now = past.at(-1)!
  const write = (next: Entered): void => setPast([...past.slice(-60), next])
  useEffect(() => {
    const packed = location.hash.slice(1)
    if (packed === '') return
    void fromLink(packed).then((found) => (found === undefined ? setBroken(true) : setPast([found])))
  }, [])
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // A sheet that cannot be kept can still be counted.
    }
  }, [now])
  const change = (part: Partial<Sheet>): void => write({ ...now, sheet: { ...now.sheet, ...part } })
  const seat: SheetState['seat'] = (which, part) =>
    change({ seats: now.sheet.seats.map((each, i) => (i === which ? { ...each, ...part } : each)) })
  return {
    ...now,
    broken,
    change,
    seat,
    count: (which, count, value) => seat(which, { [count]: value }),
    tap: (place) => change({ pieces: nextOwner(now.sheet, place) }),
    setPrinted: (printed) =>
      write(printed === undefined ? { sheet: now.sheet } : { sheet: now.sheet, printed }),
    setSeats: (many, name) => write({ ...now, sheet: resized(now.sheet, many, name) }),
    clear: () => write({ ...now, sheet: emptySheet(now.sheet.names, now.sheet.seth) }),
    undo: past.length < 2 ? null : () => setPast(past.slice(0, -1)),
  }
}

function nextOwner({ pieces, names }: Sheet, place: string): Sheet['pieces'] {
  const { [place]: owner, ...others } = pieces
  const next = owner === undefined ? 0 : owner + 1
  return next < names.length ? { ...others, [place]: next } : others
}

/** Those who stay keep what is theirs. */
function resized(sheet: Sheet, many: number, nameOf: (seat: Seat) => string): Sheet {
  const names = Array.from({ length: many }, (_, seat) => sheet.names[seat] ?? nameOf(seat))
  const empty = emptySheet(names, sheet.seth)
  const order = sheet.order.filter((seat) => seat < many)
  return {
    ...empty,
    order: [...order, ...names.map((_, seat) => seat).filter((seat) => !order.includes(seat))],
    pieces: Object.fromEntries(Object.entries(sheet.pieces).filter(([, seat]) => seat < many)),
    seats: empty.seats.map((seat, i) => sheet.seats[i] ?? seat),
  }
}

function read(text: string): Entered | undefined {
  const raw = JSON.parse(text) as { readonly sheet?: unknown; readonly printed?: unknown } | null
  const sheet = readSheet(raw?.sheet)
  if (!sheet.ok) return undefined
  return raw?.printed === undefined ? { sheet: sheet.value } : { sheet: sheet.value, printed: raw.printed }
}

function kept(): Entered | undefined {
  try {
    return read(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return undefined
  }
}

async function fromLink(packed: string): Promise<Entered | undefined> {
  try {
    return read(await unpack(packed))
  } catch {
    return undefined
  }
}
