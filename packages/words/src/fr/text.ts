import type { text as en } from '../en/text.ts'

/** The table as text in the browser: headings and what stands around the sentences of the game. */
export const text: Readonly<Record<keyof typeof en, string>> = {
  'text.concede':
    'Ouvrez le menu de la table, le drapeau au-dessus de la table, et choisissez « Abandonner ».',
  'text.asked': 'Ce que vous décidez maintenant',
  'text.wait': 'Ce qui se passe',
  'text.step': 'Prochaine étape : {who}',
  'text.over': 'La partie est finie',
  'text.command': 'Saisissez un coup ou une commande. Le point d’interrogation explique.',
  'text.send': 'Jouer',
  'text.answer': 'Réponse',
  'text.undo': 'Reprendre le dernier coup',
  'text.question': '{asked} {many, plural, one {# coup possible.} other {# coups possibles.}}',
  'text.log': 'Ce qui s’est passé',
  'text.table': 'Toute la table',
  'text.terminal': 'La table comme dans le terminal',
  'text.kept': 'Chaque coup est enregistré aussitôt. Vous pouvez fermer la page et revenir.',
  'text.not-asked': 'Vous n’avez rien à décider maintenant.',
  'text.try': '{move} n’enfreint aucune règle que la table puisse montrer. Jouez-le pour voir.',
  'text.look-what': 'Dites quoi regarder, par exemple « look T05 ». Toute la table est plus bas.',
  'text.look-none': 'Rien ne s’appelle « {topic} » sur la table.',
  'text.points':
    '{name} : {total, plural, one {# point} other {# points}} si l’on décomptait maintenant ({sources}).',
}
