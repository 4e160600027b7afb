import { readRecord, replay, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { Screen } from '../testing/screen.ts'
import { reportOf } from './report.ts'

const game = tekhenu as unknown as Game
const me = (name: string) => ({ kind: 'me', name }) as const
const bot = { kind: 'bot', name: 'random' } as const

const recordOf = async (screen: Screen): Promise<string | undefined> => {
  const answer = await screen.ask({ kind: 'record' })
  return answer.kind === 'text' ? answer.text : undefined
}

describe('a report of a rules bug', () => {
  it('carries a record that leads to the moment', async () => {
    const screen = new Screen([me('Ada'), bot], 'report', 'tekhenu')
    await screen.open()
    const seen = await screen.settled()
    const report = reportOf(game, seen, await recordOf(screen))
    expect(report).toContain(`moves: ${seen.decision!.moves.join('; ')}`)
    const record = report.slice(report.indexOf('record:\n') + 'record:\n'.length)
    const { position } = replay(tekhenu, readRecord(record), () => true)
    expect(JSON.stringify(tekhenu.view(position, 0))).toBe(JSON.stringify(seen.view))
  })

  it('tells nobody what another person at the screen holds', async () => {
    const screen = new Screen([me('Ada'), me('Ben')], 'report', 'tekhenu')
    await screen.open()
    await screen.ask({ kind: 'open-curtain', seat: 0 })
    const seen = await screen.settled()
    expect(await recordOf(screen)).toBeUndefined()
    const report = reportOf(game, seen, undefined)
    const view = seen.view as ReturnType<typeof tekhenu.view>
    expect(view.dealt[0]!.decrees).toHaveLength(2)
    expect(view.dealt[1]!.decrees).toBeNull()
    expect(report).toContain(JSON.stringify(seen.view))
    expect(report).not.toContain('seed')
  })
})
