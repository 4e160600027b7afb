import {
  CONQUEST_TILES,
  DISTRICT_ROWS,
  EDGES,
  idsOf,
  regionPrice,
  RESOURCES,
  spaceName,
  TEMPLE_SIZE,
  TILE_NAMES,
  tileNamed,
  type Edge,
  type Edition,
} from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { BookLink } from '../../rules/book-context.tsx'
import type { PictureProps } from '../../rules/game-rules.ts'
import { Bonus } from '../board/bonus.tsx'
import { actionCard, actionText } from '../cards/action-tile.ts'
import { LargeCard } from '../cards/large-card.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { amountsOf, regionRewardOf, sayOf } from '../say.ts'
import { ConquestFace } from '../seth/conquest.tsx'
import { AbilitySign, TileDrawing } from '../temple/tile.tsx'
import { shownEdition } from './edition-context.ts'
import { Grid } from './grid.tsx'
import styles from './pictures.module.css'

const VALUES = ['1', '2', '3', '4', '5', '6'] as const

/** The bonus of statues for each value of Horus. */
export function HorusPicture({ words, printed }: PictureProps): ReactElement {
  const { byDieValue } = shownEdition(printed).horusBonuses
  return (
    <Grid
      caption={words.say('tekhenu.picture.horus')}
      head={[words.say('tekhenu.picture.value'), ...VALUES]}
      rows={[
        [
          words.say('tekhenu.picture.bonus'),
          ...VALUES.map((value) => (
            <span key={value} className={styles.named} title={amountsOf(words, byDieValue[value])}>
              <Bonus amounts={byDieValue[value]} always />
            </span>
          )),
        ],
      ]}
    />
  )
}

const CELLS = Array.from({ length: TEMPLE_SIZE * TEMPLE_SIZE }, (_, i) => i)
const ENDS = Array.from({ length: TEMPLE_SIZE }, (_, i) => i)

/** The temple as it is printed: rewards inside, colours of the rim, bread outside. */
export function TemplePicture({ words, printed }: PictureProps): ReactElement {
  const { temple } = shownEdition(printed)
  return (
    <figure className={styles.temple}>
      <div className={styles.ground}>
        {CELLS.map((space) => {
          const reward = temple.rewards[Math.floor(space / TEMPLE_SIZE)]![space % TEMPLE_SIZE]!
          return (
            <span
              key={space}
              className={styles.space}
              style={{
                gridRow: Math.floor(space / TEMPLE_SIZE) + 3,
                gridColumn: (space % TEMPLE_SIZE) + 3,
              }}
              title={words.say('tekhenu.picture.space', {
                space: spaceName(space),
                reward: amountsOf(words, reward),
              })}
            >
              <Bonus amounts={reward} always />
            </span>
          )
        })}
        {EDGES.flatMap((side) =>
          ENDS.map((n) => <End key={`${side} ${n}`} temple={temple} side={side} n={n} />),
        )}
      </div>
      <figcaption>{words.say('tekhenu.picture.temple')}</figcaption>
    </figure>
  )
}

const AT: Readonly<Record<Edge, (n: number, out: number) => { gridRow: number; gridColumn: number }>> = {
  top: (n, out) => ({ gridRow: 2 - out, gridColumn: n + 3 }),
  bottom: (n, out) => ({ gridRow: TEMPLE_SIZE + 3 + out, gridColumn: n + 3 }),
  left: (n, out) => ({ gridRow: n + 3, gridColumn: 2 - out }),
  right: (n, out) => ({ gridRow: n + 3, gridColumn: TEMPLE_SIZE + 3 + out }),
}

/** The end of a line: the colour of the rim, and what a building there costs. */
const End = ({
  temple,
  side,
  n,
}: {
  readonly temple: Edition['temple']
  readonly side: Edge
  readonly n: number
}): ReactElement => (
  <>
    <svg className={styles.rim} style={AT[side](n, 0)} preserveAspectRatio="none" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#tk-edge-${temple.outerEdges[side][n]!})`} />
    </svg>
    <span className={styles.bread} style={AT[side](n, 1)}>
      <Bonus amounts={{ bread: temple.buildingSpaces[side].bread[n]! }} size={15} always />
    </span>
  </>
)

/** What rows of Osiris raise. */
export function OsirisPicture({ words, printed }: PictureProps): ReactElement {
  const { secondProduction } = shownEdition(printed).osiris
  const rows = Array.from({ length: DISTRICT_ROWS }, (_, i) => i + 1)
  return (
    <Grid
      caption={words.say('tekhenu.picture.osiris')}
      head={[
        words.say('tekhenu.picture.row'),
        ...RESOURCES.map((resource) => words.say(`tekhenu.token.${resource}`)),
        '',
      ]}
      rows={rows.map((row) => [
        row,
        ...RESOURCES.map((district) => (
          <span key={district} className={styles.named}>
            <Glyph name={district} size={20} />
            {row === 3 || row === 4 ? (
              <Glyph name={secondProduction[row === 3 ? '3' : '4'][district]} size={20} />
            ) : null}
          </span>
        )),
        sayOf(words, `tekhenu.boards.osiris-about.${row}`),
      ])}
    />
  )
}

/** A tile with its price. */
export function TileFace({
  edition,
  id,
}: {
  readonly edition: Edition
  readonly id: string
}): ReactElement | null {
  const tile = tileNamed(edition, id)
  return tile === undefined ? null : (
    <span className={styles.tile}>
      <span className={styles.drawn}>
        <TileDrawing tile={tile} turn={0} />
        <AbilitySign tile={tile} awake />
      </span>
      <Bonus amounts={tile.cost} size={16} always />
    </span>
  )
}

/** All pillar tiles, each leading to its page. */
export function TilesPicture({ words, printed }: PictureProps): ReactElement {
  const edition = shownEdition(printed)
  return (
    <ul className={styles.tiles} aria-label={words.say('tekhenu.picture.tiles')}>
      {idsOf('pillar').map((id) => (
        <li key={id}>
          <BookLink to={`cards/${id}`}>
            <TileFace edition={edition} id={id} />
            <small>{id}</small>
          </BookLink>
        </li>
      ))}
    </ul>
  )
}

const PLAYERS = ['2', '3', '4'] as const

/** The regions of Seth: column, reward, prices, points; and places for statues to him. */
export function RegionsPicture({ words, printed }: PictureProps): ReactElement {
  const { regions, statueSpaces } = shownEdition(printed).timeOfSeth
  const { columns, rewards, vpPerScoring } = regions
  const sides = [
    ['few', 2, vpPerScoring['1-2 players']],
    ['many', 4, vpPerScoring['3-4 players']],
  ] as const
  return (
    <div className={styles.stack}>
      <Grid
        caption={words.say('tekhenu.picture.regions')}
        head={[
          words.say('tekhenu.picture.region'),
          words.say('tekhenu.picture.column'),
          words.say('tekhenu.picture.reward'),
        ]}
        rows={VALUES.map((region) => [
          `${region} ${sayOf(words, `tekhenu.region.${region}`)}`,
          columns.findIndex((column) => column.includes(Number(region))) + 1,
          regionRewardOf(words, rewards[region]),
        ])}
      />
      <Grid
        caption={words.say('tekhenu.picture.points')}
        head={['', words.say('tekhenu.picture.warriors'), words.say('tekhenu.picture.points')]}
        rows={sides.map(([players, many, points]) => [
          words.say('tekhenu.picture.players', { players }),
          `${regionPrice(many, 0)} · ${regionPrice(many, 1)}`,
          points.join(' · '),
        ])}
      />
      <Grid
        caption={words.say('tekhenu.picture.seth-statues')}
        head={[words.say('tekhenu.picture.number-of-players'), ...PLAYERS]}
        rows={[
          [words.say('tekhenu.picture.places'), ...PLAYERS.map((players) => statueSpaces.seth[players])],
        ]}
      />
    </div>
  )
}

/** All conquest tiles. */
export function ConquestPicture({ words, printed }: PictureProps): ReactElement {
  const edition = shownEdition(printed)
  return (
    <ul className={styles.tiles} aria-label={words.say('tekhenu.picture.conquest')}>
      {CONQUEST_TILES.map((tile) => (
        <li key={tile}>
          <BookLink to={`cards/conquest-${tile}`}>
            <span className={styles.conquest}>
              <ConquestFace model={{ edition }} tile={tile} />
            </span>
            <small>{tile}</small>
          </BookLink>
        </li>
      ))}
    </ul>
  )
}

/** The tiles of Botankhamun's pyramid with their names. */
export function ActionsPicture({ words, printed }: PictureProps): ReactElement {
  const edition = shownEdition(printed)
  return (
    <ul className={styles.tiles} aria-label={words.say('tekhenu.picture.actions')}>
      {TILE_NAMES.map(actionCard).map((card) => (
        <li key={card} className={styles.action}>
          <LargeCard model={{ words, edition }} id={card} text={actionText(words, edition, card, false)} />
        </li>
      ))}
    </ul>
  )
}
