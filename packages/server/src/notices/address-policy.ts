import { BlockList, isIP } from 'node:net'

/** The address of a machine, as the resolver says it: may the server connect to it? */
export type AddressPolicy = (address: string) => boolean

/** IPv4 that is not the public internet (IANA's special-purpose registry), multicast and what is reserved. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * The one block of IPv6 that is given out to the public. Loopback, mapped IPv4, NAT64, private, link-local and multicast addresses lie
 * outside of it; inside of it are tunnels, which carry an IPv4 address (Teredo, 6to4), and what is for documents and measurements.
 */
const PUBLIC_6 = '2000::/3'
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const refused4 = listOf(NOT_PUBLIC_4, 'ipv4')
const allowed6 = listOf([PUBLIC_6], 'ipv6')
const refused6 = listOf(NOT_PUBLIC_6, 'ipv6')

/** Whether an address belongs to the public internet. An address with a zone (`fe80::1%eth0`) does not. */
export const isPublicAddress: AddressPolicy = (address) => {
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}
