import { PATHS } from '@benben/protocol'
import type { Words } from '@benben/words'
import type { StoredTalk } from '../store/talk-store.ts'
import { isGone } from '../talk/visible.ts'
import { escapeMarkup as escape } from '../http/markup.ts'
import { button, cells, time } from './html.ts'
import type { ReportInContext } from './reports.ts'

/** What was reported, with the lines around it, and what can be done about it. */
export function reportsSection(words: Words, reports: readonly ReportInContext[]): string {
  const say: Words['say'] = (...said) => escape(words.say(...said))
  const none = `<p>${say('operator.no-reports')}</p>`
  const each = reports.map((report) => reportOf(words, report))
  return `<h2>${say('operator.reports')}</h2>${each.length === 0 ? none : each.join('')}`
}

function reportOf(words: Words, report: ReportInContext): string {
  const { id, guest, name, by, reason, at, lines } = report
  const reporter = by === undefined ? words.say('operator.no-name') : `${by} (${report.reporter})`
  const title = escape(words.say('operator.reported', { name, guest, reporter }))
  const rows = lines.map((line) => lineRow(words, report, line)).join('')
  const said = `<table><tbody>${rows}</tbody></table>`
  return `<section><h3>${title}</h3><p>${escape(`${time(at)} ${reason}`)}</p>
${lines.length === 0 ? `<p>${escape(words.say('operator.said-nothing'))}</p>` : said}
${button(PATHS.reports, { report: id, act: 'delete-all' }, words.say('operator.delete-all'))}
${button(PATHS.ban, { kind: 'guest', who: guest, reason: reason || 'talk' }, words.say('operator.ban'))}
${button(PATHS.reports, { report: id, act: 'close' }, words.say('operator.close-report'))}</section>`
}

function lineRow(words: Words, { id, n }: ReportInContext, line: StoredTalk): string {
  const said = line.text ?? (line.phrase === null ? '' : words.say(line.phrase))
  const where = line.seat === null ? words.say('operator.watcher') : String(line.seat + 1)
  const name = line.guest === '' ? words.say('operator.no-name') : `${line.name} (${line.guest})`
  const text = isGone(line) ? '–' : escape(said)
  return cells('td', [
    time(line.at),
    escape(where),
    escape(name),
    line.n === n ? `<mark>${text}</mark>` : text,
    isGone(line)
      ? ''
      : button(
          PATHS.reports,
          { report: id, act: 'delete', line: String(line.n) },
          words.say('operator.delete-line'),
        ),
  ])
}
