import { expect, it } from 'vitest'
import { check } from './check.ts'
import { guestRequest } from './guest.ts'
import { nameCheck, nicknameFault } from './nickname.ts'

const isBotName = nameCheck(['greedy'])

it.each([
  '',
  '  ',
  'x'.repeat(24),
  'x'.repeat(25),
  'a\nb',
  '\u202eAda',
  '\u3164',
  'Ada',
  ' Ada ',
  '👩‍🚀',
  '神楽',
])('a page refuses %j exactly as the server does', (nickname) => {
  const checked = check(guestRequest, { nickname })
  expect(nicknameFault(nickname, isBotName)).toEqual(checked.ok ? undefined : checked.fault)
})

it('a page refuses the name of a bot, too', () => {
  expect(nicknameFault('Gréedy', isBotName)).toEqual({
    code: 'protocol.bot-name',
    params: {},
    path: 'nickname',
  })
})
