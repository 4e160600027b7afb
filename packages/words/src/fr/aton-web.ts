import type { atonWeb as en } from '../en/aton-web.ts'

/** The table of Aton in the browser. Short: it stands on and beside the board. */
export const atonWeb: Readonly<Record<keyof typeof en, string>> = {
  'aton.outlook.points':
    '{best, plural, =0 {le rival peut marquer {worst}} one {vous pouvez marquer #{worst, plural, =0 {} one {, le rival #} other {, le rival #}}} other {vous pouvez marquer #{worst, plural, =0 {} one {, le rival #} other {, le rival #}}}}',

  'aton.web.shape.red': 'Rouge, carrés',
  'aton.web.shape.blue': 'Bleu, disques',
  'aton.web.seat': '{who}, {side}',
  'aton.web.players': 'Joueurs',
  'aton.web.mine': 'Votre côté de la table',
  'aton.web.status.ready': 'A choisi',
  'aton.web.status.choosing': 'Choisit',
  'aton.web.status.thinking': 'Réfléchit',
  'aton.web.status.acting': 'Joue',
  'aton.web.reserve': 'Réserve',
  'aton.web.reserve-priests': '{priests, plural, one {# prêtre} other {# prêtres}}',
  'aton.web.pile': '{pile}, {discarded} en défausse',

  'aton.web.discards': 'Défausse',
  'aton.web.face-down': 'cachées',

  'aton.web.track': 'Piste de score',
  'aton.web.track-to': 'jusqu’à {target}',
  'aton.web.track-seat': '{who} : {score}. Après un décompte maintenant : {later}.',

  'aton.web.temple': 'Temple {temple} : Rouge {red}, Bleu {blue}',
  'aton.web.pays.temple1': 'l’écart',
  'aton.web.pays.temple2': 'majorité : 5',
  'aton.web.pays.temple3': '1 par prêtre ici',
  'aton.web.pays.temple4': '3 × cases bleues',
  'aton.web.pays-now': 'Un décompte maintenant rapporterait {points} à {side}',
  'aton.web.space':
    '{space}, {kind}, {priest, select, none {vide} other {prêtre de {side}}}{lit, select, yes {, possible} other {}}',

  'aton.web.reach':
    '{mine, select, yes {Votre portée} other {{who}, portée}} : {reach, plural, one {temple 1} =2 {temples 1 et 2} other {temples 1 à #}}',

  'aton.web.realm': 'Royaume des morts',
  'aton.web.realm-left':
    '{left, plural, =0 {{scored, select, yes {Le décompte est fait.} other {Plein : ce tour finit par un décompte.}}} one {Encore un, et un décompte finit le tour.} other {Encore #, et un décompte finit le tour.}}',

  'aton.web.realm-short':
    '{left, plural, =0 {plein : décompte} one {encore # : décompte} other {encore # : décompte}}',

  'aton.web.cartouche.1': 'Marquer',
  'aton.web.cartouche.2': 'Retirer',
  'aton.web.cartouche.3': 'Portée',
  'aton.web.cartouche.4': 'Poser',
  'aton.web.cartouche-about.1': 'la plus haute marque',
  'aton.web.cartouche-about.2': 'la plus basse commence',
  'aton.web.cartouche-about.3': 'plus haut temple',
  'aton.web.cartouche-about.4': 'autant de prêtres',
  'aton.web.cartouche-number': 'Cartouche {cartouche}',
  'aton.web.no-card': 'pas de carte',
  'aton.web.card-here': 'carte',
  'aton.web.hand': 'Vos cartes',
  'aton.web.card': 'Carte {value}',
  'aton.web.confirm': '{left, plural, =0 {Confirmer} one {reste # carte} other {reste # cartes}}',
  'aton.web.confirm-anew': 'Changer',
  'aton.web.confirmed': 'Choix fait',
  'aton.web.exchange': 'Échanger les 4',
  'aton.web.exchange-again': 'Appuyez encore pour échanger',
  'aton.web.exchange-sure':
    'L’échange se fait une fois par partie, sans retour : vos quatre cartes partent, quatre nouvelles arrivent. Appuyez encore pour le faire.',

  'aton.web.ask.assign': '{named, select, yes {{who}, posez} other {Posez}} une carte à chaque cartouche.',
  'aton.web.hint.assign': 'Glissez, cliquez, ou tapez le numéro d’une carte, puis d’un cartouche.',
  'aton.web.ask.reassign': '{named, select, yes {{who}, votre} other {Votre}} choix est fait.',
  'aton.web.hint.reassign': 'Vous pouvez encore changer d’avis tant que {other} n’a pas choisi.',
  'aton.web.ask.remove':
    '{named, select, yes {{who}, retirez} other {Retirez}} {left, plural, one {un prêtre} other {# prêtres}} de {other} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.web.ask.remove-own':
    '{named, select, yes {{who}, retirez} other {Retirez}} {left, plural, one {un de vos prêtres} other {# de vos prêtres}} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.web.ask.place':
    '{named, select, yes {{who}, posez} other {Posez}} {left, plural, one {un prêtre} other {# prêtres}} dans {reach, plural, one {le temple 1} =2 {les temples 1 et 2} other {les temples 1 à #}}.',
  'aton.web.ask.return':
    '{named, select, yes {{who}, reprenez} other {Reprenez}} {left, plural, one {un prêtre dans votre réserve} other {# prêtres, un par temple}}.',
  'aton.web.hint.return':
    'Pour chaque temple sans vous, un de plus quitte le plus haut ; ceux qui sont éclairés peuvent partir.',
  'aton.web.ask.end-turn': '{named, select, yes {{who}, votre} other {Votre}} tour est joué.',
  'aton.web.hint.end-turn': 'Finissez-le, ou reprenez un coup.',
  'aton.web.wait':
    '{many, plural, =0 {La partie est finie.} one {En attente : {who}.} other {En attente : {who}.}}',
  'aton.web.over': 'La partie est finie.',
  'aton.web.showing.reveal': 'Les cartes sont retournées.',
  'aton.web.showing.turn': 'À {who} de jouer.',
  'aton.web.showing.scoring': 'Décompte des temples.',
  'aton.web.showing.end': 'La partie est finie.',

  'aton.web.idle': '{touch, select, yes {Touchez} other {Pointez}} une case pour voir ce qu’elle changerait.',
  'aton.web.threat':
    '{who} pourrait {goal, select, yellow {occuper toutes les cases jaunes} green {occuper toutes les cases vertes} other {remplir le temple {temple}}} au prochain tour et gagner aussitôt.',
  'aton.web.idle-over': 'Voici la table à la fin de la partie.',
  'aton.web.tap-again': 'Touchez encore pour jouer.',
  'aton.web.suppose':
    '{what, select, place {Si vous étiez en {space}, {kind}} remove {Sans le prêtre de {side} en {space}, {kind}} other {{space}, {kind} : {priest, select, none {vide} other {un prêtre de {side}}}}}',
  'aton.web.would-score': '{source} : {who} {before} ▸ {after}',
  'aton.web.majority':
    'Temple {temple} : Rouge {red} : {blue} Bleu ▸ {redThen} : {blueThen}, points inchangés',
  'aton.web.dead-then': 'Royaume des morts : {before} ▸ {after}',

  'aton.web.projection': 'En cas de décompte maintenant',
  'aton.web.projection-short': 'Si décompte',
  'aton.web.source.cartouche1': 'Cartouche 1',
  'aton.web.source.temple1': 'Temple 1 · écart',
  'aton.web.source.temple2': 'Temple 2 · cinq',
  'aton.web.source.temple3': 'Temple 3 · ses prêtres',
  'aton.web.source.temple4': 'Temple 4 · cases bleues',
  'aton.web.source.black': 'Cases noires',
  'aton.web.source.bonus': 'Cases bonus',
  'aton.web.would-total': 'Marquerait',
  'aton.web.wins': 'Victoires immédiates',
  'aton.web.wins-short': 'Victoires',
  'aton.web.race.yellow': 'Jaune',
  'aton.web.race.green': 'Vert',
  'aton.web.race.temple': 'Un temple',
  'aton.web.race-of': '{who} : {held} sur {size}',
  'aton.web.round': 'Tour {round}',

  'aton.web.by-source': 'D’où viennent les points',
  'aton.web.over-rounds': 'Points au fil des tours',
  'aton.web.chart-legend':
    'Trait plein et carrés : {red}. Tirets et disques : {blue}. Les tours ombrés ont fini par un décompte.',
  'aton.web.chart-spoken':
    'Score des deux sur {rounds, plural, one {# tour} other {# tours}} ; décomptes aux tours {scorings}.',
}
