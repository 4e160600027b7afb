import type { Occasion, TableInfo } from '@benben/protocol'
import { gameName } from '../pages/names.ts'
import { newlyTelling, occasionOf, refreshMyTables, useMyTables, waitsForMe } from '../store/my-tables.ts'
import { useSettings } from '../store/settings.ts'
import { chime } from './chime.ts'
import { wordsNow } from './words.ts'

/** How often my tables are read again while one of them is not over. */
const EVERY = 20_000

const here = (): string => location.pathname
const isLookedAt = ({ id }: TableInfo): boolean => !document.hidden && here() === `/table/${id}`

/** The sign in the tab, and its title where no table has one of its own. */
function mark(tables: readonly TableInfo[]): void {
  const waiting = tables.filter(waitsForMe).length
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const wanted = waiting > 0 ? '/icon-turn.svg' : '/icon.svg'
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
  if (here() !== '/') return
  const words = wordsNow()
  const name = words.say('web.name')
  document.title = waiting === 0 ? name : words.say('company.title', { waiting, name })
}

const SENTENCES = {
  turn: 'company.notice.turn',
  reminder: 'company.notice.reminder',
  invitation: 'company.notice.invited',
  over: 'company.notice.over',
} as const satisfies Record<Occasion, string>

/** Nothing hidden: which game it is, and that it waits. */
function notify(table: TableInfo): void {
  const words = wordsNow()
  const text = words.say(SENTENCES[occasionOf(table) ?? 'turn'], { game: gameName(words, table.game) })
  const notice = new Notification(words.say('web.name'), { body: text, tag: table.id, icon: '/icon-192.png' })
  notice.addEventListener('click', () => {
    window.focus()
    location.assign(`/table/${table.id}`)
  })
}

function tell(tables: readonly TableInfo[]): void {
  const { noticeSound, noticeBrowser } = useSettings.getState()
  const newsIn = (chosen: readonly Occasion[]): TableInfo[] =>
    tables.filter((table) => !isLookedAt(table) && chosen.includes(occasionOf(table)!))
  if (newsIn(noticeSound).length > 0 && document.hidden) chime()
  const mayNotify = 'Notification' in globalThis && Notification.permission === 'granted'
  if (mayNotify) newsIn(noticeBrowser).forEach(notify)
}

/** Watches my tables for as long as the page is open, and tells whose turn it is in the ways that were chosen. */
export function keepAttention(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  const watch = (): void => {
    clearTimeout(timer)
    const isRunning = async (): Promise<boolean> =>
      (await refreshMyTables()).some(({ status }) => status !== 'finished')
    const again = (wanted: boolean): void => {
      clearTimeout(timer)
      if (wanted) timer = setTimeout(watch, EVERY)
    }
    isRunning().then(again, () => again(true))
  }
  useMyTables.subscribe(({ tables }, { tables: before }) => {
    // What waited when the page was opened is no news.
    if (!isFirst) tell(newlyTelling(before, tables))
    isFirst = false
    mark(tables)
  })
  document.addEventListener('visibilitychange', watch)
  watch()
}
