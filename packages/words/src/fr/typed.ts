import type { typed as en } from '../en/typed.ts'

/** What is answered to typed lines, in the terminal and in the text table of the browser. */
export const typed: Readonly<Record<keyof typeof en, string>> = {
  'typed.nothing': 'Saisissez un coup. « moves » les liste tous, « ? » explique.',
  'typed.unreadable': '« {text} » n’est pas un coup ici. « moves » les liste tous, « ? » explique.',
  'typed.ambiguous':
    'Plusieurs sens possibles : {choices}{more, plural, =0 {} one { et # autre} other { et # autres}}. Écrivez-en plus.',
  'typed.why-what': 'Écrivez le coup après « why ».',
  'typed.allowed': '{move} est permis.',
  'typed.help.short':
    'Vous pouvez abréger les mots, et les omettre si le sens reste clair. À la table, vous pouvez aussi saisir :',
  'typed.help.help.form': '?',
  'typed.help.help': 'cette aide',
  'typed.help.moves.form': 'moves',
  'typed.help.moves': 'tous les coups possibles et leur effet ; des mots après filtrent la liste',
  'typed.help.why.form': 'why COUP',
  'typed.help.why': 'pourquoi un coup n’est pas possible',
  'typed.help.undo.form': 'undo',
  'typed.help.undo': 'reprendre votre dernier coup, s’il n’a rien révélé',
  'typed.help.save.form': 'save',
  'typed.help.save': 'où la partie est enregistrée (chaque coup l’est, aussitôt)',
  'typed.help.log.form': 'log',
  'typed.help.log': 'tout ce qui s’est passé',
  'typed.help.table.form': 'table',
  'typed.help.table': 'toute la table',
  'typed.help.look.form': 'look QUOI',
  'typed.help.look': 'une carte, un plateau ou une partie de la table, de près',
  'typed.help.points.form': 'points',
  'typed.help.points': 'les points si l’on décomptait maintenant',
  'typed.help.back.form': 'back',
  'typed.help.back': 'rendre l’écran à qui peut encore changer une réponse',
  'typed.help.concede.form': 'concede',
  'typed.help.concede': 'abandonner cette partie',
  'typed.help.quit.form': 'quit',
  'typed.help.quit': 'partir ; la partie pourra reprendre',
}
