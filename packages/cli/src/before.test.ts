import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, replay, rulesOf } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { gameOf } from '@benben/bots'
import { benben, converse, json, tempFolder } from './testing/terminal.ts'

/** Saves, records and positions as the version before the rules were raised wrote them, all by version 1 of the rules. */
const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'before')
const pathTo = (name: string): string => join(FOLDER, name)
const textOf = (name: string): string => readFileSync(pathTo(name), 'utf8')

const GAMES = [
  ['aton', gameOf('aton')!],
  ['tekhenu', gameOf('tekhenu')!],
] as const

/** Rewrites a save as if an older rules version had written it. */
const aged = (text: string): string => text.replace(/^rules: \d+$/m, 'rules: 0')

/** Answers every question with the first legal move, a given number of times; then quits. */
const firstMoves = (path: string, id: string, most: number) => {
  let moves = 0
  return (shown: string): string | undefined => {
    if (shown.endsWith('press Enter. ')) return ''
    if (!shown.endsWith('me> ')) return 'help'
    if (moves++ >= most) return undefined
    const game = gameOf(id)!
    const { position } = replay(game, readRecord(readFileSync(path, 'utf8')), () => true)
    return game.write(game.legal(position, 0, [])[0]!)
  }
}

describe.each(GAMES)('%s of the version before', (id, game) => {
  it.each(['running', 'finished'])('a %s save opens, or says which rules it needs', async (state) => {
    using folder = tempFolder()
    const path = folder.put('save.txt', textOf(`${id}-${state}.txt`))
    const { code, out, err } = await benben(`play --resume ${path}`, { stdin: 'quit\n' })
    const isOpen = code === 0 && out.includes(state === 'running' ? 'Go on with:' : 'Total')
    const needs = `needs version 1 of the rules, but this Benben has version ${game.rules}`
    const isUntouched = readFileSync(path, 'utf8') === textOf(`${id}-${state}.txt`)
    const isRefused = game.rules > 1 && code === 1 && err.includes(needs) && isUntouched
    expect(isOpen || isRefused, err).toBe(true)
  })

  it.each(['running', 'finished', 'chance'])('a %s record is verified, or names its rules', async (state) => {
    const { out } = await benben(`verify ${pathTo(`${id}-${state}.record`)} --json`)
    const { rules, checks } = JSON.parse(out) as {
      rules: unknown
      checks: { check: string; ok: boolean | null; text: string }[]
    }
    expect(rules).toEqual({ record: 1, benben: game.rules })
    const named = `The match needs version 1 of the rules, but this Benben has version ${game.rules}.`
    expect(checks.at(-1)).toMatchObject(game.rules === 1 ? { ok: true } : { ok: null, text: named })
    expect(checks[0]).toMatchObject({ check: 'commitment', ok: state !== 'chance' })
  })

  it('a position file is read by the rules of today', async () => {
    expect(await json(`show ${pathTo(`${id}.position.json`)} --json`)).toMatchObject({ rules: game.rules })
    expect((await benben(`legal ${pathTo(`${id}.position.json`)}`)).code).toBe(0)
  })
})

describe.each(GAMES)('a save of %s whose rules have changed', (id, game) => {
  /** A current save with its position file, both then rewritten to another rules version. */
  async function saved(folder: string, most: number): Promise<string> {
    const path = join(folder, 'save.txt')
    const table = `--game ${id} --seats me,greedy --seed crossed --save ${path}`
    await converse(`play ${table}`, { folder }, firstMoves(path, id, most))
    writeFileSync(path, aged(readFileSync(path, 'utf8')))
    return path
  }

  it('goes on from its position, and its record can be verified from there on', async () => {
    using folder = tempFolder()
    const path = await saved(folder.path, 6)
    const before = readFileSync(path, 'utf8')
    const kept = JSON.parse(readFileSync(`${path}.position.json`, 'utf8')) as { position: unknown }
    const { code, out } = await converse(`play --resume ${path}`, {}, firstMoves(path, id, 3))
    expect(code).toBe(0)
    expect(out).toMatch(/The rules have changed since this match was saved \(version 0, now\s+\d+\)\. It/)
    const after = readFileSync(path, 'utf8')
    expect(after.startsWith(`${before}checkpoint: {"rules":${game.rules},"position":`)).toBe(true)
    const record = readRecord(after)
    expect(record.rules).toBe(0)
    expect(rulesOf(record)).toBe(game.rules)
    const match = replay(game, record, () => true)
    expect(game.toJSON(match.at(match.movesEarlier)!)).toEqual(kept.position)

    const { out: verified, err } = await benben(`verify ${path}`)
    expect(verified).toMatch(/^open    The \d+ moves before line \d+ were played by version 0/m)
    expect(verified).toMatch(/^ok      The position in line \d+ leads through \d+ moves?\./m)
    expect(err).toContain('is checked only in part')
    expect((await benben(`replay ${path}`)).out).toMatch(/before line \d+ were played by version 0/)
    expect((await benben(`show ${path}`)).code).toBe(0)
    expect((await benben(`show ${path} --at 0`)).err).toContain(
      `Choose a number from ${match.movesEarlier} to ${match.moves}.`,
    )
    expect(await json(`show ${path} --at ${match.movesEarlier} --json`)).toMatchObject({
      position: kept.position,
    })
    // No notice the second time: the save now has the current rules version.
    const again = await benben(`play --resume ${path}`, { stdin: 'quit\n' })
    expect(again.out).not.toContain('have changed')
    expect(readFileSync(path, 'utf8')).toBe(after)
  })

  it('is replayed by the rules of today where the position is missing or of another match', async () => {
    using folder = tempFolder()
    const path = await saved(folder.path, 6)
    copyFileSync(pathTo(`${id}.position.json`), `${path}.position.json`)
    const { code, out } = await benben(`play --resume ${path}`, { stdin: 'quit\n' })
    expect(code).toBe(0)
    expect(out).toMatch(/were\s+played\s+again\s+by\s+the\s+new\s+rules/)
  })

  it('stays as it is where it cannot go on, and says which rules it needs', async () => {
    using folder = tempFolder()
    const text = `${aged(textOf(`${id}-running.txt`))}0: place 9z9\n`
    const path = folder.put('save.txt', text)
    const { code, err } = await benben(`play --resume ${path}`, { stdin: 'quit\n' })
    expect(code).toBe(1)
    expect(err).toContain(`needs version 0 of the rules, but this Benben has version ${game.rules}`)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('shows its end, and its record stays as it was', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'over.txt')
    await benben(`play --game ${id} --seats greedy,random --seed over --save ${path}`)
    const text = aged(readFileSync(path, 'utf8'))
    writeFileSync(path, text)
    const { code, out } = await benben(`play --resume ${path}`)
    expect(code).toBe(0)
    expect(out).toContain('Total')
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})
