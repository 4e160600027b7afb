import { speak } from '@benben/words'
import { expect, it } from 'vitest'
import { whenOf } from './when.ts'

const english = speak('en')

it('names the day only where it is another one', () => {
  const now = new Date(2026, 10, 17, 15, 0).getTime()
  expect(whenOf(english, new Date(2026, 10, 17, 9, 5).getTime(), now)).toMatch(/^09:05\sAM$/)
  expect(whenOf(english, new Date(2026, 10, 15, 21, 5).getTime(), now)).toMatch(/^Sun.* 09:05\sPM$/)
  expect(whenOf(english, new Date(2026, 9, 3, 9, 5).getTime(), now)).toMatch(/^Oct 3, 09:05\sAM$/)
})
