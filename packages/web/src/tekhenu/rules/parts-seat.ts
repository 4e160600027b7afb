import type { GlyphName } from '../icons/names.ts'
import { sayOf, tokenName } from '../say.ts'
import { warbandRows } from './parts-now.ts'
import { seatRows } from './parts-rival.ts'
import type { Answer } from './parts.ts'
import { TOKEN_PAGES } from './token-pages.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const token: Answer = (model, name) => ({
  glyph: name as GlyphName,
  title: capital(tokenName(model.words, name)),
  what: `${capital(sayOf(model.words, `tekhenu.legend.${name}`))}.`,
  rows: seatRows(model, model.near, `token/${name}`),
  rule: TOKEN_PAGES[name] ?? 'table',
})

const pan: Answer = (model, side) => ({
  glyph: side === 'pure' ? 'pure' : 'tainted',
  title: capital(model.words.say('tekhenu.part.pan', { side: sayOf(model.words, `tekhenu.purity.${side}`) })),
  what: model.words.say(side === 'pure' ? 'tekhenu.part.pan.pure' : 'tekhenu.part.pan.tainted'),
  rows: seatRows(model, model.near, `pan/${side}`),
  rule: 'maat',
})

const production: Answer = ({ words, view, near }, resource) => ({
  glyph: resource as GlyphName,
  title: words.say('tekhenu.part.production', { resource: tokenName(words, resource) }),
  what: words.say('tekhenu.part.production.what'),
  rows: [['now', String(view.seats[near]!.production[resource] ?? '')]],
  rule: 'produce',
})

const warband: Answer = (model) => ({
  glyph: 'warrior',
  title: model.words.say('tekhenu.part.warband-track'),
  what: model.words.say('tekhenu.part.warband-track.what'),
  rows: warbandRows(model),
  rule: 'warband',
})

export const SEAT_PARTS = {
  token,
  pan,
  production,
  'warband-track': warband,
} satisfies Readonly<Record<string, Answer>>
