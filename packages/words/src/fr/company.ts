import type { company as en } from '../en/company.ts'

/** What people do with a table and its seats, in the browser. */
export const company: Readonly<Record<keyof typeof en, string>> = {
  'company.menu': 'Menu de la table',
  'company.this-table': 'Cette table',
  'company.away': 'Quelqu’un est absent',
  'company.take-over': 'Remplacer {name} par un bot',
  'company.take-over.about':
    '{agreed, plural, =0 {Personne n’a encore accepté.} one {# accord sur {all}.} other {# accords sur {all}.}} {name} peut reprendre sa place à chaque décision.',
  'company.take-over.later':
    'Tour par tour, on a le temps : vous pourrez accepter à partir de {when}, quand la table aura attendu {name} un jour.',
  'company.agree': 'Accepter',
  'company.withdraw': 'Se raviser',
  'company.goes-on':
    'Cette partie reprend à un moment d’une autre. Dés et cartes tombent autrement à partir de là.',
  'company.look-back': 'Revoir',
  'company.look-back.about': 'La partie jusqu’ici, vue de votre place.',
  'company.leave': 'Partir',
  'company.leave-now': 'Partir pour l’instant',
  'company.leave-now.online': 'Votre place reste à vous. Revenez par le lien, ou depuis vos parties.',
  'company.leave-now.local': 'La partie est enregistrée dans ce navigateur. Revenez depuis vos parties.',
  'company.offer': 'Proposer d’arrêter la partie',
  'company.offer.about':
    'Elle s’arrête sans gagnant si {all, plural, one {vous dites} other {les # joueurs disent}} oui. {offered, plural, =0 {} one {Un seul l’a dit.} other {# l’ont dit.}} Votre offre tombe quand vous jouez.',
  'company.offer.yes': 'Proposer',
  'company.offer.agree': 'Accepter',
  'company.concede': 'Abandonner',
  'company.concede.ends':
    'La partie s’arrête aussitôt et vous la perdez. Les points sont ceux d’un décompte à ce moment.',
  'company.concede.bot':
    'La partie continue : un bot ({bot}) prend votre place pour de bon, l’enregistrement le dit, et vous ne gagnez pas. Vous ne pourrez pas revenir.',
  'company.concede.do': 'Abandonner cette partie',
  'company.concede.not': 'Continuer',
  'company.kept': '{bot} joue pour vous.',
  'company.lost': 'Vous avez abandonné. {bot} continue à votre place.',
  'company.take-back': 'Reprendre ma place',
  'company.offered': '{name} propose d’arrêter la partie avant la fin.',
  'company.happened': 'Ce qui s’est passé',
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
