import type { tableMenu as en } from '../en/table-menu.ts'

/** The menu of a table. A browser loads it when the menu is opened. */
export const tableMenu: Readonly<Record<keyof typeof en, string>> = {
  'company.this-table': 'Cette table',
  'company.away': 'Quelqu’un est absent',
  'company.take-over': 'Remplacer {name} par un bot',
  'company.take-over.about':
    '{agreed, plural, =0 {Personne n’a encore accepté.} one {# accord sur {all}.} other {# accords sur {all}.}} {name} peut reprendre sa place à chaque décision.',
  'company.take-over.later':
    'Tour par tour, on a le temps : vous pourrez accepter à partir de {when}, quand la table aura attendu {name} un jour.',
  'company.agree': 'Accepter',
  'company.withdraw': 'Se raviser',
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
  'company.concede': 'Abandonner',
  'company.concede.ends':
    'La partie s’arrête aussitôt et vous la perdez. Les points sont ceux d’un décompte à ce moment.',
  'company.concede.bot':
    'La partie continue : un bot ({bot}) prend votre place pour de bon, l’enregistrement le dit, et vous ne gagnez pas. Vous ne pourrez pas revenir.',
  'company.concede.do': 'Abandonner cette partie',
  'company.concede.not': 'Continuer',
  'company.happened': 'Ce qui s’est passé',
  'web.watch-link.about': 'Avec ce lien, on peut regarder ; les cartes cachées le restent.',
}
