import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@benben/kernel'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { benben, tempFolder, type Ran } from './testing/terminal.ts'

/** Any invalid input gives one sentence on stderr, exit code 1, and nothing else. */
const COMPLAINT = { code: 1, out: '', sentences: 1, stack: false }

const heard = ({ code, out, err }: Ran) => ({
  code,
  out,
  sentences: /^[^\n]*\w[^\n]*\n$/.test(err) ? 1 : err,
  stack: /\bat .*:\d+:\d+|undefined|\[object|Unknown problem/.test(err) && err,
})

const folder = tempFolder()
afterAll(() => folder[Symbol.dispose]())
const GAME = (await benben('record --bots random --seed nonsense')).out
const POSITION = (await benben('show - --at 9 --json', { stdin: GAME })).out
const noise = Buffer.alloc(10_000_000)
const chance = random('noise')
for (let i = 0; i < noise.length; i += 4) noise.writeUInt32LE(chance.below(2 ** 32), i)

mkdirSync(join(folder.path, 'folder'))
folder.put('empty', '')
folder.put('noise', noise)
folder.put('large', Buffer.alloc(17 * 1024 * 1024, 'benben record 1\n'))
folder.put('many-lines', `${GAME.split('\n\n')[0]}\n\n${'0: place 1a1\n'.repeat(200_000)}`)
folder.put('truncated.json', POSITION.slice(0, POSITION.length / 2))
folder.put('list.json', '[1, 2]')
folder.put('null.json', '{"game":null}')
folder.put('deep.json', '['.repeat(1_000_000))
folder.put('other-game.json', POSITION.replace('"aton"', '"chess"'))
folder.put('other-rules.json', POSITION.replace('"rules": 1', '"rules": 99'))
folder.put('other-edition.json', POSITION.replace('"printed"', '"homemade"'))
folder.put('options.json', POSITION.replace('"red": "seed"', '"red": 7'))
folder.put('proto.json', POSITION.replace('{', '{"__proto__": {},'))
folder.put('cards.json', POSITION.replace('"token": true', '"token": 3'))
folder.put('other-game.txt', GAME.replace('game: aton', 'game: chess'))
folder.put('options.txt', GAME.replace('"seed"', '7'))
folder.put('rules.txt', GAME.replace('rules: 1', 'rules: NaN'))
folder.put('game.txt', GAME)
folder.put('position.json', POSITION)

const FILES = [
  'missing',
  'folder',
  'game.txt/inside',
  'empty',
  'noise',
  'large',
  'many-lines',
  'truncated.json',
  'list.json',
  'null.json',
  'deep.json',
  'other-game.json',
  'other-rules.json',
  'other-edition.json',
  'options.json',
  'proto.json',
  'cards.json',
  'other-game.txt',
  'options.txt',
  'rules.txt',
]

describe.each(['show', 'legal', 'apply', 'replay', 'verify', 'play --resume'])('%s', (command) => {
  it.each(FILES)('of %s', async (file) => {
    const path = join(folder.path, file)
    const ran = await benben(`${command} ${path}`)
    // A record that can be read is verified, and the verdict says what fails.
    const verdict = command === 'verify' && ran.out.includes('FAILED ') ? ran.out : ''
    expect(heard(ran)).toEqual({ ...COMPLAINT, out: verdict })
    expect(ran.err).toContain(path)
  })
})

describe('words that mean nothing', () => {
  it.each([
    'show game.txt --at 99999',
    'show game.txt --at -1',
    'show game.txt --at NaN',
    'show game.txt --at 1e3',
    'show position.json --at 1',
    'show game.txt --seat 2',
    'show game.txt --seat NaN',
    'show game.txt --seat me',
    'show',
    'show game.txt position.json',
    'show --nonsense game.txt',
    'legal game.txt --at 99999',
    'legal position.json --at 7',
    'apply game.txt --at 99999',
    'apply -',
    'apply position.json --moves missing',
    'apply position.json --moves folder',
    'apply position.json --moves noise',
    'replay position.json',
    'verify position.json',
    'replay game.txt --at 1',
    'simulate --bots random --games 0',
    'simulate --bots random --games NaN',
    'simulate --bots random --games -5',
    'simulate --bots random --games 1.5',
    'simulate --bots random --games 99999999999',
    'simulate --bots random',
    'simulate --games 2',
    'simulate --game chess --bots random --games 2',
    'simulate --bots clever --games 2',
    'simulate --bots search:abc --games 2',
    'simulate --bots search:-1 --games 2',
    'simulate --bots random,random,random --games 2',
    'simulate --bots , --games 2',
    'simulate --players 3 --bots random --games 2',
    'simulate --players NaN --bots random --games 2',
    'simulate --bots random --games 2 --options nope',
    'simulate --bots random --games 2 --options {"red":',
    'simulate --bots random --games 2 --options {"red":9}',
    'simulate --bots random --games 2 --options {"colour":1}',
    'simulate --bots random --games 2 --options [1]',
    'simulate --bots random --games 2 --seed \n',
    'arena --bots random,clever --games 2',
    'arena --bots random,greedy --games x',
    'record --bots clever',
    'record --game chess --bots random',
    'record --bots random --options 7',
    'play --seats me',
    'play --seats me,you,them',
    'play --seats me,me',
    'play --seats me,search:many',
    'play --seats me,\u001B[31m',
    'play --game chess',
    'play --options {',
    'play --resume game.txt --seed x',
    'play --save game.txt',
    'play --save game.txt/inside',
    'nonsense',
  ])('%j', async (words) => {
    expect(heard(await benben(words, { folder: folder.path }))).toEqual(COMPLAINT)
  })

  it('any bytes in place of a position or a record', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
        for (const command of ['show -', 'legal -', 'replay -', 'verify -']) {
          expect(heard(await benben(command, { stdin: Buffer.from(bytes) }))).toEqual(COMPLAINT)
        }
      }),
      { numRuns: 50, seed: 11 },
    )
  })

  it('any change to a position: a sentence, or a position that still plays', async () => {
    const lines = POSITION.split('\n')
    await fc.assert(
      fc.asyncProperty(
        fc.nat(lines.length - 1),
        fc.constantFrom('', '7,', '"x",', 'null'),
        async (at, instead) => {
          const ran = await benben('legal -', { stdin: lines.with(at, instead).join('\n') })
          const plays = ran.code === 0 && ran.err === '' && ran.out.includes('"decisions"')
          expect(plays || heard(ran)).toEqual(plays || COMPLAINT)
        },
      ),
      { numRuns: 200, seed: 13 },
    )
  })

  it('any change to a record: a sentence, or a record that still holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(GAME.length - 1),
        fc.constantFrom('', 'x', '9', '\n', ':'),
        async (at, instead) => {
          const ran = await benben('replay -', { stdin: GAME.slice(0, at) + instead + GAME.slice(at + 1) })
          const holds = ran.code === 0 && ran.err === ''
          expect(holds || heard(ran)).toEqual(holds || COMPLAINT)
        },
      ),
      { numRuns: 200, seed: 17 },
    )
  })
})
