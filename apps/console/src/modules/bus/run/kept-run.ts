// What an attendant's browser keeps of a run, so that it outlives a reload, a closed page and the end of a session: the sheet and the taps
// that are not sent, encrypted with a key of that run which no script can read. Without the key the rest is noise: both go with the run.
import type { Schema } from '@isb/sdk'
import { addDays } from '@isb/sdk/rules'
import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'

export type Sheet = Schema<'BusSheet'>
export type Tap = Schema<'BusTap'>

/** A tap that was not taken as it was meant, and why. */
export interface Trouble {
  readonly tap: Tap
  readonly message: string
}

/** A tap, and the day of the run that it was made in: it may be sent on a later one. */
export interface KeptTap extends Tap {
  readonly day: string
}

export interface KeptRun {
  readonly sheet: Sheet
  /** By how many milliseconds the server's clock is ahead of this browser's. */
  readonly ahead: number
  readonly taps: readonly KeptTap[]
  readonly troubles: readonly Trouble[]
}

let opened: UseStore | undefined
const store = () => (opened ??= createStore('isb-bus-run', 'runs'))
const keyOf = (id: string) => `${id} key`
const cipher = 'AES-GCM'
const ivBytes = 12

/** Whether this browser can keep a run: there is neither cryptography nor a service worker without https. */
export const canKeep = (): boolean => 'indexedDB' in globalThis && globalThis.crypto.subtle !== undefined

/** What is written of a run: when it may be forgotten can be read without its key. */
interface Written {
  readonly day: string
  readonly unsent: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

export async function keepRun(id: string, run: KeptRun): Promise<void> {
  let key = await get<CryptoKey>(keyOf(id), store())
  if (!key) {
    key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
    await set(keyOf(id), key, store())
  }
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const text = new TextEncoder().encode(JSON.stringify(run))
  const bytes = await crypto.subtle.encrypt({ name: cipher, iv }, key, text)
  await set(id, { day: run.sheet.run.day, unsent: run.taps.length, iv, bytes } satisfies Written, store())
}

/** What is kept of a run; undefined where nothing is. */
export async function keptRun(id: string): Promise<KeptRun | undefined> {
  const key = await get<CryptoKey>(keyOf(id), store())
  const kept = await get<Written>(id, store())
  if (!key || !kept) return undefined
  const text = await crypto.subtle.decrypt({ name: cipher, iv: kept.iv }, key, kept.bytes)
  return JSON.parse(new TextDecoder().decode(text)) as KeptRun
}

export const forgetRun = (id: string): Promise<void> => delMany([id, keyOf(id)], store())

/** For how many days taps wait to be sent: so long an attendant may be away. */
const waitingDays = 7

/**
 * Forgets the runs of earlier days, whoever attended them, but for those with taps that still wait.
 * @param today the school's day, by the server: a phone may be wrong about it
 */
export async function forgetEarlierRuns(today: string): Promise<void> {
  for (const [id, { day, unsent }] of (await entries<string, Partial<Written>>(store())).filter(([key]) => !key.endsWith(keyOf('')))) {
    if (day === undefined || day < (unsent === 0 ? today : addDays(today, -waitingDays))) await forgetRun(id)
  }
}
