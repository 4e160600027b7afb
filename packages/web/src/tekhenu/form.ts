import type { GameForm, Options } from '../app/game-form.ts'

const isSolo = ({ solo }: Options): boolean => solo !== undefined
const isSoloWithSeth = (chosen: Options): boolean => isSolo(chosen) && chosen['seth'] === true
const isSoloWithout = (chosen: Options): boolean => isSolo(chosen) && chosen['seth'] !== true

export const form: GameForm = {
  fields: [
    { name: 'seth', group: 'modules', values: [true] },
    { name: 'vizier', group: 'modules', values: [true] },
    { name: 'solo', group: 'modules', values: ['easy', 'medium', 'hard'] },
    { name: 'soloStart', group: 'modules', values: ['random'], when: isSoloWithout },
    { name: 'soloPacket', group: 'modules', values: ['2+2', '3+2'], when: isSoloWithSeth },
    { name: 'soloArtifacts', group: 'modules', values: [2, 4], usual: 1, when: isSoloWithSeth },
    { name: 'soloDecrees', group: 'modules', values: [8], when: isSolo },
    { name: 'soloBuildings', group: 'modules', values: [20], when: isSolo },
    { name: 'horus', group: 'options', values: ['printed'] },
  ],
  editions: async () => (await import('./edition/index.ts')).openEditions(),
}
