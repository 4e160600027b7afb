import { expect, test } from 'vitest'
import { catalogues } from '../catalogues.ts'

const ID = /\b(?:[ABDST]X?|P|Art|Cult)\d\d\b/
/** What is read at the table. Where ids are typed (help, the form of an edition) or explained (rules) they may stand. */
const READ = /^(?:tekhenu\.(?:ask|task|wait|log|refusal|rule|move|by|because|web|boards)\.|lesson\.)/

test.each(Object.entries(catalogues))(
  'sentences at the table call cards by name, not by id: %s',
  (_, catalogue) => {
    const read = Object.entries(catalogue).filter(([key]) => READ.test(key))
    expect(read.length).toBeGreaterThan(600)
    // `P12 {` chooses a wording and is not read.
    expect(read.filter(([, said]) => ID.test(said.replaceAll('P12 {', '')))).toEqual([])
  },
)
