// Which addresses the server calls for somebody: people type them, and must reach nothing by it that only the server can.
import ipaddr from 'ipaddr.js'

/** A host that the operator names: it may lie in the school's own network. `http:` only where it is said. */
export interface AllowedHost {
  readonly protocol: 'https:' | 'http:'
  readonly hostname: string
  readonly port: string
}

/** Reads `sis.school.lan`, `127.0.0.1:9000` or `http://sis.school.lan:8080`; undefined where it is none of these. */
export function hostAllowed(text: string): AllowedHost | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, port, pathname, search, hash, username, password } = new URL(address)
  const isBare =
    /^([\w.-]+|\[.+\])$/.test(hostname) && pathname === '/' && !address.endsWith('/') && !search && !hash && !username && !password
  return isBare && (protocol === 'https:' || protocol === 'http:') ? { protocol, hostname, port } : undefined
}

/** Whether the operator has named the host of an address. */
export const isNamed = (allowed: readonly AllowedHost[], { protocol, hostname, port }: URL): boolean =>
  allowed.some((each) => each.protocol === protocol && each.hostname === hostname && each.port === port)

/** Addresses inside a public range at which a cloud answers its own machines. */
const cloudAddresses: ReadonlySet<string> = new Set(['168.63.129.16'])

/** Whether a network address is one of the internet: none of a private, local, shared or special network, nor of a cloud itself. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  // ipaddr.js takes an IPv4 address that is written as `::7f00:1` for one of the internet.
  const isCompatible = parsed.kind() === 'ipv6' && parsed.match(ipaddr.parseCIDR('::/96'))
  return parsed.range() === 'unicast' && !isCompatible && !cloudAddresses.has(parsed.toString())
}

/** Why an address is not called, as far as its text tells. */
export function whyNotCalled(allowed: readonly AllowedHost[], address: string): 'OUTBOUND_ADDRESS' | 'OUTBOUND_PRIVATE' | null {
  if (!URL.canParse(address)) return 'OUTBOUND_ADDRESS'
  const url = new URL(address)
  if (url.username || url.password) return 'OUTBOUND_ADDRESS'
  if (isNamed(allowed, url)) return null
  if (url.protocol !== 'https:') return 'OUTBOUND_ADDRESS'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(host) && !isPublic(host) ? 'OUTBOUND_PRIVATE' : null
}
