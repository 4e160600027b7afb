import type { tekhenuAhead as en } from '../en/tekhenu-ahead.ts'

/** What can be said before it is asked in Tekhenu. */
export const tekhenuAhead: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.ahead.bread': 'Payer le pain que je dois',
  'tekhenu.ahead.bread.about':
    'Lors d’un décompte : tout, et en pain. Si vous n’en avez pas assez, la question vous est posée.',
  'tekhenu.ahead.no-faith': 'Ne pas poser de foi',
  'tekhenu.ahead.no-faith.about': 'Quand Maât pèse les actes, quoi que posent les autres.',
  'tekhenu.ahead.silence': 'Ne jouer aucun décret avant le dernier décompte',
  'tekhenu.ahead.silence.about':
    'Tous ceux qui pourraient avoir « Dernier mot » sont interrogés. Continuer n’apprend à personne si vous l’avez.',
  'tekhenu.ahead.no-swap': 'Renoncer aux échanges',
  'tekhenu.ahead.no-swap.about':
    'Quand le pouvoir de culte de quelqu’un d’autre vous permet d’échanger une ressource contre de l’or ou un scribe.',
}
