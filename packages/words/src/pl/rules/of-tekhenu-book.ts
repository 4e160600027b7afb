import { rulesPage } from './rules-page.ts'
import { tekhenuBookNames } from './tekhenu-book-names.ts'
import { tekhenuCardPages } from './tekhenu-card-pages.ts'
import { tekhenuEndRules } from './tekhenu-end.ts'
import { tekhenuExamplesBlessings } from './tekhenu-examples-blessings.ts'
import { tekhenuExamplesDecrees } from './tekhenu-examples-decrees.ts'
import { tekhenuExamplesSethCards } from './tekhenu-examples-seth-cards.ts'
import { tekhenuExamplesConquest } from './tekhenu-examples-conquest.ts'
import { tekhenuExamplesPillars } from './tekhenu-examples-pillars.ts'
import { tekhenuExamplesSethPowers } from './tekhenu-examples-seth-powers.ts'
import { tekhenuExamplesStarting } from './tekhenu-examples-starting.ts'
import { tekhenuExamplesTechnologiesLate } from './tekhenu-examples-technologies-late.ts'
import { tekhenuExamplesTechnologies } from './tekhenu-examples-technologies.ts'
import { tekhenuGameRules } from './tekhenu-game.ts'
import { tekhenuGodRules } from './tekhenu-gods.ts'
import { tekhenuLegend } from './tekhenu-legend.ts'
import { tekhenuModuleRules } from './tekhenu-modules.ts'
import { tekhenuModuleRulings } from './tekhenu-module-rulings.ts'
import { tekhenuParts } from './tekhenu-parts.ts'
import { tekhenuPictures } from './tekhenu-pictures.ts'
import { tekhenuRulings } from './tekhenu-rulings.ts'

/** Everything the rules book of Tekhenu says. */
export const tekhenuBookMessages = {
  ...rulesPage,
  ...tekhenuBookNames,
  ...tekhenuPictures,
  ...tekhenuParts,
  ...tekhenuLegend,
  ...tekhenuCardPages,
  ...tekhenuGameRules,
  ...tekhenuGodRules,
  ...tekhenuEndRules,
  ...tekhenuModuleRules,
  ...tekhenuRulings,
  ...tekhenuModuleRulings,
  ...tekhenuExamplesBlessings,
  ...tekhenuExamplesTechnologies,
  ...tekhenuExamplesTechnologiesLate,
  ...tekhenuExamplesDecrees,
  ...tekhenuExamplesStarting,
  ...tekhenuExamplesSethCards,
  ...tekhenuExamplesSethPowers,
  ...tekhenuExamplesConquest,
  ...tekhenuExamplesPillars,
} as const
