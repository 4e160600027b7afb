import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { benben, tempFolder } from './testing/terminal.ts'

/** The output that docs/formats.md shows must match what the commands print. */
const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'formats.md'), 'utf8')

const blocks = (kind: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'gm'))].map((found) => found[1]!)

const folder = tempFolder()
afterAll(() => folder[Symbol.dispose]())
folder.put('game.txt', blocks('text')[0]!)

interface Example {
  readonly command: string
  readonly shown: string
}

const EXAMPLES: Example[] = blocks('console').flatMap((block) =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((each) => ({ command: each.split('\n')[0]!, shown: each.slice(each.indexOf('\n') + 1) })),
)

async function runExample(command: string): Promise<string> {
  const { stdin, words, file } =
    /^(?:echo '(?<stdin>.*)' \| )?npx benben (?<words>.*?)(?: > (?<file>.*))?$/.exec(command)!.groups!
  const { out, err } = await benben(words!, { folder: folder.path, stdin: stdin ?? '' })
  if (file === undefined) return out + err
  folder.put(file, out)
  return err
}

/** Results and timings of bots may change; the fields do not. */
const comparable = (command: string, text: string): string =>
  /simulate|arena|report/.test(command) ? text.replaceAll(/\d+(?:\.\d+)?/g, '0') : text

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const pattern = (shown: string): RegExp => new RegExp(`^${shown.split('…').map(escaped).join('[^]*?')}$`)

describe('docs/formats.md', () => {
  it('has an example for every command that prints JSON', () => {
    const commands = EXAMPLES.map(({ command }) => /npx benben (\w+)/.exec(command)![1]!)
    expect(new Set(commands)).toEqual(
      new Set(['show', 'legal', 'apply', 'replay', 'verify', 'simulate', 'arena', 'report']),
    )
  })

  it.each(EXAMPLES)('$command', async ({ command, shown }) => {
    const printed = comparable(command, await runExample(command))
    expect(printed).toMatch(pattern(comparable(command, shown)))
  })

  it('names every game of a simulation by its seed', async () => {
    const simulated = await benben('simulate --bots random --games 1 --seed page --json')
    const replayed = await benben('replay - --json', {
      stdin: (await benben('record --bots random --seed page/0')).out,
    })
    const { scores } = JSON.parse(simulated.out) as { scores: { mean: number }[] }
    const { result } = JSON.parse(replayed.out) as { result: { totals: number[] } }
    expect(scores.map(({ mean }) => mean)).toEqual(result.totals)
  })
})
