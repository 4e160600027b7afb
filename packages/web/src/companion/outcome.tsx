import { COLUMNS, tileNamed, type Edition } from '@benben/tekhenu'
import type { Draw } from '@benben/kernel'
import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { PyramidTile } from '../tekhenu/boards/pyramid-tile.tsx'
import { actionCard } from '../tekhenu/cards/action-tile.ts'
import { cardTitle } from '../tekhenu/cards/card-facts.ts'
import { Card } from '../tekhenu/cards/card.tsx'
import { Glyph } from '../tekhenu/icons/glyph.tsx'
import type { GlyphName } from '../tekhenu/icons/names.ts'
import { Die } from '../tekhenu/pieces/die.tsx'
import { godName, sayOf } from '../tekhenu/say.ts'
import { AbilitySign, TileDrawing } from '../tekhenu/temple/tile.tsx'
import { Icon } from '../icons/icon.tsx'
import styles from './companion.module.css'

/** What can come up: how it is drawn and called. */
export interface Face {
  readonly label: string
  readonly picture: ReactElement
}

interface FaceProps {
  readonly words: Words
  readonly edition: Edition
  readonly draw: Draw
}

type FaceOf = (props: FaceProps, name: string) => Face

const god: FaceOf = ({ words }, name) => ({
  label: godName(words, name),
  picture: <Glyph name={`medal-${name}` as GlyphName} size={34} />,
})

const card: FaceOf = ({ words, edition }, name) => ({
  label: `${name} ${cardTitle(words, name)}`,
  picture: (
    <span className={styles.card}>
      <Card model={{ words, edition }} id={name} size="own" copy />
    </span>
  ),
})

const conquest: FaceOf = (props, name) => card(props, `conquest ${name}`)

const tile: FaceOf = ({ edition }, name) => ({
  label: name,
  picture: (
    <span className={styles.tile}>
      <TileDrawing tile={tileNamed(edition, name)!} turn={0} />
      <span className={styles.sign}>
        <AbilitySign tile={tileNamed(edition, name)!} awake />
      </span>
    </span>
  ),
})

const pyramid: FaceOf = ({ words, edition }, name) => ({
  label: cardTitle(words, actionCard(name)),
  picture: <PyramidTile model={{ edition }} tile={name} here={false} />,
})

const deben: FaceOf = ({ words }, name) => ({
  label: sayOf(words, `tekhenu.deben.${name}`),
  picture: (
    <span className={name === 'up' ? styles.up : undefined}>
      <Icon name="chevron-right" size={30} />
    </span>
  ),
})

const face: FaceOf = ({ words, draw }, name) => {
  const colour = String(draw.params['colour'])
  return {
    label: words.say('companion.die', { colour: sayOf(words, `tekhenu.colour.${colour}`), value: name }),
    picture: <Die colour={colour} value={Number(name)} size={38} />,
  }
}

/** `ra 4 black`. */
const levelDie: FaceOf = ({ words }, name) => {
  const [from = '', value = '', colour = ''] = name.split(' ')
  const die = words.say('companion.die', { colour: sayOf(words, `tekhenu.colour.${colour}`), value })
  return {
    label: words.series([godName(words, from), die]),
    picture: <Die colour={colour} value={Number(value)} size={34} />,
  }
}

/** A building space: `left 2`. */
const house: FaceOf = ({ words }, name) => {
  const [side = '', n = '1'] = name.split(' ')
  const label = sayOf(words, `tekhenu.place.${side}`, { n: Number(n), column: COLUMNS[Number(n) - 1]! })
  return { label, picture: <Glyph name="building" size={26} fill="var(--seat-1)" /> }
}

const statue: FaceOf = ({ words }, name) => {
  const key = name === 'left' || name === 'right' ? `column-${name}` : name
  const label = sayOf(words, `tekhenu.place.${key}`)
  return { label, picture: <Glyph name="statue" size={26} fill="var(--seat-1)" /> }
}

const space: FaceOf = (_, name) => ({
  label: name,
  picture: <Glyph name="pillar" size={26} fill="var(--seat-1)" />,
})

const region: FaceOf = ({ words }, name) => ({
  label: `${name} ${sayOf(words, `tekhenu.region.${name}`)}`,
  picture: <Die colour="gray" value={Number(name)} size={30} />,
})

/** By what is drawn. Colours have a pad of their own. */
const FACES: Readonly<Record<string, FaceOf>> = {
  'tekhenu.draw.wheel': god,
  'tekhenu.draw.horus': god,
  'tekhenu.draw.tile': tile,
  'tekhenu.draw.face': face,
  'tekhenu.draw.pyramid': pyramid,
  'tekhenu.draw.boxed': pyramid,
  'tekhenu.draw.deben': deben,
  'tekhenu.draw.die': levelDie,
  'tekhenu.draw.house': house,
  'tekhenu.draw.space': space,
  'tekhenu.draw.statue': statue,
  'tekhenu.draw.conquest': conquest,
  'tekhenu.draw.conquest-space': space,
  'tekhenu.draw.region': region,
}

/** Everything else that is drawn is a card. */
export const faceOf = (props: FaceProps, name: string): Face => (FACES[props.draw.code] ?? card)(props, name)

/** Draws whose outcomes show what they are without words beside them. */
const SPEAKING = new Set(['tekhenu.draw.face', 'tekhenu.draw.market', 'tekhenu.draw.card'])
export const isSpeaking = ({ code }: Draw): boolean => SPEAKING.has(code)
