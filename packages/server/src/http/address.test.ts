import { expect, it } from 'vitest'
import { addressOf, trustHops } from './address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address)
})

it('trusts as many hops as there are proxies', () => {
  expect([0, 1, 2].map((hop) => trustHops(2)('192.0.2.7', hop))).toEqual([true, true, false])
})
