// The whole system for a story: the real server on a database of its own, clients for whoever plays a part, the terminal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '@isb/server/testing'
import { afterAll, beforeAll, inject } from 'vitest'
import { houseOf, type House } from './clients.ts'

export * from './clients.ts'

/** Starts a server before the stories of a file and stops it after them. Pass `logTo` to read what the server logs. */
export function openHouse(env: NodeJS.ProcessEnv = {}, logTo?: { write(line: string): void }): House {
  const house = {} as House
  const folder = mkdtempSync(join(tmpdir(), 'isb-cli-'))
  beforeAll(async () => {
    Object.assign(house, houseOf(await startTestServer(inject('cluster'), env, undefined, logTo), folder))
  })
  afterAll(async () => {
    await house.server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return house
}
