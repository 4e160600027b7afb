import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whom limits count: an IPv4 address, or a /64 network of IPv6, because whoever has one address of it has all of them.
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? `${networkOf(ip)}::/64` : ip
}

/** The first four groups, with those that `::` stands for. */
function networkOf(ip: string): string {
  const [front = '', back] = ip.split('%')[0]!.split('::')
  const groups = front.split(':').filter((group) => group !== '')
  const behind = (back ?? '').split(':').filter((group) => group !== '').length
  const missing = back === undefined ? 0 : 8 - groups.length - behind
  const all = [...groups, ...Array.from({ length: missing }, () => '0')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Trusts the last so many entries of `X-Forwarded-For`, which our own proxies wrote; everything before can be made up. */
export const trustHops =
  (hops: number) =>
  (_address: string, hop: number): boolean =>
    hop < hops
