import { OCCASIONS, type Notices, type Occasion, type Way } from '@benben/protocol'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { chooseNotices, fetchNotices, isPushed, newFeed, renewPush, startPush } from '../store/notices.ts'
import { useSettings } from '../store/settings.ts'

/** In this browser while a page is open; the others are those of the server. */
export const LOCAL_WAYS = ['sound', 'browser'] as const
type LocalWay = (typeof LOCAL_WAYS)[number]
export type AnyWay = LocalWay | Way

export const isLocal = (way: AnyWay): way is LocalWay => way === 'sound' || way === 'browser'
export const SETTING = { sound: 'noticeSound', browser: 'noticeBrowser' } as const

/** With an occasion, or without it. */
const toggled = (chosen: readonly Occasion[], occasion: Occasion, on: boolean): Occasion[] =>
  OCCASIONS.filter((each) => (each === occasion ? on : chosen.includes(each)))

async function chooseLocal(way: LocalWay, occasion: Occasion, on: boolean): Promise<boolean> {
  if (way === 'browser' && on && (await Notification.requestPermission()) !== 'granted') return false
  const { change, [SETTING[way]]: before } = useSettings.getState()
  change({ [SETTING[way]]: toggled(before, occasion, on) })
  return true
}

interface NoticesChoice {
  /** Undefined without a server. */
  readonly notices: Notices | undefined
  readonly setNotices: (notices: Notices) => void
  /** The address of the feed, if it was made just now. */
  readonly feed: string | undefined
  readonly setFeed: (url: string | undefined) => void
  /** Whether this browser gets push messages. */
  readonly isHere: boolean
  readonly setHere: (isHere: boolean) => void
  readonly problem: string
  readonly choose: (way: AnyWay, occasion: Occasion, on: boolean) => void
  /** Whether to wait outside my day. */
  readonly setQuiet: (quiet: boolean) => void
}

export function useNotices(): NoticesChoice {
  const words = useWords()
  const [notices, show] = useState<Notices>()
  const [feed, setFeed] = useState<string>()
  const [isHere, setHere] = useState(false)
  const [problem, setProblem] = useState('')
  // One change after the other, each of what the one before has left.
  const latest = useRef<Notices>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const setNotices = (changed: Notices): void => {
    latest.current = changed
    show(changed)
  }
  useEffect(() => {
    const load = async (): Promise<void> => {
      const found = await fetchNotices()
      latest.current = found
      show(found)
      const isSubscribed = await isPushed()
      setHere(isSubscribed)
      if (isSubscribed && found.choices.push.length > 0) await renewPush()
    }
    // Without a server nothing outside this browser can be chosen.
    load().catch(() => undefined)
  }, [])

  const chooseWay = async (way: Way, occasion: Occasion, on: boolean): Promise<void> => {
    const { choices, quiet, pushKey, feed: since } = latest.current!
    // Whoever chooses a way for the first time needs what belongs to it.
    if (way === 'push' && on && !(await isPushed())) {
      await startPush(pushKey ?? '')
      setHere(true)
    }
    if (way === 'feed' && on && since === null) setFeed((await newFeed()).url)
    const chosen = { ...choices, [way]: toggled(choices[way], occasion, on) }
    setNotices(await chooseNotices({ choices: chosen, quiet, language: words.locale }))
  }
  const choose = (way: AnyWay, occasion: Occasion, on: boolean): void => {
    setProblem('')
    const act = async (): Promise<void> => {
      if (!isLocal(way)) return chooseWay(way, occasion, on)
      if (!(await chooseLocal(way, occasion, on))) setProblem(words.say('me.notices.denied'))
      return undefined
    }
    queue.current = queue.current.then(act).catch(() => setProblem(words.say('me.notices.refused')))
  }
  const setQuiet = (quiet: boolean): void => {
    setProblem('')
    const act = async (): Promise<void> =>
      setNotices(await chooseNotices({ choices: latest.current!.choices, quiet, language: words.locale }))
    queue.current = queue.current.then(act).catch(() => setProblem(words.say('me.notices.refused')))
  }
  return { notices, setNotices, feed, setFeed, isHere, setHere, problem, choose, setQuiet }
}
