import type { atonText as en } from '../en/aton-text.ts'

/** Aton as a page that is read aloud: nothing shortened to a letter. */
export const atonText: Readonly<Record<keyof typeof en, string>> = {
  'aton.text.row': 'Rangée',
  'aton.text.empty': '{kind}, vide',
  'aton.text.held': '{kind}, {side}',
  'aton.text.kind.yellow': 'jaune',
  'aton.text.kind.green': 'verte',
  'aton.text.kind.black': 'noire',
  'aton.text.kind.blue': 'bleue',
  'aton.text.kind.bonus1': 'plus 1',
  'aton.text.kind.bonus2': 'plus 2',
  'aton.text.priests':
    '{red} a {redPriests, plural, one {# prêtre} other {# prêtres}} ici, {blue} {bluePriests}.',
  'aton.text.pays.1': 'Au décompte, qui en a le plus marque l’écart.',
  'aton.text.pays.2': 'Au décompte, qui en a le plus marque 5.',
  'aton.text.pays.3': 'Au décompte, qui en a le plus marque un point par prêtre.',
  'aton.text.pays.4': 'Au décompte, qui en a le plus marque 3 par case bleue occupée.',
  'aton.text.now': 'Maintenant, cela ferait {points, plural, one {# point} other {# points}} pour {who}.',
  'aton.text.nobody': 'Maintenant, cela ne ferait rien pour personne.',
  'aton.text.realm': 'Royaume des morts',
  'aton.text.dead':
    '{dead, plural, =0 {Personne ne s’y trouve} one {# prêtre s’y trouve} other {# prêtres s’y trouvent}}, {red} {redPriests}, {blue} {bluePriests}. {left, plural, =0 {Le royaume est plein.} one {Encore # avant un décompte.} other {Encore # avant un décompte.}}',
  'aton.text.players': 'Joueurs',
  'aton.text.spaces': '{kind} {held} sur {all}',
}
