import type { Notice } from '@benben/protocol'
import type { Words } from '@benben/words'
import { escapeMarkup } from '../http/markup.ts'

/** Somebody's notices as an Atom feed (RFC 4287), newest first. */
export interface Feed {
  /** Names the feed without its secret. */
  readonly id: string
  readonly created: number
  readonly words: Words
  readonly nickname: string
  readonly entries: readonly Notice[]
}

const YEAR = 2026
/** A name of ours that no other server uses (RFC 4151). */
const tag = (origin: string, name: string): string => `tag:${new URL(origin).hostname},${YEAR}:${name}`
const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`
const time = (at: number): string => new Date(at).toISOString()

export function atomOf(origin: string, { id, created, words, nickname, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.locale}">
${element('id', tag(origin, `feed/${id}`))}
${element('title', words.say('notice.feed', { name: nickname }))}
${element('updated', time(Math.max(created, ...entries.map(({ at }) => at))))}
<author>${element('name', words.say('web.name'))}</author>
<link rel="alternate" type="text/html" href="${escapeMarkup(origin)}/"/>
${entries.map((entry) => entryOf(origin, entry)).join('\n')}
</feed>
`
}

const entryOf = (origin: string, { id, at, text, url }: Notice): string =>
  `<entry>${element('id', tag(origin, `notice/${id}`))}${element('title', text)}${element('updated', time(at))}` +
  `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>${element('summary', text)}</entry>`
