import type { notices as en } from '../en/notices.ts'

/** Notices outside the tab. They name the game and the people: nothing that somebody could not know. */
export const notices: Readonly<Record<keyof typeof en, string>> = {
  'notice.turn': '{game}{people, plural, =0 {} one { avec {names}} other { avec {names}}} : à vous de jouer.',
  'notice.reminder':
    '{game}{people, plural, =0 {} one { avec {names}} other { avec {names}}} : la moitié de votre temps pour ce tour est passée.',
  'notice.invitation':
    '{game}{people, plural, =0 {} one { avec {names}} other { avec {names}}} : une revanche vous attend.',
  'notice.over':
    '{game}{people, plural, =0 {} one { avec {names}} other { avec {names}}} : la partie est finie.',
  'notice.summary.turn': 'C’est à vous dans {many, plural, one {# partie} other {# parties}}.',
  'notice.summary.invitation':
    '{many, plural, one {# revanche vous attend} other {# revanches vous attendent}}.',
  'notice.summary.over': '{many, plural, one {# partie est finie} other {# parties sont finies}}.',
  'notice.test': 'Ceci est un test. Votre webhook marche.',
  'notice.feed': 'Benben : notifications pour {name}',
}
