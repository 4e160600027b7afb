import { BAN_KINDS, PATHS } from '@benben/protocol'
import type { Words } from '@benben/words'
import { escapeMarkup as escape } from '../http/markup.ts'
import type { Ban } from '../store/stored-people.ts'
import type { TableSummary } from '../store/stored-table.ts'
import { cells, time } from './html.ts'
import { reportsSection } from './reports-section.ts'
import type { ReportInContext } from './reports.ts'

/** The operator's page, as HTML without scripts and styles. */

function documentOf(words: Words, body: string): string {
  const title = escape(words.say('operator.title'))
  return `<!doctype html><html lang="${words.locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

const field = (label: string, input: string): string => `<p><label>${escape(label)} ${input}</label></p>`

export const loginPage = (words: Words, isWrong: boolean): string =>
  documentOf(
    words,
    `${isWrong ? `<p role="alert">${escape(words.say('operator.wrong-token'))}</p>` : ''}
<form method="post" action="${PATHS.operator}">
${field(words.say('operator.token'), '<input type="password" name="token" required autocomplete="off">')}
<button>${escape(words.say('operator.open'))}</button></form>`,
  )

export interface Overview {
  readonly tables: readonly TableSummary[]
  readonly bans: readonly Ban[]
  readonly reports: readonly ReportInContext[]
  /** In the format of Prometheus. */
  readonly metrics: string
}

export function operatorPage(words: Words, { tables, bans, reports, metrics }: Overview): string {
  const say = (key: Parameters<Words['say']>[0]): string => escape(words.say(key))
  const titles = [
    'operator.game',
    'operator.status',
    'operator.people',
    'operator.since',
    'operator.moves',
  ] as const
  const kinds = BAN_KINDS.map((kind) => `<option value="${kind}">${say(`operator.${kind}`)}</option>`).join(
    '',
  )
  return documentOf(
    words,
    `${reportsSection(words, reports)}
<h2>${say('operator.tables')}</h2>
<table><thead>${cells('th', titles.map(say))}</thead><tbody>${tables.map(tableRow).join('')}</tbody></table>
<h2>${say('operator.bans')}</h2>
<table><tbody>${bans.map((ban) => banRow(ban, say('operator.lift'), say(`operator.${ban.kind}`))).join('')}</tbody></table>
<form method="post" action="${PATHS.ban}">
${field(words.say('operator.kind'), `<select name="kind">${kinds}</select>`)}
${field(words.say('operator.who'), '<input name="who" required maxlength="64">')}
${field(words.say('operator.reason'), '<input name="reason" maxlength="200">')}
<button>${say('operator.ban')}</button></form>
<h2>${say('operator.metrics')}</h2><pre>${escape(metrics)}</pre>`,
  )
}

/** People are named with the id by which they can be banned. The address of the table is left out: it would let the operator sit down. */
function tableRow({ game, status, seats, since, lines }: TableSummary): string {
  const people = seats.map(({ name, guest }) => (guest === null ? (name ?? '–') : `${name} (${guest})`))
  return cells('td', [game, status, people.join(', '), time(since), String(lines)].map(escape))
}

function banRow({ kind, who, reason, at }: Ban, lift: string, kindName: string): string {
  const form = `<form method="post" action="${PATHS.unban}"><input type="hidden" name="kind" value="${kind}">
<input type="hidden" name="who" value="${escape(who)}"><button>${lift}</button></form>`
  return cells('td', [kindName, ...[who, reason, time(at)].map(escape), form])
}
