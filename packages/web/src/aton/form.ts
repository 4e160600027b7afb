import type { GameForm } from '../app/game-form.ts'

export const form: GameForm = {
  fields: [{ name: 'red', group: 'options', values: [0, 1] }],
}
