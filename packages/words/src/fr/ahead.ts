import type { ahead as en } from '../en/ahead.ts'

/** What is said before it is asked. A browser loads it with the menu of a table online. */
export const ahead: Readonly<Record<keyof typeof en, string>> = {
  'ahead.title': 'Répondre d’avance',
  'ahead.about':
    'Quand la question vous est posée, le serveur répond aussitôt en votre nom. Personne n’apprend que vous l’aviez dit d’avance.',
  'ahead.undo': 'Reprendre un tel coup retire aussi la réponse.',
  'ahead.ask': 'Me demander',
  'ahead.once': 'La prochaine fois',
  'ahead.always': 'Toujours',
}
