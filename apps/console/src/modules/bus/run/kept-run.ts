// What an attendant's browser keeps of a run, so that it outlives a reload, a closed page and the end of a session: the sheet and the taps
// that are not sent, encrypted with a key of that run which no script can read. Without the key the rest is noise: both go with the run.
import type { Schema } from '@isb/sdk'
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'

export type Sheet = Schema<'BusSheet'>
export type Tap = Schema<'BusTap'>

/** A tap that was not taken as it was meant, and why. */
export interface Trouble {
  readonly tap: Tap
  readonly message: string
}

export interface KeptRun {
  readonly sheet: Sheet
  /** By how many milliseconds the server's clock is ahead of this browser's. */
  readonly ahead: number
  readonly taps: readonly Tap[]
  readonly troubles: readonly Trouble[]
}

let opened: UseStore | undefined
const store = () => (opened ??= createStore('isb-bus-run', 'runs'))
const keyOf = (id: string) => `${id} key`
const cipher = 'AES-GCM'
const ivBytes = 12

/** Whether this browser can keep a run: there is neither cryptography nor a service worker without https. */
export const canKeep = (): boolean => 'indexedDB' in globalThis && globalThis.crypto.subtle !== undefined

export async function keepRun(id: string, run: KeptRun): Promise<void> {
  let key = await get<CryptoKey>(keyOf(id), store())
  if (!key) {
    key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt'])
    await set(keyOf(id), key, store())
  }
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const text = new TextEncoder().encode(JSON.stringify(run))
  await set(id, { iv, bytes: await crypto.subtle.encrypt({ name: cipher, iv }, key, text) }, store())
}

/** What is kept of a run; undefined where nothing is. */
export async function keptRun(id: string): Promise<KeptRun | undefined> {
  const key = await get<CryptoKey>(keyOf(id), store())
  const kept = await get<{ iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }>(id, store())
  if (!key || !kept) return undefined
  const text = await crypto.subtle.decrypt({ name: cipher, iv: kept.iv }, key, kept.bytes)
  return JSON.parse(new TextDecoder().decode(text)) as KeptRun
}

export const forgetRun = (id: string): Promise<void> => delMany([id, keyOf(id)], store())

/** Forgets the runs of other days, whoever attended them: an id ends with its day. */
export async function forgetOtherDays(day: string): Promise<void> {
  const ids = (await keys<string>(store())).filter((id) => !id.includes(day))
  await delMany(ids, store())
}
