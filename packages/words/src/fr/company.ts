import type { company as en } from '../en/company.ts'

/** What people do with a table and its seats, in the browser. */
export const company: Readonly<Record<keyof typeof en, string>> = {
  'company.menu': 'Menu de la table',
  'company.yours':
    'La personne qui a créé cette table est partie. La table est à vous : vous pouvez la compléter avec des bots, en retirer quelqu’un ou l’annuler.',
  'company.goes-on':
    'Cette partie reprend à un moment d’une autre. Dés et cartes tombent autrement à partir de là.',
  'company.offer.agree': 'Accepter',
  'company.kept': '{bot} joue pour vous.',
  'company.lost': 'Vous avez abandonné. {bot} continue à votre place.',
  'company.take-back': 'Reprendre ma place',
  'company.offered': '{name} propose d’arrêter la partie avant la fin.',
  'company.fill': 'Bot : {bot}',
  'company.fill.label': 'Donner la place {seat} à un bot',
  'company.fill-all': 'Compléter avec des bots et jouer',
  'company.take-out': 'Exclure {name}',
  'company.cancel': 'Annuler la table',
  'company.cancel.sure': 'L’annuler vraiment',
  'company.stand-up': 'Libérer ma place',
  'company.title': '({waiting}) {name}',
  'company.notice.turn': '{game} : à vous de jouer.',
  'company.notice.reminder': '{game} : la moitié de votre temps pour ce tour est passée.',
  'company.notice.invited': '{game} : une revanche vous attend.',
  'company.notice.over': '{game} : la partie est finie.',
  'company.option.notices': 'Notifications : comment j’apprends que c’est à moi',
  'company.next': 'Suivante',
  'company.next.about': '{game} vous attend',
  'company.invited': 'Revanche ? Prenez place',
  'company.accept': 'Accepter la revanche',
  'company.watchers':
    '{watchers, plural, =0 {Personne ne regarde} one {# personne regarde} other {# personnes regardent}}',
  'company.watching': 'Vous regardez',
}
