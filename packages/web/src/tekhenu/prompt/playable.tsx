import { cardKind } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { cardTitle } from '../cards/card-facts.ts'
import { Glyph } from '../icons/glyph.tsx'
import { useLayout } from '../layout/layout.ts'
import type { TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import type { Spots } from '../pointing/spots.ts'
import styles from './prompt.module.css'

const PLAYED = /^(?:play|use) /

/** Cards of the hand that can be played now, on a phone, where the hand lies on another area. As there the first tap shows what they do. */
export function Playable({
  model,
  spots,
}: {
  readonly model: TableModel
  readonly spots: Spots
}): ReactElement | null {
  const isPhone = useLayout() === 'phone'
  if (!isPhone) return null
  // What has a button of its own, with its worth, is not offered twice.
  const offered = new Set(spots.prompt.act ?? [])
  const cards = [...spots.lit].filter((spot) =>
    spots.at(spot).chains.some((chain) => PLAYED.test(chain.at(-1)!) && !offered.has(chain.at(-1)!)),
  )
  if (cards.length === 0) return null
  return (
    <div
      className={styles.strip}
      role="group"
      aria-label={model.words.say('tekhenu.web.playable')}
      data-playable
    >
      {cards.map((spot) => {
        const id = spot.slice('card/'.length)
        return (
          <Spot key={spot} name={spot} className={styles.choice}>
            <Glyph name={cardKind(id) ?? 'blessing'} size={18} />
            {cardTitle(model.words, id)}
          </Spot>
        )
      })}
    </div>
  )
}
