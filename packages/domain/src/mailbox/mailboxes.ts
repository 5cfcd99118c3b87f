// Addresses as people type and paste them into a mailbox: several, with names or without, by the forms of RFC 5321 and 5322.

/** What is wrong with a text of addresses: the first part of it that is none. */
export interface WrongAddress {
  readonly wrong: string
}

// eslint-disable-next-line no-control-regex -- a control character must never come into a header
const control = /[\u0000-\u001F\u007F\u2028\u2029]/
const atom = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const quoted = String.raw`"(?:[^"\\]|\\.)*"`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
const address = new RegExp(String.raw`^(${atom}(?:\.${atom})*|${quoted})@(${label}(?:\.${label})+)$`, 'u')
const named = /^(?:"(?:[^"\\]|\\.)*"|[^"<>@]*?)\s*<([^<>]*)>$/u

/** One address, perhaps with a name: `Night nurse <nurse@school.example>`. Null where it is none. */
function addressIn(text: string): string | null {
  const bare = (named.exec(text)?.[1] ?? text).trim()
  const [, local = '', domain = ''] = address.exec(bare) ?? []
  const octets = (part: string) => new TextEncoder().encode(part).length
  if (local === '' || octets(local) > 64 || octets(bare) > 254) return null
  // Domains know no case; what stands before the @ belongs to its mail server.
  return `${local}@${domain.toLowerCase()}`
}

/** The parts of a list: semicolons of either width and commas separate, but not within quotes. */
export function addressParts(text: string): string[] {
  const parts = text.trim().match(/(?:"(?:[^"\\]|\\.)*"|[^;；,，])+/gsu) ?? []
  return parts.map((part) => part.replaceAll(/^ +| +$/g, '')).filter(Boolean)
}

/** The addresses of a text, each once; or the first part that is none. Line breaks and other control characters are refused, wherever. */
export function addressesIn(text: string): readonly string[] | WrongAddress {
  const found = new Map<string, string>()
  for (const part of addressParts(text)) {
    const one = control.test(part) ? null : addressIn(part)
    if (one === null) return { wrong: part.replaceAll(new RegExp(control, 'gu'), ' ').slice(0, 100) }
    found.set(one.toLowerCase(), found.get(one.toLowerCase()) ?? one)
  }
  return [...found.values()]
}

/** Whether it is one address without a name, as mail takes it. */
export function isMailbox(text: string): boolean {
  const found = addressesIn(text)
  return 'length' in found && found.length === 1 && found[0]?.toLowerCase() === text.toLowerCase()
}

/** Those of the addresses that lie outside the school's own domains. None where the school has named no domain. */
export function foreignAddresses(addresses: readonly string[], ownDomains: string): string[] {
  const own = ownDomains
    .toLowerCase()
    .split(/[\s,;，；]+/)
    .filter(Boolean)
  const isOwn = (domain: string) => own.some((each) => domain === each || domain.endsWith(`.${each}`))
  return own.length === 0 ? [] : addresses.filter((each) => !isOwn(each.slice(each.lastIndexOf('@') + 1)))
}
