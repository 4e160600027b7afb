import { expect, test } from 'vitest'
import { catalogues } from '../catalogues.ts'
import { LANGUAGES } from '../languages.ts'
import { speakWhole } from '../whole.ts'

const ID = /\b(?:[ABDST]X?|P|Art|Cult)\d\d\b/
/** What is read at the table. Where ids are typed (help, the form of an edition) or explained (rules) they may stand. */
const READ = /^(?:tekhenu\.(?:ask|task|wait|log|refusal|rule|move|by|because|web|boards)\.|lesson\.)/

test.each(Object.keys(LANGUAGES))(
  'sentences at the table call cards by name, not by id: %s',
  async (code) => {
    await speakWhole(code)
    const read = Object.entries(catalogues[code]!).filter(([key]) => READ.test(key))
    expect(read.length).toBeGreaterThan(600)
    // `P12 {` chooses a wording and is not read.
    expect(read.filter(([, said]) => ID.test(said.replaceAll('P12 {', '')))).toEqual([])
  },
)
