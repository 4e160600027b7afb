import type { aton as en } from '../en/aton.ts'

/** Aton in sentences: what happens, what is asked, what is refused and why the game ends. */
export const aton: Readonly<Record<keyof typeof en, string>> = {
  'aton.name': 'Aton',
  'aton.side.red': 'Rouge',
  'aton.side.blue': 'Bleu',
  'aton.player': '{side} ({name})',
  'aton.you': 'Vous',

  'aton.log.round': 'Le tour {round} commence.',
  'aton.log.dealt':
    '{who} {you, select, yes {piochez} other {pioche}} {seen, select, yes {{cards}} other {quatre cartes}}.',
  'aton.log.reshuffled':
    '{you, select, yes {Vous mélangez votre défausse} other {{who} mélange sa défausse}} en une nouvelle pioche.',
  'aton.log.exchanged':
    '{you, select, yes {{seen, select, yes {Vous rendez le pion de troc, défaussez {discarded} et piochez {cards}.} other {Vous rendez le pion de troc, défaussez quatre cartes et en piochez quatre nouvelles.}}} other {{seen, select, yes {{who} rend le pion de troc, défausse {discarded} et pioche {cards}.} other {{who} rend le pion de troc, défausse quatre cartes et en pioche quatre nouvelles.}}}}',
  'aton.log.assigned':
    '{you, select, yes {{seen, select, yes {Vous répartissez {cards} sur les cartouches 1 à 4 : choix fait.} other {Vous avez choisi.}}} other {{seen, select, yes {{who} répartit {cards} sur les cartouches 1 à 4 : choix fait.} other {{who} a choisi.}}}}',
  'aton.log.reassigned':
    '{who} {you, select, yes {changez} other {change}} la répartition : {cards} sur les cartouches 1 à 4.',
  'aton.log.revealed': 'Les cartes sont retournées. {red} : {redCards}. {blue} : {blueCards}.',
  'aton.log.compared':
    '{points, plural, =0 {Cartouche 1 : les cartes sont égales, personne ne marque.} one {Cartouche 1 : {you, select, yes {vous avez la plus haute carte et marquez} other {{who} a la plus haute carte et marque}} # point.} other {Cartouche 1 : {you, select, yes {vous avez la plus haute carte et marquez} other {{who} a la plus haute carte et marque}} # points.}}',
  'aton.log.tie-draw':
    'Pour départager, {you, select, red {vous retournez un {redCard}, {blue} un {blueCard}} blue {{red} retourne un {redCard}, vous un {blueCard}} other {{red} retourne un {redCard}, {blue} un {blueCard}}}.',
  'aton.log.first':
    '{by, select, cartouche2 {{you, select, yes {Vous avez la plus basse carte au cartouche 2 et jouez en premier.} other {{who} a la plus basse carte au cartouche 2 et joue en premier.}}} cartouche1 {Égalité au cartouche 2. {you, select, yes {Vous avez la plus basse carte au cartouche 1 et jouez en premier.} other {{who} a la plus basse carte au cartouche 1 et joue en premier.}}} draw {{you, select, yes {Vous avez retourné la plus basse carte et jouez en premier.} other {{who} a retourné la plus basse carte et joue en premier.}}} other {Aucune carte ne départage : {you, select, yes {vous jouez en premier.} other {{who} joue en premier.}}}}',
  'aton.log.removed':
    '{who} {you, select, yes {retirez} other {retire}} {owned, select, own {{you, select, yes {un de vos prêtres} other {un de ses prêtres}}} yours {un de vos prêtres} other {un prêtre de {owner}}} en {space}{to, select, reserve {. Le royaume des morts est plein : il retourne à la réserve.} other {, vers le royaume des morts.}}',
  'aton.log.placed': '{who} {you, select, yes {posez} other {pose}} un prêtre en {space}.',
  'aton.log.unplaced':
    '{who} {you, select, yes {n’avez} other {n’a}} plus de case pour un prêtre. {to, select, reserve {Le royaume des morts est plein : il retourne à la réserve.} other {Il va au royaume des morts.}}',
  'aton.log.turn-ended': '{you, select, yes {Vous finissez votre tour.} other {{who} finit son tour.}}',
  'aton.log.scored': 'Le royaume des morts est plein : décompte des temples. {gains}',
  'aton.log.returned':
    '{you, select, yes {Vous reprenez dans votre réserve} other {{who} reprend dans sa réserve}} le prêtre en {space}.',
  'aton.log.realm-emptied':
    'Le royaume des morts est vidé. {you, select, red {Vous récupérez {redPriests, plural, one {# prêtre} other {# prêtres}}, {blue} {bluePriests}.} blue {{red} récupère {redPriests, plural, one {# prêtre} other {# prêtres}}, vous {bluePriests}.} other {{red} récupère {redPriests, plural, one {# prêtre} other {# prêtres}}, {blue} {bluePriests}.}}',
  'aton.log.discarded': '{who} {you, select, yes {défaussez} other {défausse}} {cards}.',
  'aton.log.ended': 'La partie est finie. {reason}',

  'aton.gain.points':
    '{who} {you, select, yes {gagnez} other {gagne}} {points, plural, one {# point} other {# points}} ({sources}).',
  'aton.gain.nothing': '{who} ne {you, select, yes {gagnez} other {gagne}} rien.',
  'aton.gain.source': '{source} : {points}',

  'aton.ask.assign':
    '{seen, select, yes {{who}, répartissez {hand} sur les cartouches 1 à 4, une carte chacun.} other {{who}, posez une carte à chaque cartouche.}}',
  'aton.ask.reassign':
    '{who}, votre choix est fait. Vous pouvez changer vos cartes de place tant que {other} n’a pas choisi.',
  'aton.ask.remove':
    '{who}, retirez {left, plural, one {un prêtre} other {# prêtres}} de {other} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.ask.remove-own':
    '{who}, retirez {left, plural, one {un de vos prêtres} other {# de vos prêtres}} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.ask.place':
    '{who}, posez {left, plural, one {un prêtre} other {# prêtres}} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.ask.return':
    '{who}, reprenez {left, plural, one {un prêtre} other {# prêtres}} dans votre réserve ({temples}).',
  'aton.ask.end-turn': '{who}, votre tour est joué. Finissez-le, ou reprenez un coup.',
  'aton.ask.may-exchange': 'Une fois par partie, vous pouvez échanger vos quatre cartes.',
  'aton.leave': '{left} du temple {temple}',

  'aton.refusal.no-such-move':
    'Ce coup n’existe pas dans Aton. Saisissez « ? » pour voir comment s’écrivent les coups.',
  'aton.refusal.over': 'La partie est finie. Commencez-en une autre pour jouer.',
  'aton.refusal.not-your-turn':
    '{seen, select, yes {Ce n’est pas votre tour. On attend {other}.} other {Ce n’est pas votre tour. Attendez qu’on vous le demande.}}',
  'aton.refusal.not-asked': 'Impossible maintenant. {task}',
  'aton.refusal.not-in-hand':
    '{seen, select, yes {Ce ne sont pas vos cartes. Utilisez {hand}, chaque carte une fois.} other {Ce ne sont pas vos cartes. Utilisez chaque carte de votre main une fois.}}',
  'aton.refusal.same-assignment':
    'Vos cartes sont déjà dans cet ordre. Choisissez-en un autre, ou laissez-les.',
  'aton.refusal.exchange-spent':
    'Votre pion de troc a servi : un seul échange par partie. Répartissez les cartes que vous avez.',
  'aton.refusal.beyond-reach':
    'Le temple {temple} est hors de portée : votre carte au cartouche 3 est un {reach}, donc {reach, plural, one {seul le temple 1 vous est ouvert} =2 {les temples 1 et 2 vous sont ouverts} other {les temples 1 à # vous sont ouverts}}.',
  'aton.refusal.space-taken': 'La case {space} est prise. Choisissez-en une vide.',
  'aton.refusal.space-empty': 'Il n’y a pas de prêtre en {space}. Choisissez une case avec un prêtre.',
  'aton.refusal.must-be-theirs':
    'Le prêtre en {space} est à vous. Vous retirez les prêtres adverses ce tour-ci.',
  'aton.refusal.must-be-yours': 'Le prêtre en {space} est à l’adversaire. Choisissez-en un à vous.',
  'aton.refusal.temple-done':
    'Plus aucun de vos prêtres ne quitte le temple {temple}. Choisissez un temple qui doit encore en rendre un.',

  'aton.task.assign': 'Posez une carte à chaque cartouche.',
  'aton.task.reassign': 'Vous pouvez changer vos cartes de place, ou attendre.',
  'aton.task.remove': 'Retirez un prêtre adverse.',
  'aton.task.remove-own': 'Retirez un de vos prêtres.',
  'aton.task.place': 'Posez un prêtre.',
  'aton.task.return': 'Reprenez un prêtre dans votre réserve.',
  'aton.task.end-turn': 'Finissez votre tour, ou reprenez un coup.',

  'aton.rule.round': 'le déroulement d’un tour',
  'aton.rule.assign': 'une carte de la main à chaque cartouche',
  'aton.rule.AT1': 'un échange de la main par partie',
  'aton.rule.AT2': 'la répartition peut changer tant que les deux joueurs n’ont pas choisi',
  'aton.rule.cartouche2': 'cartouche 2, retirer des prêtres',
  'aton.rule.cartouche3': 'cartouche 3, les temples à portée',
  'aton.rule.cartouche4': 'cartouche 4, poser des prêtres',
  'aton.rule.AT7': 'quatre prêtres quittent les temples après un décompte',
  'aton.rule.end': 'la fin de la partie',

  'aton.reason.points':
    '{you, select, yes {Vous avez {score} points ou plus et gagnez} other {{who} a {score} points ou plus et gagne}} aussitôt.',
  'aton.reason.temple':
    '{who} {you, select, yes {occupez} other {occupe}} les douze cases {full, select, no {d’un temple} other {du temple {temple}}} et {you, select, yes {gagnez} other {gagne}} aussitôt, quel que soit le score.',
  'aton.reason.yellow':
    '{who} {you, select, yes {occupez toutes les cases jaunes et gagnez} other {occupe toutes les cases jaunes et gagne}} aussitôt, quel que soit le score.',
  'aton.reason.green':
    '{who} {you, select, yes {occupez toutes les cases vertes et gagnez} other {occupe toutes les cases vertes et gagne}} aussitôt, quel que soit le score.',
  'aton.reason.scoring':
    '{who} {you, select, yes {gagnez} other {gagne}} au score, après un décompte qui a mené à {score} points ou plus.',
  'aton.reason.draw':
    'Égalité : les scores sont égaux après un décompte qui a mené à {score} points ou plus.',

  'aton.source.cartouche1': 'Cartouche 1',
  'aton.source.temple1': 'Temple 1',
  'aton.source.temple2': 'Temple 2',
  'aton.source.temple3': 'Temple 3',
  'aton.source.temple4': 'Temple 4',
  'aton.source.black': 'Cases noires',
  'aton.source.bonus': 'Cases bonus',

  'aton.position.row':
    'vaut « {found} », mais doit compter quatre signes : « . » pour vide, 0 ou 1 pour un prêtre d’une place.',
  'aton.position.cards':
    'a {found, plural, one {# carte} other {# cartes}} de valeur {value} en main, pioche et défausse ensemble. Il en faut {expected}.',
  'aton.position.priests':
    'a {found, plural, one {# prêtre} other {# prêtres}} en réserve, temples et royaume ensemble. Il en faut {expected}.',
  'aton.position.realm':
    'ont {found, plural, one {# prêtre} other {# prêtres}} au royaume des morts. {most, select, 7 {Huit auraient été décomptés avant le début de ce tour} other {Il y a de la place pour {most}}}.',
  'aton.position.first-round':
    'n’est pas possible au premier tour. Personne n’y retire de prêtres, et ceux qui ne sont pas en réserve ont été posés par les cartes du cartouche 4.',
  'aton.position.left':
    'a encore {found, plural, one {# prêtre} other {# prêtres}} à jouer. La carte de son cartouche en permet {most}.',
  'aton.position.face-down': 'a des cartes d’un échange, mais la place a encore son pion.',
  'aton.position.waiting': 'n’est pas une suite d’événements à laquelle le jeu peut mener.',
  'aton.position.secret':
    '{expected, select, 0 {ne s’accorde pas avec les cartouches. Après la révélation, la main est vide ({found} trouvées) et chaque cartouche a une carte.} other {ne s’accorde pas avec les cartouches. Avant la révélation, la main a {expected} cartes ({found} trouvées) et les cartouches ont les mêmes cartes ou aucune.}}',
  'aton.position.end':
    'ne s’accorde pas avec le reste. Une partie est finie exactement quand les points, un temple, le jaune ou le vert y mettent fin ; alors elle n’attend rien et nomme qui a gagné ainsi.',
}
