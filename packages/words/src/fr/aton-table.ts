import type { atonTable as en } from '../en/aton-table.ts'

/** Aton as a text table, and moves in people's words. Cells are short: a line of the table has 80 columns. */
export const atonTable: Readonly<Record<keyof typeof en, string>> = {
  'aton.table.title': '{game}, tour {round}.',
  'aton.table.you-are': 'Vous êtes {who}.',
  'aton.table.you-watch': 'Vous regardez.',

  'aton.letter.red': 'R',
  'aton.letter.blue': 'B',
  'aton.letter.empty': '.',
  'aton.kind.yellow': 'j',
  'aton.kind.green': 'v',
  'aton.kind.black': 'n',
  'aton.kind.blue': 'b',
  'aton.kind.bonus1': '+1',
  'aton.kind.bonus2': '+2',
  'aton.table.legend':
    'j jaune, v verte, n noire, b bleue, +1 et +2 bonus ; R et B sont les prêtres de Rouge et Bleu, un point est une case vide.',
  'aton.table.temple': 'Temple {temple}',
  'aton.table.majority': 'R {red}, B {blue}',
  'aton.table.majority-pays': 'R {red}, B {blue} : {letter} +{points}',
  'aton.pays.temple1': 'donne l’écart',
  'aton.pays.temple2': 'donne 5',
  'aton.pays.temple3': 'donne 1 par prêtre',
  'aton.pays.temple4': 'donne 3 par bleue',

  'aton.table.realm':
    'Royaume des morts   {spaces}   {dead} sur {size}, {left, plural, =0 {{scored, select, yes {et le décompte est fait} other {ce tour finit donc par un décompte}}} one {encore # avant un décompte} other {encore # avant un décompte}}',
  'aton.table.score': 'Score',
  'aton.table.score-of': '{score} sur {target}',
  'aton.table.reserve': 'Prêtres en réserve',
  'aton.table.held': 'Cases occupées',
  'aton.table.held-of': '{letter} {held}/{all}',
  'aton.table.token': 'Pion de troc',
  'aton.table.token-left': 'pas encore utilisé',
  'aton.table.token-spent': 'utilisé',
  'aton.table.hand': 'Main',
  'aton.table.hand-hidden': '{cards, plural, one {# carte cachée} other {# cartes cachées}}',
  'aton.table.hand-empty': 'sur la table',
  'aton.table.pile': 'Pioche',
  'aton.table.pile-cards': '{cards, plural, one {# carte} other {# cartes}}',
  'aton.table.pile-bottom': '{cards, plural, one {# carte} other {# cartes}}, dernière : {bottom}',
  'aton.table.discards': 'Défausse',
  'aton.table.discards-none': 'aucune',
  'aton.table.discards-open': '1 : {ones}, 2 : {twos}, 3 : {threes}, 4 : {fours}',
  'aton.table.face-down': '{size} face cachée',
  'aton.table.face-down-seen': '{size} face cachée : {cards}',

  'aton.table.cartouches': 'Cartouches',
  'aton.cartouche.1': '1 : points',
  'aton.cartouche.2': '2 : ordre, retrait',
  'aton.cartouche.3': '3 : portée',
  'aton.cartouche.4': '4 : prêtres',
  'aton.table.no-card': '- pas encore de carte',
  'aton.table.hidden-card': '? face cachée',
  'aton.table.open-card': '{card} : {meaning}',
  'aton.meaning.points': 'marque {points, plural, =0 {0 point} one {# point} other {# points}}',
  'aton.meaning.points-secret': 'la plus haute carte marque',
  'aton.meaning.remove':
    '{order, select, first {premier, retire {many}} second {second, retire {many}} other {{many, plural, =0 {ne retire rien} one {retire # adverse} other {retire # adverses}}}}',
  'aton.meaning.remove-own':
    '{order, select, first {premier, en perd un} second {second, en perd un} other {perd un prêtre}}',
  'aton.meaning.reach': '{reach, plural, one {temple 1} =2 {temples 1 et 2} other {temples 1 à #}}',
  'aton.meaning.place': 'pose {many, plural, one {# prêtre} other {# prêtres}}',

  'aton.table.points': 'Points',
  'aton.table.total': 'Total',
  'aton.table.sum': '{held} +{gain} = {sum}',
  'aton.table.gain': '{held} +{gain}',
  'aton.table.projection': 'Après le + : ce que chacun gagnerait en cas de décompte maintenant.',

  'aton.table.now': 'Maintenant : {what}',
  'aton.table.then': 'Ensuite : {what}',
  'aton.wait.assign':
    '{many, plural, one {{who} répartit quatre cartes sur les cartouches.} other {{who} répartissent quatre cartes sur les cartouches.}}',
  'aton.wait.remove':
    '{who} retire {left, plural, one {# prêtre} other {# prêtres}} de {other} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.wait.remove-own':
    '{who} retire {left, plural, one {# de ses prêtres} other {# de ses prêtres}} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.wait.place':
    '{who} pose {left, plural, one {# prêtre} other {# prêtres}} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.wait.end-turn': '{who} finit son tour.',
  'aton.wait.return':
    '{who} reprend {left, plural, one {# prêtre} other {# prêtres}} dans sa réserve ({temples}).',
  'aton.wait.round': 'le tour finit, avec un décompte si le royaume des morts est plein.',
  'aton.wait.empty-realm': 'le royaume des morts est vidé dans les réserves.',
  'aton.wait.next-round': 'le tour suivant commence.',

  'aton.move.assign':
    'Mettre {first} au cartouche 1{first, plural, one {} other { pour les points}}, {second} au cartouche 2 ({removal}), {third} au cartouche 3 ({reach, plural, one {temple 1} =2 {temples 1 et 2} other {temples 1 à #}}) et {fourth} au cartouche 4 ({fourth, plural, one {poser # prêtre} other {poser # prêtres}}).',
  'aton.move.removal':
    '{many, plural, =0 {ne retirer personne} one {retirer # prêtre adverse} other {retirer # prêtres adverses}}',
  'aton.move.removal-own': 'retirer un de vos prêtres',
  'aton.move.exchange': 'Rendre le pion de troc, défausser votre main et piocher quatre nouvelles cartes.',
  'aton.move.end-turn': 'Finir votre tour.',
  'aton.move.place': 'Poser un prêtre en {space}, {kind}.',
  'aton.move.remove': 'Retirer le prêtre de {side} en {space}, {kind}.',
  'aton.move.remove-nobody': 'Retirer un prêtre en {space}, {kind} ; personne ne s’y trouve maintenant.',
  'aton.move.return': 'Reprendre votre prêtre en {space}, {kind}, dans la réserve.',
  'aton.step.assign': 'Cartes {first}, {second}, {third} et {fourth} aux cartouches 1 à 4',
  'aton.step.place': 'Poser en {space} ({kind})',
  'aton.step.remove': 'Retirer le prêtre en {space} ({kind})',
  'aton.step.return': 'Reprendre le prêtre en {space} ({kind})',
  'aton.step.kind':
    '{kind, select, yellow {jaune} green {verte} black {noire} blue {bleue} bonus1 {+1} other {+2}}',
  'aton.space.yellow': 'une case jaune du temple {temple}',
  'aton.space.green': 'une case verte du temple {temple}',
  'aton.space.black': 'une case noire du temple {temple}',
  'aton.space.blue': 'la case bleue du temple {temple}',
  'aton.space.bonus1': 'une case +1 du temple {temple}',
  'aton.space.bonus2': 'une case +2 du temple {temple}',

  'aton.help.intro':
    'Les coups d’Aton s’écrivent en anglais. Une case est temple, rangée et place : 2b3 est le temple 2, rangée b, place 3.',
  'aton.help.assign': 'mettre un 3 au cartouche 1, un 1 au 2, un 4 au 3 et un 2 au 4',
  'aton.help.exchange': 'une fois par partie : défausser votre main et piocher quatre nouvelles cartes',
  'aton.help.remove': 'retirer un prêtre (cartouche 2)',
  'aton.help.place': 'poser un prêtre (cartouche 4)',
  'aton.help.return': 'reprendre un prêtre dans la réserve après un décompte',
  'aton.help.end-turn': 'finir votre tour',
}
