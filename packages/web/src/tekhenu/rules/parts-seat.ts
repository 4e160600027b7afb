import type { GlyphName } from '../icons/names.ts'
import { sayOf, tokenName } from '../say.ts'
import type { Answer } from './parts.ts'

/** The page of each token. */
export const TOKEN_PAGES: Readonly<Record<string, string>> = {
  papyrus: 'produce',
  bread: 'produce',
  limestone: 'produce',
  granite: 'produce',
  gold: 'gold',
  scribe: 'scribes',
  faith: 'maat',
  population: 'bastet',
  happiness: 'bastet',
  warrior: 'warband',
  priest: 'warband',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const token: Answer = ({ words, view, near }, name) => {
  const { tokens, population, happiness } = view.seats[near]!
  const many = name === 'population' ? population : name === 'happiness' ? happiness : tokens[name]
  return {
    glyph: name as GlyphName,
    title: capital(tokenName(words, name)),
    what: `${capital(sayOf(words, `tekhenu.legend.${name}`))}.`,
    rows: many === undefined ? [] : [['now', sayOf(words, `tekhenu.many.${name}`, { many })]],
    rule: TOKEN_PAGES[name] ?? 'table',
  }
}

const pan: Answer = ({ words, view, near }, side) => ({
  glyph: side === 'pure' ? 'pure' : 'tainted',
  title: capital(words.say('tekhenu.part.pan', { side: sayOf(words, `tekhenu.purity.${side}`) })),
  what: words.say(side === 'pure' ? 'tekhenu.part.pan.pure' : 'tekhenu.part.pan.tainted'),
  rows: [['now', words.say('tekhenu.boards.balance', { balance: String(view.balances[near]!) })]],
  rule: 'maat',
})

const production: Answer = ({ words, view, near }, resource) => ({
  glyph: resource as GlyphName,
  title: words.say('tekhenu.part.production', { resource: tokenName(words, resource) }),
  what: words.say('tekhenu.part.production.what'),
  rows: [['now', String(view.seats[near]!.production[resource] ?? '')]],
  rule: 'produce',
})

const warband: Answer = ({ words }) => ({
  glyph: 'warrior',
  title: words.say('tekhenu.part.warband-track'),
  what: words.say('tekhenu.part.warband-track.what'),
  rows: [],
  rule: 'warband',
})

export const SEAT_PARTS = {
  token,
  pan,
  production,
  'warband-track': warband,
} satisfies Readonly<Record<string, Answer>>
