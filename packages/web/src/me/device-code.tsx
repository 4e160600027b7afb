import type { DeviceAnswer } from '@benben/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { renderSVG } from 'uqr'
import { useWords } from '../app/words.ts'
import { newDeviceCode } from '../store/identity.ts'
import { Button } from '../ui/button.tsx'
import { Line, Problem } from './card.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

/** The code stands behind the `#`, which browsers do not send to servers. */
const linkOf = (code: string): string => `${location.origin}/sign-in#${code}`

/** A picture for the camera of a second device. */
const pictureOf = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`

/** Lets one more device in. */
export function DeviceCode(): ReactElement {
  const words = useWords()
  const [code, setCode] = useState<DeviceAnswer>()
  const { problem, attempt } = useAttempt()
  const left = useSecondsUntil(code?.until)
  const isOpen = code !== undefined && left > 0
  return (
    <>
      <Line title={words.say('me.device')} about={words.say('me.device.about')}>
        <Button onClick={() => attempt(async () => setCode(await newDeviceCode()))} data-device>
          {words.say(isOpen ? 'me.device.new' : 'me.device.show')}
        </Button>
      </Line>
      {isOpen ? (
        <div className={styles.code}>
          <img
            src={pictureOf(linkOf(code.code))}
            alt={words.say('me.device.picture')}
            width={148}
            height={148}
          />
          <p>
            <a href={linkOf(code.code)} data-device-link>
              {linkOf(code.code)}
            </a>
            <small>{words.say('me.device.left', { seconds: left })}</small>
          </p>
        </div>
      ) : null}
      <Problem text={problem} />
    </>
  )
}

function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
