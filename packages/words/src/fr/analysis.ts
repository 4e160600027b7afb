import type { analysis as en } from '../en/analysis.ts'

export const analysis: Readonly<Record<keyof typeof en, string>> = {
  'analysis.title': 'Ce qui a décidé',
  'analysis.page': 'Ce qui a décidé : {game}',
  'analysis.cost.points':
    '{many, plural, =0 {{you, select, yes {Aucun tour ne vous a nettement coûté de points} other {Aucun tour n’a nettement coûté de points à {who}}}} one {{you, select, yes {Un tour vous a coûté {points} points} other {Un tour a coûté {points} points à {who}}}} other {{you, select, yes {{count} tours vous ont coûté {points} points} other {{count} tours ont coûté {points} points à {who}}}}}',
  'analysis.cost.chance':
    '{many, plural, =0 {{you, select, yes {Aucun tour ne vous a coûté de chances} other {Aucun tour n’a coûté de chances à {who}}}} one {{you, select, yes {Un tour a été décisif pour vous} other {Un tour a été décisif pour {who}}}} other {{you, select, yes {{count} tours ont été décisifs pour vous} other {{count} tours ont été décisifs pour {who}}}}}',
  'analysis.count.2': 'Deux',
  'analysis.count.3': 'Trois',
  'analysis.count.4': 'Quatre',
  'analysis.count.5': 'Cinq',
  'analysis.none': '{level} aurait joué les mêmes tours, ou n’en a pas trouvé de meilleur.',
  'analysis.worst.points':
    'Plus grosse perte {round, plural, =0 {à la mise en place} one {au tour #} other {au tour #}} : {lost} points, selon {level}.',
  'analysis.worst.chance':
    'Plus grosse perte {round, plural, =0 {à la mise en place} one {au tour #} other {au tour #}} : {lost} parties sur 100, selon {level}.',
  'analysis.turning-points': 'Tournants',
  'analysis.of': 'Tours de',
  'analysis.round': '{round, plural, =0 {Mise en place} one {Tour #} other {Tour #}}',
  'analysis.end': 'Fin',
  'analysis.cell': '{percent} % · {points, plural, one {# point} other {# points}}',
  'analysis.then': '{first} ; {next}',
  'analysis.lost.about': 'Ce que ce tour a coûté : {points} points, {games} parties sur 100',
  'analysis.meaning':
    'Les nombres à côté d’un tour disent ce qu’il a coûté par rapport au meilleur, selon {level}. Pour vérifier, la suite des deux a été jouée {many, plural, one {une fois} other {# fois}} avec la même chance ; le résultat est donné avec les raisons. La courbe montre la partie telle qu’elle s’est vraiment déroulée.',
  'analysis.gain': '{source} {points}',
  'analysis.why':
    'Selon lui {points} points et {games} parties sur 100 ; la suite des deux, jouée {many, plural, one {une fois} other {# fois}} par {quick} : {more} points et {wins} parties sur 100.',
  'analysis.doubt': '{value} ± {error}',
  'analysis.unsure': 'Les parties rejouées ne le confirment pas.',
  'analysis.why.show': 'Pourquoi',
  'analysis.lost.points': '{points} points',
  'analysis.lost.chance': '{percent} %',
  'analysis.look': 'Voir',
  'analysis.look.at': 'Revoir {round, plural, =0 {la mise en place} one {le tour #} other {le tour #}}',
  'analysis.best': '{you, select, yes {Votre meilleur tour.} other {Le meilleur tour.}}',
  'analysis.best.about':
    'C’est à ce tour que {measure, select, points {les points attendus} other {les chances de gagner}} ont le plus monté, comme sur la courbe.',
  'analysis.chart': 'Chances de gagner',
  'analysis.chart.points': 'Points attendus',
  'analysis.chart.show': 'Montrer',
  'analysis.chart.chance': 'chances',
  'analysis.chart.as-points': 'points',
  'analysis.chart.table': 'En tableau',
  'analysis.chart.about.chance': 'Chances de gagner de chaque joueur au début de chaque tour',
  'analysis.chart.about.points': 'Points finaux attendus de chaque joueur au début de chaque tour',
  'analysis.chart.percent': '{percent} %',
  'analysis.chart.turn': 'Coup {at}',
  'analysis.sources':
    '{you, select, yes {Vos points, et ce qui était possible} other {Points et possibilités : {who}}}',
  'analysis.sources.about':
    'en tirets : {level} à {you, select, yes {votre} other {cette}} place, moyenne de {games, plural, one {# partie} other {# parties}}',
  'analysis.sources.meaning':
    'Possible veut dire : {level} a joué depuis le même départ à la même place, contre {quick}, avec d’autres dés. Ce n’est pas un maximum ; son total varie de ± {error}.',
  'analysis.sources.mean': '{level}, moyenne de {games, plural, one {# partie} other {# parties}}',
  'analysis.sources.total': 'Total',
  'analysis.running': 'Réflexion…',
  'analysis.cancel': 'Annuler',
  'analysis.cancelled': 'L’analyse a été annulée.',
  'analysis.again': 'Analyser',
  'analysis.failed': 'L’analyse a échoué.',
  'analysis.done': 'analysé par {level}, sur cet appareil, {seconds, plural, one {# s} other {# s}}',
  'analysis.not-over': 'Une partie s’analyse quand elle est finie.',
  'analysis.no-game': 'Cette partie ne s’analyse pas.',
  'analysis.result': 'Résultat',
  'analysis.replay': 'Relecture',
  'analysis.private': 'Rien n’en est envoyé : tout est calculé sur cet appareil.',
  'analysis.calibrated':
    'Les chances sont celles de bots : combien de parties sur 100 gagne un bot de niveau Scribe dans une telle position.',
}
