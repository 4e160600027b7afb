/** Where mutants stand, by the name of a file. */
export const src = (file: string): string => `packages/tekhenu/src/${file}.ts`
export const seth = (file: string): string => src(`seth/${file}`)
export const EDITION = 'packages/tekhenu/editions/standard.json'
