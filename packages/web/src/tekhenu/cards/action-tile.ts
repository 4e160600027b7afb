import type { Edition } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { GlyphName } from '../icons/names.ts'
import { godName, sayOf, tokenName } from '../say.ts'
import { addScenes } from './scenes.ts'

/** Tiles of Botankhamun's pyramid as cards: `action ra`, `action resources-1`. */

const ACTION = 'action '

addScenes({
  'action horus': 'quarry obelisk.70@124 horus.84@58^90',
  'action ra': 'river boat.50@110^84 ra.84@46^90',
  'action hathor': 'hall column.78@136 hathor.84@62^90',
  'action bastet': 'night column.78@26 bastet.72@92^90',
  'action thoth': 'river reeds.70@132^92 thoth.84@58^90',
  'action osiris': 'river reeds.66@24^92 osiris.86@92^92',
  'action resources-1': 'dawn market.66@54 jar.58@116',
  'action resources-2': 'quarry market.66@54 jar.50@108 jar.60@136',
  'action resources-3': 'river boat.52@62^84 jar.60@130',
  'action resources-4': 'night market.66@104 jar.60@44',
  'action seth': 'storm obelisk.72@128 seth.86@60^92',
  'action warband': 'storm warrior.66@52 priest.62@112',
})

/** The card of a tile as the pyramid names it: `ra`, `resources 1`. */
export const actionCard = (tile: string): string => `${ACTION}${tile.replace(' ', '-')}`

type Resource = Edition['botankhamun']['resourceTiles'][number][number]

/** The resources that a tile names, in its order; undefined for a god, and for warriors and priests. */
function resourcesOf(edition: Edition, id: string): readonly Resource[] | undefined {
  const number = /^action resources-([1-4])$/.exec(id)?.[1]
  return number === undefined ? undefined : edition.botankhamun.resourceTiles[Number(number) - 1]
}

/** What is printed on it. */
export function actionSigns(edition: Edition, id: string): readonly GlyphName[] {
  const tile = id.slice(ACTION.length)
  return resourcesOf(edition, id) ?? (tile === 'warband' ? ['warrior', 'priest'] : [tile as GlyphName])
}

/** Which die Botankhamun takes by it, and what it does then; with Seth more dice are told apart. */
export function actionText(words: Words, edition: Edition, id: string, withSeth: boolean): string {
  const tile = id.slice(ACTION.length)
  const resources = resourcesOf(edition, id)
  const kind = resources !== undefined ? 'resources' : tile === 'seth' || tile === 'warband' ? tile : 'god'
  return sayOf(words, `tekhenu.action.${kind}`, {
    god: godName(words, tile),
    seth: withSeth ? 'yes' : 'no',
    resources: words.series((resources ?? []).map((resource) => tokenName(words, resource))),
  })
}
