import { CONQUEST_TILES_PRINTED, DECREES_OF_SETH, REGIONS } from '@benben/tekhenu/fields'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { sayOf } from '../say.ts'
import styles from './areas.module.css'
import { FieldBox } from './field-box.tsx'
import { DecreeField, Numbered, Part } from './parts.tsx'

/** Seth's board with its regions, and what else the expansion prints. */
export const SethArea = (): ReactElement => (
  <>
    <SethBoard />
    <SethParts />
  </>
)

function SethBoard(): ReactElement {
  const words = useWords()
  return (
    <>
      <Part title={words.say('edition.part.regions')} across={6}>
        {REGIONS.map((region) => (
          <Numbered key={region} n={`${region} ${sayOf(words, `tekhenu.region.${region}`)}`}>
            <FieldBox id={`timeOfSeth.regions.rewards.${region}`} className={styles.wide} />
          </Numbered>
        ))}
      </Part>
      <div className={styles.beside}>
        <Part title={words.say('edition.part.columns')}>
          {REGIONS.map((region) => (
            <Numbered key={region} n={region}>
              <FieldBox id={`timeOfSeth.regions.columns.${region}`} className={styles.box} />
            </Numbered>
          ))}
        </Part>
        <Readings />
      </div>
      <Part title={words.say('edition.part.points')} across={4}>
        {['1-2', '3-4'].flatMap((players) =>
          [0, 1].map((n) => (
            <Numbered key={`${players} ${n}`} n={words.say('edition.part.space-of', { players, n: n + 1 })}>
              <FieldBox
                id={`timeOfSeth.regions.vpPerScoring.${players} players[${n}]`}
                className={styles.box}
              />
            </Numbered>
          )),
        )}
      </Part>
      <Part title={words.say('edition.part.seth-statues')}>
        {[1, 2, 3, 4].map((players) => (
          <Numbered key={players} n={words.say('edition.part.players-of', { players })}>
            <FieldBox id={`timeOfSeth.statueSpaces.seth.${players}`} className={styles.box} />
          </Numbered>
        ))}
      </Part>
    </>
  )
}

/** Tiles and cards. */
function SethParts(): ReactElement {
  const words = useWords()
  return (
    <>
      <Part title={words.say('edition.part.conquest')} across={4}>
        {CONQUEST_TILES_PRINTED.map((tile) => (
          <Numbered key={tile} n={`${tile} ${sayOf(words, `tekhenu.name.conquest-${tile}`)}`}>
            <FieldBox id={`timeOfSeth.conquestTiles.${tile}`} className={styles.wide} />
          </Numbered>
        ))}
      </Part>
      <Part title={words.say('edition.part.symbols')}>
        <div className={styles.cards}>
          {DECREES_OF_SETH.map((card) => (
            <DecreeField key={card} id={card} field={`timeOfSeth.decreeSymbols.${card}`} />
          ))}
        </div>
      </Part>
    </>
  )
}

/** Where the text can be read in two ways: no printed values, but in sight where the area opens. */
function Readings(): ReactElement {
  const words = useWords()
  return (
    <Part title={words.say('edition.part.switches')}>
      <Numbered n={words.say('edition.field.cult-once')}>
        <FieldBox id="timeOfSeth.switches.cultOncePerTurn" className={styles.box} />
      </Numbered>
      <Numbered n={words.say('edition.field.seth-gold')}>
        <FieldBox id="timeOfSeth.switches.sethBonusAllowsGold" className={styles.box} />
      </Numbered>
    </Part>
  )
}
