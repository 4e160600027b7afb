import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@benben/words/languages'
import { speakWhole } from '@benben/words/whole'
import { expect, test } from 'vitest'
import { benben, tempFolder } from './testing/terminal.ts'

const CODES = Object.keys(LANGUAGES)

test.each(CODES)('the terminal speaks %s where it is asked to, or where the system does', async (code) => {
  const wanted = (await speakWhole(code)).say('cli.command.help').split(' ')[0]!
  expect((await benben(`--lang ${code} --help`)).out).toContain(wanted)
  expect((await benben('--help', { env: { LANG: `${code}_XX.UTF-8` } })).out).toContain(wanted)
  expect((await benben('--help', { env: { LANG: 'en', LC_ALL: code } })).out).toContain(wanted)
})

test('a language that is not ours is named, with those that are', async () => {
  const { code, err } = await benben('--lang=tlh --help')
  expect(code).toBe(1)
  expect(err).toBe(`Benben does not speak "tlh". It speaks: ${CODES.join(', ')}.\n`)
  expect((await benben('--help', { env: { LANG: 'tlh' } })).code).toBe(0)
})

test('help pages and what is wrong with a command are said in the language, too', async () => {
  const help = (await benben('--lang fr record --help')).out
  for (const said of ['Utilisation : benben record [options]', 'Options :', '(par défaut : aton)'])
    expect(help).toContain(said)
  expect(help).not.toMatch(/Usage|default:/)
  for (const [typed, said] of [
    ['shw', 'Nie ma polecenia „shw”. Czy chodziło o show?'],
    ['show', 'Czegoś brakuje: podaj file.'],
    ['show a.txt --foo', 'Nie ma opcji --foo.'],
    ['show a.txt b.txt', 'To więcej, niż przyjmuje to polecenie. --help pokazuje, jak je wywołać.'],
    ['record', '--bots <names> jest wymagane.'],
    ['record --seed', '--seed <text> wymaga wartości.'],
  ] as const) {
    const { code, err } = await benben(`--lang pl ${typed}`)
    expect([code, err]).toEqual([1, `${said}\n`])
  }
})

test('bots are called as the language calls them, and typed as always', async () => {
  using folder = tempFolder()
  const at = { folder: folder.path }
  const play = 'play --game tekhenu --seats Ada,pharaoh --seed called --save a.txt --lang pl'
  const { out } = await benben(play, { ...at, stdin: 'look pharaoh\nquit\n' })
  expect(out).toContain('Miejsce 1: Faraon, bot.')
  expect(out.slice(out.indexOf('look pharaoh'))).toMatch(/^look pharaoh\nPlansza: Faraon/)
  expect(out.replace('look pharaoh', '')).not.toMatch(/\bpharaoh\b/)
  expect(readFileSync(join(folder.path, 'a.txt'), 'utf8')).toContain('seat 1: pharaoh\n')
})
