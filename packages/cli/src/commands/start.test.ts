import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benben, converse, tempFolder } from '../testing/terminal.ts'

describe('start', () => {
  it('explains play where nobody is at the keyboard', async () => {
    const { code, out, err } = await benben('start')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/terminal.*browser/)
    expect(out).toContain('npx benben play --seats me,apprentice')
  })

  it('asks who sits where, again after nonsense, and plays', async () => {
    using folder = tempFolder()
    const answers = ['chess', 'Aton', 'Ada', 'search:none', 'greedy', 'quit']
    const { code, out } = await converse('start', { tty: true, folder: folder.path }, () => answers.shift())
    expect(code).toBe(0)
    expect(out).toContain('There is no game "chess". Choose one of aton, tekhenu.')
    expect(out).toContain('"search:none" is neither a bot nor a name')
    expect(out).toContain('Seat 0: Ada, at this screen.')
    expect(out).toContain('Seat 1: greedy, a bot.')
    const [file] = readdirSync(join(folder.path, '.benben'))
    expect(file).toBe('aton-2026-01-31-140509.txt')
    expect(readFileSync(join(folder.path, '.benben', file!), 'utf8')).toMatch(/seat 0: Ada\nseat 1: greedy\n/)
  })

  it('takes what it proposes for an empty line', async () => {
    using folder = tempFolder()
    const answers = ['', '', '', 'quit']
    const { out } = await converse('start', { tty: true, folder: folder.path }, () => answers.shift())
    expect(out).toMatch(/Seat 0: me, .*\n.*Seat 1: apprentice, a bot/)
  })

  it('asks how many play where that is open', async () => {
    using folder = tempFolder()
    const answers = ['tekhenu', '', '9', '3', 'Ada', 'Ben', 'Cleo', '', 'quit']
    const { code, out } = await converse('start', { tty: true, folder: folder.path }, () => answers.shift())
    expect(code).toBe(0)
    expect(out).toContain('--players is "9", but must be a whole number from 2 to 4.')
    expect(out).toContain('Seat 2: Cleo, at this screen.')
    const [file] = readdirSync(join(folder.path, '.benben'))
    expect(file).toBe('tekhenu-2026-01-31-140509.txt')
  })

  it('does not ask what is told already', async () => {
    using folder = tempFolder()
    const answers = ['Ada', 'Ben', 'Cleo', 'Dan', '', 'quit']
    const { out } = await converse(
      'start --game tekhenu --players 4 --options {}',
      { tty: true, folder: folder.path },
      () => answers.shift(),
    )
    expect(out).not.toContain('Which game')
    expect(out).not.toContain('Which of these')
    expect(out).toContain('Seat 3: Dan, at this screen.')
  })

  it('asks how a game is to be played, again after nonsense, and seats whoever plays by itself', async () => {
    using folder = tempFolder()
    const answers = ['tekhenu', 'seth', 'solo=huge', 'vizier=true,solo=easy', 'solo=easy', 'Ada', 'quit']
    const { code, out } = await converse('start', { tty: true, folder: folder.path }, () => answers.shift())
    expect(code).toBe(0)
    expect(out).toContain('with Time of Seth (seth=true)')
    expect(out).toContain('--options is not JSON')
    expect(out).toContain('options.solo: ')
    expect(out).toContain('options.vizier: needs two people')
    // It is for one person, so the number of players is not asked.
    expect(out).not.toContain('How many play')
    expect(out).toContain('Seat 0: Ada, at this screen.')
    expect(out).toContain('Seat 1: Botankhamun, who plays by the rules of the game.')
  })

  it('does not open a table that its options are not for', async () => {
    using folder = tempFolder()
    const { code, err } = await converse(
      'start --game tekhenu --players 3 --options vizier=true',
      { tty: true, folder: folder.path },
      () => 'quit',
    )
    expect(code).toBe(1)
    expect(err).toContain('options.vizier: is a challenge between exactly two players, not 3.')
  })

  it('leaves when the keyboard is closed', async () => {
    using folder = tempFolder()
    const { code, err } = await converse('start', { tty: true, folder: folder.path }, () => undefined)
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})
