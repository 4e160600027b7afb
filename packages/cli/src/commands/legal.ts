import { writeDecision, type Decision } from '@benben/kernel'
import type { Command } from 'commander'
import { printJson, wordsOf, type Desk } from '../desk.ts'
import { loadMoment, type Moment } from '../moment.ts'
import { describe } from './describe.ts'

/** Every decision of a moment: what is asked, what can be answered, and why the rest cannot. */
export function legal(program: Command, desk: Desk): void {
  const { words } = desk
  describe(program.command('legal'), words, 'legal')
    .argument('<file>', words.say('cli.argument.file'))
    .option('--at <n>', words.say('cli.option.at'))
    .action(async (path: string, flags: { readonly at?: string }) => {
      const moment = await loadMoment(desk, path, flags.at)
      const decisions = moment.who.names.flatMap((_, seat) => {
        const decision = moment.game.decision(moment.position, seat)
        return decision === undefined ? [] : [written(desk, moment, decision)]
      })
      printJson(desk, { decisions })
    })
}

function written({ words }: Desk, { game, who, position }: Moment, decision: Decision): object {
  const plain = writeDecision(game, decision)
  const speech = wordsOf(game)
  const view = game.view(position, decision.seat)
  return {
    ...plain,
    question: { ...plain.question, text: speech.ask(words, decision, who, view) },
    refusals: plain.refusals.map((refused) => ({
      ...refused,
      text: speech.refusal(words, refused, who, view),
    })),
  }
}
