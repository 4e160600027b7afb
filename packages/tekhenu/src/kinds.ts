/** Everything that can wait to happen, by name; a frame's kind is a place in this list. */
export const KINDS = [
  // setup
  'choose-decree',
  'draft',
  'destiny',
  'rewards',
  'gain',
  'welfare',
  'pick',
  'begin',
  // a turn
  'turn',
  'take',
  'colour',
  'settle',
  'use',
  'end-turn',
  'next',
  'pay',
  // actions
  'horus',
  'build-statue',
  'ra',
  'place-tile',
  'offer',
  'raise-pillar',
  'hathor',
  'build-house',
  'harvest',
  'settlers',
  'bastet',
  'festival',
  'thoth',
  'osiris',
  'improve',
  'produce',
  'bonuses',
  'free-action',
  'free-value',
  // Maat, scoring, end
  'faith',
  'weigh',
  'proclaim',
  'scoring',
  'bread',
  'after-maat',
  'refill',
  'decrees',
  'double',
  'tithe',
  'count-decrees',
  'finish',
] as const
export type Kind = (typeof KINDS)[number]

/** `W.take` is the number of the frame `take`. */
export const W = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Readonly<Record<Kind, number>>
