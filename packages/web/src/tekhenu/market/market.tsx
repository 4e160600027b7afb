import { MARKET, marketCards, populationFor, type MarketSection } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import { CardSpot } from '../cards/card.tsx'
import { Glyph } from '../icons/glyph.tsx'
import styles from './market.module.css'
import { godName } from '../say.ts'
import { sameFor } from '../same.ts'
import type { TableModel } from '../model.ts'
import { Spot, useSpot } from '../pointing/spot.tsx'

/** Thoth's market: four sections, the cards readable where they lie. */
export const Market = memo(
  function Market({ model }: { readonly model: TableModel }): ReactElement {
    const { words, view } = model
    const open = MARKET.filter(({ section }) => view.opened[section - 1] === true)
    const closed = MARKET.filter(({ section }) => view.opened[section - 1] !== true)
    return (
      <Area
        name="market"
        title={godName(words, 'thoth')}
        note={
          closed.length === 1 ? (
            <Opens model={model} section={closed[0]!} />
          ) : (
            words.say('tekhenu.boards.market-note')
          )
        }
        icon={<Glyph name="medal-thoth" size={34} />}
        aside={<Decks model={model} />}
      >
        <div className={styles.market} data-open-sections={open.length}>
          {open.map((section) => (
            <Section key={section.section} model={model} section={section} />
          ))}
          {closed.length < 2 ? null : (
            <div className={styles.closed}>
              {closed.map((section) => (
                <Opens key={section.section} model={model} section={section} />
              ))}
            </div>
          )}
        </div>
      </Area>
    )
  },
  sameFor(({ model: { view, near } }) => [
    view.market,
    view.opened,
    view.decks,
    view.decreeDeck,
    view.seats[near]?.happiness,
  ]),
)

/** When a section that is closed will open. */
const Opens = ({ model, section }: SectionProps): ReactElement => (
  <span className={styles.opens}>
    <Glyph name="lock" size={13} />
    <b>{section.section}</b>
    {model.words.say('tekhenu.boards.opens-at')}
    <Glyph name="population" size={14} />
    <b>{populationFor(model.edition, section)}</b>
  </span>
)

interface SectionProps {
  readonly model: TableModel
  readonly section: MarketSection
}

function Section({ model, section: shown }: SectionProps): ReactElement {
  const { words, view, near } = model
  const { section, happiness: needed } = shown
  const cards = marketCards(view, shown)
  const mine = (view.seats[near]?.happiness ?? 0) >= needed
  const refresh = `refresh/${section}`
  const canRefresh = useSpot(refresh).chains.length > 0
  return (
    <div
      className={`${styles.row} ${cards.length === 3 ? styles.three : ''} ${mine ? '' : styles.beyond}`}
      role="group"
      aria-label={words.say('tekhenu.boards.section', { section, happiness: needed })}
    >
      <span
        className={styles.name}
        data-help={`market/${section}`}
        title={words.say('tekhenu.boards.section', { section, happiness: needed })}
      >
        <b>{section}</b>
        {canRefresh ? (
          <Spot
            name={refresh}
            label={words.say('tekhenu.web.refresh', { section })}
            className={styles.refresh}
          >
            <Glyph name="rotation" size={14} />
          </Spot>
        ) : (
          <span className={styles.needs}>
            <Glyph name="happiness" size={11} />
            {needed}
          </span>
        )}
      </span>
      {cards.map((card, i) =>
        card === null ? (
          <span key={`empty ${i}`} className={styles.empty} />
        ) : (
          <CardSpot key={card} model={model} id={card} size="small" />
        ),
      )}
    </div>
  )
}

/** How many cards are left to come. */
function Decks({ model }: { readonly model: TableModel }): ReactElement {
  const { words, view } = model
  const [blessings, technologies] = [view.decks.blessing.length, view.decks.technology.length]
  return (
    <span
      className={styles.decks}
      data-anchor="decks"
      title={words.say('tekhenu.table.decks', { blessings, technologies, decrees: view.decreeDeck })}
    >
      <Glyph name="blessing" size={13} />
      {blessings}
      <Glyph name="technology" size={13} />
      {technologies}
      <Glyph name="decree" size={13} />
      {view.decreeDeck}
    </span>
  )
}
