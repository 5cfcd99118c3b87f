// A roster on its way into a server: read, confirmed as it is proposed, applied.
import type { Data } from '@isb/sdk'
import { strToU8, zipSync } from 'fflate'
import type { RosterFiles } from '../../lib/roster.ts'
import { call, dataOf, headersOf, send } from './call.ts'
import { until } from './check.ts'

export type Bundle = Data<'baseData.get'>
type Signed = { readonly url: string; readonly token: string }

export const packed = (files: RosterFiles): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** Waits until nothing works on a bundle. */
export async function settled({ url, token }: Signed, runId: number): Promise<Bundle> {
  let bundle: Bundle | undefined
  await until(`run ${runId} is settled`, async () => {
    bundle = dataOf<Bundle>(await call(url, 'baseData.get', { runId }, { token }))
    return !['Reading', 'Applying', 'Undoing'].includes(bundle.state)
  })
  return bundle!
}

/** Reads a bundle, and confirms what it means. */
export async function preview(signed: Signed, bytes: Uint8Array): Promise<Bundle> {
  const { url, token } = signed
  const begun = await send(`${url}/isb/admin/base-data/runs?name=roster.zip`, {
    method: 'POST',
    headers: headersOf({ token }, 'bytes'),
    body: new Uint8Array(bytes),
  })
  const bundle = await settled(signed, dataOf<Bundle>(begun).id)
  if (bundle.state !== 'Unmapped') return bundle
  dataOf(await call(url, 'baseData.map', { runId: bundle.id, meanings: [] }, { token }))
  return settled(signed, bundle.id)
}

/** Begins to apply a bundle, however many it deactivates. */
export async function beginToApply({ url, token }: Signed, { id, kinds }: Bundle): Promise<void> {
  const confirm = kinds.flatMap(({ kind, stopped, deactivated }) => (stopped ? [{ kind, deactivated }] : []))
  dataOf(await call(url, 'baseData.apply', { runId: id, confirm }, { token }))
}

/** How many records a bundle would touch. */
export const differences = ({ kinds }: Bundle): number =>
  kinds.reduce((sum, { created, changed, deactivated }) => sum + created + changed + deactivated, 0)
