import {
  balanceLoss,
  COLOURS,
  LAST_ROUND,
  LIGHTS,
  MARKET,
  MARKET_FAMILIES,
  populationFor,
  purityIn,
  ROUNDS_PER_MAAT,
  ROUNDS_PER_ROTATION,
  ROUNDS_PER_SCORING,
} from '@benben/tekhenu'
import type { ReactElement } from 'react'
import type { PictureProps } from '../../rules/game-rules.ts'
import { Hidden } from '../../ui/hidden.tsx'
import { Bonus } from '../board/bonus.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { Die } from '../pieces/die.tsx'
import { amountsOf, sayOf, signed } from '../say.ts'
import { shownEdition } from './edition-context.ts'
import { Grid } from './grid.tsx'
import styles from './pictures.module.css'

/** Sixteen rounds, and what comes after each. */
export const RoundsPicture = ({ words }: PictureProps): ReactElement => (
  <div className={styles.rounds} role="img" aria-label={words.say('tekhenu.picture.rounds')}>
    {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((round) => (
      <span key={round} className={styles.step}>
        <b className={styles.round}>{round}</b>
        {round % ROUNDS_PER_ROTATION === 0 ? <Glyph name="rotation" size={16} /> : null}
        {round % ROUNDS_PER_MAAT === 0 ? <Glyph name="scales" size={18} /> : null}
        {round % ROUNDS_PER_SCORING === 0 ? <Glyph name="hourglass" size={18} /> : null}
      </span>
    ))}
  </div>
)

/** Every colour in every light. */
export const PurityPicture = ({ words }: PictureProps): ReactElement => (
  <Purities words={words} colours={COLOURS} />
)

const BASE_COLOURS = COLOURS.slice(0, COLOURS.indexOf('gray') + 1)

/** The same at a table without the dice of Seth. */
export const BasePurityPicture = ({ words }: PictureProps): ReactElement => (
  <Purities words={words} colours={BASE_COLOURS} />
)

const Purities = ({
  words,
  colours,
}: Pick<PictureProps, 'words'> & { readonly colours: readonly (typeof COLOURS)[number][] }): ReactElement => (
  <div className={styles.tight}>
    <Grid
      caption={words.say('tekhenu.picture.purity')}
      head={[
        '',
        ...colours.map((colour) => (
          <span key={colour} title={sayOf(words, `tekhenu.colour.${colour}`)}>
            <Die colour={colour} value={3} size={26} />
            <Hidden>{sayOf(words, `tekhenu.colour.${colour}`)}</Hidden>
          </span>
        )),
      ]}
      rows={LIGHTS.map((light) => [
        <span key={light} className={styles.named}>
          <Glyph name={light} size={18} />
          {words.say(`tekhenu.light.${light}`)}
        </span>,
        ...colours.map((colour) => {
          const purity = purityIn(colour, light)
          return (
            <span key={colour} title={words.say(`tekhenu.purity.${purity}`)}>
              <Glyph name={purity} size={18} />
              <Hidden>{words.say(`tekhenu.purity.${purity}`)}</Hidden>
            </span>
          )
        }),
      ])}
    />
  </div>
)

const BALANCES = [0, -1, -2, -3, -4, -5, -6, -7, -8, -9]

/** The points a balance costs. */
export const BalancePicture = ({ words }: PictureProps): ReactElement => (
  <Grid
    caption={words.say('tekhenu.picture.balance')}
    head={[words.say('tekhenu.web.balance'), ...BALANCES.map(signed)]}
    rows={[
      [<Glyph key="vp" name="vp" size={18} />, ...BALANCES.map((balance) => signed(-balanceLoss(balance)))],
    ]}
  />
)

/** The rows of a board: what statues cost, and what buildings uncover. */
export function RowsPicture({ words, printed }: PictureProps): ReactElement {
  const { statueGranite, buildingRow } = shownEdition(printed).playerBoard
  return (
    <div className={styles.stack}>
      <Grid
        caption={words.say('tekhenu.picture.statues')}
        head={['', ...statueGranite.map((_, i) => i + 1)]}
        rows={[
          [
            <Glyph key="statue" name="statue" size={20} />,
            ...statueGranite.map((granite, i) => <Bonus key={i} amounts={{ granite }} always />),
          ],
        ]}
      />
      <Grid
        caption={words.say('tekhenu.picture.buildings')}
        head={['', ...buildingRow.map((_, i) => i + 1)]}
        rows={[
          [
            <Glyph key="building" name="building" size={20} />,
            ...buildingRow.map(({ bread, vp }, i) =>
              bread + vp === 0 ? '–' : <Bonus key={i} amounts={{ bread, vp }} always />,
            ),
          ],
        ]}
      />
    </div>
  )
}

/** Sections of the market: which cards, and what opens them. */
export function MarketPicture({ words, printed }: PictureProps): ReactElement {
  const edition = shownEdition(printed)
  return (
    <Grid
      caption={words.say('tekhenu.picture.market')}
      head={[
        words.say('tekhenu.picture.section'),
        words.say('tekhenu.picture.cards'),
        words.say('tekhenu.picture.from'),
        words.say('tekhenu.picture.opens'),
      ]}
      rows={MARKET.map((section) => [
        section.section,
        <span key="cards" className={styles.named}>
          {MARKET_FAMILIES.slice(section.start, section.end).map((family, i) => (
            <Glyph key={i} name={family} size={20} />
          ))}
        </span>,
        section.happiness,
        populationFor(edition, section) || '–',
      ])}
    />
  )
}

/** What stands at the spaces of the track. */
export function PeoplePicture({ words, printed }: PictureProps): ReactElement {
  const edition = shownEdition(printed)
  const symbols = edition.populace.scoringSymbolsAt
  const told = (space: number): { readonly happiness: string[]; readonly population: string[] } => ({
    happiness: [
      ...MARKET.filter(({ happiness }) => happiness === space).map(({ section }) =>
        words.say('tekhenu.picture.people.section', { section }),
      ),
      ...(symbols.includes(space)
        ? [words.say('tekhenu.picture.people.scores', { number: symbols.indexOf(space) + 1 })]
        : []),
      ...bonusAt(space, words),
    ],
    population: MARKET.filter((section) => populationFor(edition, section) === space).map(({ section }) =>
      words.say('tekhenu.picture.people.opens', { section }),
    ),
  })
  // Sections that are open from the start are opened by nobody, so that 0 tells nothing.
  const spaces = Array.from({ length: edition.populace.max }, (_, i) => ({ space: i + 1, ...told(i + 1) }))
  return (
    <Grid
      caption={words.say('tekhenu.picture.people')}
      head={[
        words.say('tekhenu.picture.people.at'),
        words.say('tekhenu.picture.people.happiness'),
        words.say('tekhenu.picture.people.population'),
      ]}
      rows={spaces
        .filter(({ happiness, population }) => happiness.length + population.length > 0)
        .map(({ space, happiness, population }) => [space, happiness.join('; '), population.join('; ')])}
    />
  )
}

const ONCE: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  16: { gold: 1 },
  19: { scribe: 1 },
}

/** What happiness brings the first time it gets there. */
function bonusAt(space: number, words: PictureProps['words']): string[] {
  const tokens = ONCE[space]
  if (tokens !== undefined)
    return [words.say('tekhenu.picture.people.once', { what: amountsOf(words, tokens) })]
  return space === 21 ? [words.say('tekhenu.picture.people.action')] : []
}
