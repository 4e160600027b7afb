import { tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import type { Catalogue } from '../catalogues.ts'
import { ofBrowser } from '../en/of-browser.ts'
import { ofTekhenu } from '../en/of-tekhenu.ts'
import { ofText } from '../en/of-text.ts'
import { gameWords } from '../games.ts'
import { wordsOf } from '../speak.ts'
import { NAMES, playThrough } from '../testing/tekhenu.ts'

/** What a browser has at a table without modules; whatever else were said would fail. */
const words = wordsOf('en', { ...ofBrowser, ...ofTekhenu, ...ofText } as unknown as Catalogue)
const speech = gameWords('tekhenu')

test.each([2, 3, 4])('a game of %i without modules needs no sentence of theirs', (players) => {
  const who = { names: NAMES.slice(0, players), me: 0 }
  let said = 0
  const match = playThrough(players, `plain ${players}`, ({ position }) => {
    for (const seat of tekhenu.toAct(position)) {
      const view = tekhenu.view(position, seat)
      const decision = tekhenu.decision(position, seat)!
      speech.ask(words, decision, who, view)
      for (const move of decision.moves) speech.move(words, tekhenu.write(move), view)
      for (const refused of decision.refusals) speech.refusal(words, refused, who, view)
      said += decision.moves.length
    }
  })
  const view = tekhenu.view(match.position, 0)
  for (const event of match.entries.flatMap((entry) => entry.events))
    speech.log(words, tekhenu.viewEvent(event, 0)!, who, view)
  speech.table(words, view, who)
  speech.sections(words, view, who)
  speech.course(words, view, who)
  speech.help(words, view)
  speech.result(words, match.result!, who, view)
  expect(said).toBeGreaterThan(500)
})
