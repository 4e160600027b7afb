import { atonLegend } from './aton-legend.ts'
import { atonParts } from './aton-parts.ts'
import { atonRules } from './aton-rules.ts'
import { atonRulings } from './aton-rulings.ts'
import { rulesPage } from './rules-page.ts'

/** Everything the rules book of Aton says. */
export const atonBookMessages = {
  ...rulesPage,
  ...atonLegend,
  ...atonParts,
  ...atonRules,
  ...atonRulings,
} as const
