import { Match, random } from '@benben/kernel'
import { toy, type ToyEvent, type ToyView } from '@benben/kernel/testing'
import { afterAll, expect, test } from 'vitest'
import { gameKeys } from '../tools/codes.ts'
import { catalogues as shipped } from './catalogues.ts'
import type { GameWords } from './game-words.ts'
import { gameWords, refusal } from './games.ts'
import { learn } from './learn.ts'
import { wordsOf } from './speak.ts'
import { catalogues } from './testing/catalogues.ts'
import { toyPart } from './testing/toy/part.ts'
import { toySentences } from './testing/toy/sentences.ts'
import { SHELF } from './shelf.ts'
import { interpret } from './typed.ts'

/** A game that is not shipped joins by the same entry as the others, as in a browser that has just loaded it. */
learn(toyPart)
// Test files share a process: what was learnt here is unknown to the others.
afterAll(() => {
  for (const key of Object.keys(toySentences)) Reflect.deleteProperty(shipped['en']!, key)
  SHELF.delete('toy')
})
const words = wordsOf('en', catalogues['en']!)
const speech = gameWords('toy') as GameWords<ToyView, ToyEvent>
const who = { names: ['Ada', 'Ben'] }

test('every code of the third game has a sentence', () => {
  expect(gameKeys(toy).filter((key) => !Object.hasOwn(toySentences, key))).toEqual([])
})

test('the text table of the third game tells a whole game', () => {
  const match = new Match(toy, { options: {}, names: who.names, seed: 'text' })
  const lot = random('lot')
  let log: string[] = []
  while (match.result === undefined) {
    const seat = toy.toAct(match.position)[0]!
    const decision = toy.decision(match.position, seat)!
    const view = toy.view(match.position, seat)
    expect(speech.ask(words, decision, who, view)).toContain(who.names[seat])
    const [heap, taken] = speech.sections(words, view, who)
    expect(heap).toMatchObject({ heading: 'Heap', notes: [expect.stringContaining(String(view.stones))] })
    expect(taken!.rows).toEqual(view.taken.map((many, i) => [who.names[i], String(many)]))
    const typed = toy.write(decision.moves[lot.below(decision.moves.length)]!)
    expect(speech.move(words, typed, view)).toBeDefined()
    const intent = interpret(typed, toy, decision.moves)
    const played = match.play(seat, intent.kind === 'move' ? intent.move : -1)
    expect(played.ok).toBe(true)
    log = match.entries.flatMap(({ events }) => events).map((event) => speech.log(words, event, who, view)!)
  }
  expect(log.length).toBeGreaterThan(3)
  const end = speech.result(words, match.result, who, toy.view(match.position, 'spectator'))
  expect(end).toEqual([`${who.names[match.result.winners[0]!]} takes the last stone and wins.`])
  expect(refusal(words, toy.refuse(match.position, 0, 1)!)).toContain('Turns')
})
