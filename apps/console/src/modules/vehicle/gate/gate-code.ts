// A printed pass, verified here: its signature by the keys that were kept, its days by the clock, and whether it was taken back.
import { type Schema } from '@isb/sdk'
import { readPassCode, whyNotPrinted, type PrintedPass, type WhyNotAdmit } from '@isb/sdk/rules'

/** What was kept of `vehicle.gate`, and when it was read. */
export interface KeptGate {
  readonly gate: Schema<'Gate'>
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** What a code turns out to be: a pass that holds, or why nothing can be said by it. */
export type Verdict =
  | { readonly pass: PrintedPass; readonly why: WhyNotAdmit | null }
  | { readonly pass?: undefined; readonly why: 'foreign' | 'incomplete' | 'forged' | 'key' | 'nothing' | 'unable' }

/** Whether something typed or scanned is meant as a code, not as a plate. */
export const isCode = (text: string): boolean => /^\s*ISB\d+\./i.test(text)

/** Signs of an Ed25519 signature in base64url: a code that has fewer was not typed or scanned to its end. */
const signatureSigns = 86
const isCut = (text: string): boolean => {
  const [mark, , , signature = ''] = text.trim().split('.')
  return mark === 'ISB1' && signature.length < signatureSigns
}

/** The day at the school. A clock that is behind does not make an old pass good: the server's day counts as long as it is later. */
export function dayAt(now: Date, { gate: { timeZone, today } }: KeptGate): string {
  const here = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return here > today ? here : today
}

/** Verifies a code without asking anybody. */
export async function verify(text: string, kept: KeptGate | undefined, now = new Date()): Promise<Verdict> {
  if (isCut(text)) return { why: 'incomplete' }
  const code = readPassCode(text)
  if (!code) return { why: 'foreign' }
  if (!kept) return { why: 'nothing' }
  const key = kept.gate.keys.find(({ id }) => id === code.keyId)
  if (!key) return { why: 'key' }
  // Without https there is no cryptography in a browser.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (!subtle) return { why: 'unable' }
  try {
    const verifier = await subtle.importKey('raw', bytesOf(key.publicKey), 'Ed25519', false, ['verify'])
    const signed = new TextEncoder().encode(code.signed)
    if (!(await subtle.verify('Ed25519', verifier, bytesOf(code.signature), signed))) return { why: 'forged' }
  } catch (error) {
    // Base64 that is none was not made by us; a browser without Ed25519 fails before that.
    return { why: error instanceof DOMException && error.name === 'NotSupportedError' ? 'unable' : 'forged' }
  }
  const pass = passIn(code.payload)
  return pass ? { pass, why: whyNotPrinted(pass, dayAt(now, kept), kept.gate) } : { why: 'foreign' }
}

function passIn(payload: string): PrintedPass | undefined {
  const pass = JSON.parse(new TextDecoder().decode(bytesOf(payload))) as Partial<PrintedPass> | null
  const { id, plate, type, from, to } = pass ?? {}
  return typeof id === 'number' && plate && type && from && to ? { id, plate, type, from, to } : undefined
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
