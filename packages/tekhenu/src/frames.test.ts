import { expect, it } from 'vitest'
import { RULE_SETS } from './together.ts'
import { isThere } from './waiting.ts'

/** What a position may hold of each wait: its numbers with their least and greatest value, and how it may wait. */
const FRAMES = `
act: seat 0–3 god 0–6 extra 0–1 own
after-maat: stage 0–1 bottom
artifact: seat 0–3 artifact 1–7 action 0–11 own
bastet: seat 0–3 how 1–4095 nests
begin: bottom early
bonuses: seat 0–3 god 0–6 statues 0–15 nests
bread: place 0–4 calm
build-house: seat 0–3 how 1–4095 house 0–19 nests
build-statue: seat 0–3 where 0–12 nests
choose-decree: early always
colour: seat 0–3 own
conquest-offer: seat 0–3 god 0–6 how 1–4095
conquest: seat 0–3
count-decrees: seat 0–3
cult: seat 0–3 given 0–4
declare: seat 0–3 god 0–6 own
decrees: place 0–4 calm
destiny: place 0–4 bottom calm
double: seat 0–3
draft: pick 0–8 bottom early
end-turn: seat 0–3 calm always
faith: place 0–4 calm
festival: seat 0–3 how 1–4095 nests
finish: bottom
free-action: seat 0–3 waived 0–1
free-value: seat 0–3 action 0–10 waived 0–1
gain: seat 0–3 left 1–5 kinds 1–15
harvest: seat 0–3 house 0–19 done 0–5 nests
hathor: seat 0–3 how 1–4095 nests
horus: seat 0–3 how 1–4095 nests
improve: seat 0–3 nests
interrupt: seat 0–3 own always
keep-decree: bottom early always
lessons: seat 0–3 left 0–3
levy: seat 0–3 due 1–10 cause 0–47
muster: seat 0–3 left 1–9 cause 0–47
next: bottom
offer: seat 0–3 god 0–6 how 1–4095 nests
order: seat 0–3 space 0–24 done 0–3
osiris: seat 0–3 how 1–4095 nests
pay: seat 0–3 cost 1–16777215 relief 0–2 check 0–1 nests
pick: seat 0–3 family 0–1 first 1–24 second 1–24
place-tile: seat 0–3 how 1–4095 where 0–99 nests
proclaim: place 0–4 calm always
produce: seat 0–3 resource 0–3 how 1–4095 times 1–11 nests
ra: seat 0–3 how 1–4095 nests
raise-pillar: seat 0–3 space 0–24 nests
refill: bottom
resettle: seat 0–3 card 3–4 chosen 0–48
rewards: place 0–4 cards 0–536870911 bottom early
scoring: calm
seth-bury: seat 0–3 first 1–63 second 1–63 third 0–63
seth-draft: pick 0–12 bottom early
seth-gain: seat 0–3 left 1–25 kinds 1–31 cause 0–47
seth-pick: seat 0–3 first 1–63 second 1–63 third 0–63
seth-rewards: place 0–4 cards 0–536870911 bottom early
seth-settle: seat 0–3 region 1–6 stage 0–1
seth: seat 0–3 how 1–4095
settle: seat 0–3 own
settlers: seat 0–3 value 1–6 nests
solo-pyramid:
solo-seth-start: seat 0–0 bottom early
solo-start: seat 0–0 bottom early
solo-turn: seat 1–1 stage 0–2 own always
swap: seat 0–3 cult 5–7
take: seat 0–3 own calm
thoth: seat 0–3 how 1–4095 taking 0–28 refreshed 0–4095 nests
tithe: seat 0–3 again 0–1 nests
turn: bottom
use: seat 0–3 own calm
vizier-discard: seat 0–1
vizier-station: seat 0–1
weigh:
welfare: seat 0–3
`

const FLAGS = ['bottom', 'early', 'nests', 'own', 'calm', 'always'] as const

it('frames: what each of them holds, within which bounds, and how it may wait', () => {
  const lines = RULE_SETS.flatMap((rules) => rules?.waits.filter(isThere) ?? []).map((wait) => {
    const fields = Object.entries(wait.fields).map(([field, range]) => `${field} ${range.join('–')}`)
    return [`${wait.name}:`, ...fields, ...FLAGS.filter((flag) => wait[flag])].join(' ')
  })
  expect([...new Set(lines)].toSorted()).toEqual(FRAMES.trim().split('\n'))
})
