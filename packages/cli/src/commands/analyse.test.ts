import { describe, expect, it } from 'vitest'
import { benben } from '../testing/terminal.ts'

const QUICK = '--bot apprentice --playouts 1 --games 1'

describe('analyse', () => {
  it('says how chances went, what decided it and where the points came from, the same every time', async () => {
    const stdin = (await benben('record --game aton --bots random,apprentice --seed analysis')).out
    const { code, out } = await benben(`analyse - ${QUICK}`, { stdin })
    expect(code).toBe(0)
    expect(out).toMatch(/^Chance to win\nround +random +apprentice\n1 +\d+ %, \d+ points/)
    // What a turn cost, never a chance beside those of the chart.
    expect(out).toMatch(/Round \d+ \(Move \d+\): [−+]?[\d.]+ points, −\d+ of 100 games\nrandom: \w+/)
    expect(out.split('Turning points')[1]).not.toContain('%')
    expect(out).toMatch(/apprentice: (?:Put|Place|Remove) /)
    expect(out).toMatch(
      /By its judgement [−+]?[\d.]+ ± [\d.]+ points and \+\d+ ± \d+ of 100 games; played on/,
    )
    expect(out.replaceAll('\n', ' ')).toContain(
      'by the judgement of apprentice. As a check both were played on once with the same luck;',
    )
    expect(out).toMatch(/Total +\d+ +[\d.]+\nPossible means:/)
    const { out: json } = await benben(`analyse - ${QUICK} --json`, { stdin })
    expect(JSON.parse(json)).toMatchObject({
      game: 'aton',
      seat: 0,
      strongest: 'apprentice',
      quick: 'scribe',
    })
    expect(await benben(`analyse - ${QUICK}`, { stdin })).toMatchObject({ out })
  })

  it('refuses running games, and seats that have no choices', async () => {
    const running = (await benben('record --game aton --bots random --seed analysis --running')).out
    const cut = running.split('\n').slice(0, 16).join('\n')
    expect((await benben('analyse -', { stdin: cut })).err).toBe('A game is analysed when it is over.\n')
    const stdin = (await benben('record --game tekhenu --options solo=easy --bots random --seed analysis'))
      .out
    expect((await benben('analyse - --seat 1', { stdin })).err).toMatch(/^Botankhamun has no choices/)
  })
})
