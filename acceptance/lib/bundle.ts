import type { Data } from '@isb/sdk'
import { expect } from 'vitest'
import type { Person } from './clients.ts'

type Bundle = Data<'baseData.get'>

/** A bundle once nothing is done with it any more: read, applied or undone. However slow the machine, it waits no longer than a test may. */
export async function settled({ baseData }: Pick<Person, 'baseData'>, { id: runId }: Pick<Bundle, 'id'>): Promise<Bundle> {
  const read = () => baseData.get({ path: { runId } })
  await expect.poll(async () => (await read()).state, { interval: 50, timeout: 200_000 }).not.toMatch(/^(Reading|Applying|Undoing)$/)
  return read()
}
