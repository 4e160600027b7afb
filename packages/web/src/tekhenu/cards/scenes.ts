import { textOf } from '@benben/tekhenu'

/**
 * What is to be seen on each card: one of six backdrops, and on it drawings of the sheet. `palm.58@137^58` is a palm 58 high, its
 * middle at 137, its foot at 58; without a foot it stands at the lower edge. The picture is 160 wide and 90 high.
 */
const SCENES: Record<string, string> = {
  B01: 'quarry limestone.46@58 limestone.38@100 palm.50@140^54',
  B02: 'river granite.32@70^56 granite.28@94^56 boat.60@82^86 reeds.62@146^92',
  B03: 'hall oven.70@40 oven.58@126 bread.40@86',
  B04: 'river reeds.74@28^92 reeds.66@134^92 papyrus.46@80',
  B05: 'dawn palm.62@22 gold.44@62 gold.54@108',
  B06: 'hall column.76@20 column.76@140 scribe.58@80',
  B07: 'river palm.58@137^58 boat.44@93^66 crowd.60@38^93 bastet.52@126^90',
  B09: 'night column.74@18 column.74@142 die.46@58^84 die.38@104^86',
  B11: 'hall jar.60@32 jar.52@68 linen.56@122^74',
  B13: 'quarry palm.50@140^52 limestone.46@78 granite.42@124',
  B15: 'dawn oven.68@36 bread.40@84 jar.62@130',
  B17: 'dawn column.78@28 temple.60@80 column.78@132',
  B19: 'river temple.36@128^56 palm.52@22^60 boat.50@74^86',
  B21: 'river boat.46@80^74 reeds.72@30^92 reeds.66@136^92',
  B23: 'night column.74@18 column.74@144 anubis.84@80^92',

  T01: 'dawn reeds.60@130^92 osiris.86@60^92',
  T02: 'dawn obelisk.72@128 ra.86@56^92',
  T03: 'night thoth.84@52^90 papyrus.44@122',
  T04: 'quarry horus.86@93^90 granite.42@29',
  T05: 'hall column.78@136 hathor.84@78^90 art06.44@24^86',
  T06: 'dawn bastet.46@138^90 bastet.56@98^90 bastet.68@46^90',
  T07: 'quarry statue.64@72 hammer.44@124 granite.36@24',
  T08: 'night column.72@18 column.72@142 udjat.38@80^66',
  T09: 'night column.76@22 column.76@138 faith.66@80',
  T10: 'hall scribe.58@54 gold.46@112',
  T11: 'quarry limestone.36@48 obelisk.66@104',
  T12: 'hall jar.58@35 jar.68@82 jar.58@131',
  T13: 'river reeds.66@131^92 shaduf.78@72^86',
  T14: 'hall faith.38@28 faith.38@132 udjat.42@80^68',
  T15: 'hall column.76@16 ankh.62@66 pure.58@116',
  T16: 'dawn crowd.66@66^92 crown.38@132^64',
  T17: 'hall oven.68@36 bread.44@92 bread.36@134',
  T18: 'river palm.66@20^62 linen.68@86^72 reeds.66@147^90 jar.44@34^90',
  T19: 'river boat.54@56^84 market.58@126',
  T20: 'river reeds.70@32^92 reeds.60@140^92 papyrus.52@90',
  T21: 'hall oven.62@122 hathor.80@52^90',
  T22: 'quarry limestone.44@38 granite.44@88 hammer.46@134',
  T23: 'night anubis.86@87^92',
  T24: 'hall column.76@18 gold.46@66 blessing.44@118^76',

  D01: 'hall papyrus.50@36 papyrus.50@82 papyrus.50@128',
  D02: 'hall decree.56@40 decree.48@88 decree.42@130',
  D03: 'hall papyrus.60@54 udjat.34@116^64',
  D04: 'dawn crowd.68@66^92 papyrus.46@136',
  D05: 'dawn crowd.68@56^92 bastet.64@126^88',
  D06: 'river happiness.40@30^80 happiness.40@130^80 happiness.58@80',
  D07: 'hall papyrus.62@48 scribe.54@114',
  D08: 'hall gold.42@34 coin.42@80 jar.64@128',
  D09: 'quarry limestone.50@54 granite.44@112',
  D10: 'hall oven.66@36 papyrus.50@92 scribe.44@134',
  D11: 'quarry oven.58@34 limestone.40@86 hammer.46@130',
  D12: 'dawn building.54@32 building.54@82 building.54@132',
  D13: 'dawn column.60@78^82 column.60@108^82 column.78@52 column.78@132 column.98@14^94 statue.38@92',
  D14: 'dawn statue.66@46 building.60@112',
  D15: 'dawn pillar.66@32 pillar.66@72 building.58@124',
  D16: 'dawn statue.82@46^90 statue.82@116^90',
  D17: 'hall statue.62@50 pillar.68@108',
  D18: 'night statue.56@32 statue.66@80 statue.56@128',
  D19: 'dawn statue.60@38 crowd.60@112^92',
  D20: 'dawn column.76@18 column.76@142 crown.56@80',
  D21: 'river building.44@34^82 building.54@82 building.44@130^82',
  D22: 'hall scales.82@82^86 pure.34@39^60 jar.30@126^58',
  D23: 'night obelisk.74@48 papyrus.50@110',
  D24: 'dawn pillar.60@22 temple.66@80 pillar.60@138',

  S01: 'dawn palm.60@128 building.58@66',
  S02: 'quarry building.56@48 limestone.42@112',
  S03: 'river reeds.60@140^92 building.56@50 papyrus.44@106',
  S04: 'hall bread.40@26 papyrus.42@68 limestone.40@106 granite.36@140',
  S05: 'hall column.76@18 column.76@142 technology.56@80',
  S06: 'dawn palm.60@24 crowd.56@116^92 blessing.40@66^70',
  S07: 'hall scribe.58@54 gold.42@118',
  S08: 'dawn papyrus.36@26 bread.36@62 limestone.38@100 granite.36@138',
  S09: 'quarry limestone.50@54 granite.44@110',
  S10: 'river papyrus.50@52 bread.48@110',
  S11: 'dawn crowd.68@58^92 happiness.42@132',
  S12: 'quarry gold.46@54 gold.54@108',
  A01: 'night ankh.58@50 scribe.48@114',
  A02: 'night ankh.58@50 gold.46@114',
  A03: 'night ankh.58@46 population.50@112',
  A04: 'night ankh.58@50 faith.54@112',

  BX01: 'storm warrior.62@52 priest.58@110',
  BX03: 'storm building.56@48 conquest.60@114',
  TX01: 'storm priest.50@132 seth.86@66^92',
  TX02: 'storm faith.58@50 warrior.62@110',
  TX03: 'storm scales.78@80',
  TX04: 'storm jar.60@36 blood.60@96',
  TX05: 'hall market.66@54 thoth.70@120^90',
  DX01: 'storm warrior.60@54 priest.58@108',
  DX02: 'storm building.48@36 building.58@82 building.48@130',
  DX03: 'storm statue.66@48 building.58@112',
  DX04: 'river jar.58@34 jar.68@80 jar.58@128',
  Cult01: 'storm statue.66@44 crowd.58@114^92',
  Cult02: 'storm statue.70@52 happiness.44@118',
  Cult03: 'storm happiness.50@48 gold.48@112',
  Cult04: 'storm conquest.66@42 crowd.60@112^92',
  Cult05: 'storm pillar.72@54 priest.56@114',
  Cult06: 'storm oven.62@44 warrior.64@112',
  Cult07: 'storm column.80@26 pillar.68@74 limestone.42@126',
  Art01: 'hall art01.70@80',
  Art02: 'hall art02.70@80',
  Art03: 'hall temple.70@80',
  Art04: 'hall art04.70@80',
  Art05: 'hall art05.70@80',
  Art06: 'hall art06.74@80^90',
  Art07: 'storm art07.76@80^90',
  Art08: 'hall artifact.66@80',
  'conquest A01': 'storm conquest.64@40 limestone.44@94 granite.36@134',
  'conquest A02': 'storm conquest.64@40 papyrus.44@92 bread.38@134',
  'conquest A03': 'storm conquest.64@40 bread.40@92 granite.38@134',
  'conquest A04': 'storm conquest.64@40 papyrus.44@92 limestone.40@134',
  'conquest A05': 'storm conquest.64@36 papyrus.36@82 limestone.36@114 granite.34@142',
  'conquest A06': 'storm conquest.64@44 technology.50@112',
  'conquest A07': 'storm conquest.64@44 blessing.50@112',
  'conquest A08': 'storm conquest.64@36 thoth.78@110^90',
  'conquest A09': 'storm conquest.64@36 osiris.78@110^90',
}
/** How wide drawings are that are not as wide as high. */
const WIDTHS: Readonly<Record<string, number>> = {
  boat: 1.5,
  crowd: 1.5,
  shaduf: 1.5,
  linen: 1.5,
  udjat: 1.6,
  scales: 1.33,
  column: 0.42,
}
/** Drawings made for cards alone; all others are those of the table. */
const PROPS = new Set([
  'palm',
  'reeds',
  'boat',
  'shaduf',
  'crowd',
  'jar',
  'oven',
  'linen',
  'scales',
  'column',
])

/** What only some tables have brings its pictures along. */
export const addScenes = (scenes: Readonly<Record<string, string>>): void =>
  void Object.assign(SCENES, scenes)

interface Prop {
  readonly href: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface CardScene {
  readonly backdrop: string
  readonly props: readonly Prop[]
}

const read = new Map<string, CardScene>()

/** What is to be seen on a card; starting cards of Time of Seth look like those they replace. */
export function sceneOf(id: string): CardScene | undefined {
  const key = id in SCENES ? id : textOf(id) in SCENES ? textOf(id) : id.replace(/^SX/, 'S')
  const known = read.get(key)
  const text = SCENES[key]
  if (known !== undefined || text === undefined) return known
  const [backdrop = '', ...props] = text.split(' ')
  const scene = { backdrop: `#tk-v-${backdrop}`, props: props.map(propOf) }
  read.set(key, scene)
  return scene
}

function propOf(text: string): Prop {
  const [, name = '', high, middle, foot = '88'] = /^(\w+)\.(\d+)@(\d+)(?:\^(\d+))?$/.exec(text)!
  const height = Number(high)
  const width = height * (WIDTHS[name] ?? 1)
  return {
    href: `#tk-${PROPS.has(name) ? 'v-' : ''}${name}`,
    x: Number(middle) - width / 2,
    y: Number(foot) - height,
    width,
    height,
  }
}
