import type { puzzle as en } from '../en/puzzle.ts'

export const puzzle: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.list': 'Problèmes',
  'puzzle.list.about':
    'Chaque problème est une position d’une partie entre bots où un tour est nettement le meilleur ; si quelques autres le valent à peu près, la réponse le dit. De nombreuses parties jouées à partir de là mesurent ce que coûtent les autres.',
  'puzzle.page': 'Problème {number} : {game}',
  'puzzle.title': 'Problème {number}',
  'puzzle.number': 'numéro {number} sur {many}',
  'puzzle.today': 'Problème du jour',
  'puzzle.all': 'Tous les problèmes',
  'puzzle.days':
    '{days, plural, =0 {Les sept derniers jours} one {# jour résolu} other {# jours de suite résolus}}',
  'puzzle.day.solved': 'résolu',
  'puzzle.day.open': 'non résolu',
  'puzzle.kept': 'Gardé sur cet appareil ; fonctionne sans réseau.',
  'puzzle.solved-of': '{solved} résolus sur {many}',
  'puzzle.state.solved': ', résolu',
  'puzzle.state.tried': ', essayé',
  'puzzle.failed': 'Les problèmes n’ont pas pu être chargés.',
  'puzzle.task': 'Un tour est le meilleur',
  'puzzle.task.about':
    'C’est à vous. Jouez votre tour jusqu’au bout et trouvez ce que {level} a trouvé. Les cartes que vous ne voyez pas ne comptent pas : la réponse est la meilleure en moyenne.',
  'puzzle.round': 'tour {round}',
  'puzzle.easy': 'facile',
  'puzzle.medium': 'moyen',
  'puzzle.hard': 'difficile',
  'puzzle.tries': '{tries, plural, one {# essai} other {# essais}}',
  'puzzle.verdict': 'Ce que valait votre tour',
  'puzzle.thinking': 'Personne n’a encore mesuré ce tour : {level} joue la suite…',
  'puzzle.ungraded': 'Ce tour n’a pas pu être mesuré.',
  'puzzle.solved':
    '{tries, plural, =1 {Résolu au premier essai.} =2 {Résolu au deuxième essai.} one {Résolu après # essai.} other {Résolu après # essais.}}',
  'puzzle.missed': 'Pas le meilleur tour : {loss}.',
  'puzzle.best': 'meilleur tour',
  'puzzle.loss.points': '{points} points',
  'puzzle.loss.chance': '{games} parties sur 100',
  'puzzle.your-turn': 'Votre tour : {turn}.',
  'puzzle.nothing': 'Rien',
  'puzzle.mine': 'vous',
  'puzzle.why.points':
    'Ce que les autres tours rapportent en moins, sur {many} parties que {quick} a jouées à partir de chacun, avec les mêmes dés et les mêmes cartes.',
  'puzzle.why.chance':
    'Combien de parties sur 100 les autres tours gagnent en moins, sur {many} parties que {quick} a jouées à partir de chacun, avec les mêmes cartes.',
  'puzzle.as-good':
    '{many, plural, one {# autre tour est à peu près aussi bon.} other {# autres tours sont à peu près aussi bons.}}',
  'puzzle.sources': 'D’où vient la différence, en points',
  'puzzle.again': 'Réessayer',
  'puzzle.answer': 'Montrer la réponse',
  'puzzle.next': 'Un autre problème',
  'puzzle.answer.begins':
    'La réponse a {moves, plural, one {# étape} other {# étapes}}. Suivez-la avec les flèches.',
  'puzzle.answer.step': '{step} sur {moves} : {turn}.',
  'puzzle.answer.back': 'Une étape en arrière',
  'puzzle.answer.forth': 'Une étape en avant',
  'puzzle.answer.close': 'Retour',
  'puzzle.play-on': 'Continuer à partir d’ici',
  'puzzle.share': 'Copier le lien',
  'puzzle.share.copied': 'Lien copié. Il ne donne pas la réponse.',
  'puzzle.share.failed': 'Impossible de copier le lien.',
}
