// 500 requests to every operation: right ones, ones with a single mutation, raw bytes. And naughty strings that must come back as they
// went.
import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from '@isb/server/testing'
import { call } from './lib/call.ts'
import type { Check } from './lib/check.ts'
import { fuzz, operationIds } from './lib/fuzz.ts'
import { openPair, sessionOfAdministrator } from './lib/pair.ts'

/** Names that the contract allows go in, and are read back from the list; it trims them, and nothing else may change. */
async function roundTrips(server: TestServer, file: string): Promise<{ figure: string; kept: boolean }> {
  const token = await sessionOfAdministrator(server)
  const all = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const allowed = all.filter((text) => text.trim() !== '' && Array.from(text).length <= 100 && text.isWellFormed() && !text.includes('\0'))
  let changed = 0
  for (const name of allowed) {
    const { envelope } = await call(server.url, 'menus.create', { type: 'MENU_DIR', name, nameZh: name }, { token })
    const made = envelope?.data as { id: number } | undefined
    const { rows } = await server.pool.query<{ name: Buffer; zh: Buffer }>(
      "select convert_to(name, 'UTF8') as name, convert_to(name_zh, 'UTF8') as zh from menu where id = $1",
      [made?.id ?? 0],
    )
    const shown =
      made &&
      ((await call(server.url, 'menus.update', { id: made.id, parentId: 0 }, { token })).envelope?.data as { name: string } | undefined)
    const sent = Buffer.from(name.trim())
    if (!rows[0]?.name.equals(sent) || !rows[0].zh.equals(sent) || shown?.name !== name.trim()) changed++
  }
  return {
    figure: `${allowed.length} of ${all.length} naughty strings are names: ${changed} changed`,
    kept: changed === 0 && allowed.length > 300,
  }
}

export default {
  name: 'contract fuzz',
  promise: '0 × 5xx, every answer as declared, most operations got through to',
  async run({ quick }) {
    const each = quick ? 100 : 500
    const seed = randomInt(2 ** 31)
    const pair = await openPair({ TRUST_PROXY: 'yes' })
    try {
      const faults: string[] = []
      let sent = 0
      const never: string[] = []
      for (const id of operationIds) {
        const fuzzed = await fuzz(pair.one.url, id, each, () => sessionOfAdministrator(pair.one), seed)
        sent += fuzzed.sent
        faults.push(...fuzzed.faults)
        if (fuzzed.done === 0) never.push(id)
      }
      const file = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'hostile/blns.json')
      const naughty =
        file && existsSync(file)
          ? await roundTrips(pair.one, file)
          : { figure: 'naughty strings not run (ISB_REAL_DATA names no folder)', kept: true }
      return {
        figure: `${sent} requests to ${operationIds.length} operations: ${faults.length} faults${faults[0] ? ` (${faults[0]})` : ''}, seed ${seed}; never got through: ${never.join(', ') || 'none'}; ${naughty.figure}`,
        // Where nothing is let in, nothing is tried either.
        kept: faults.length === 0 && sent === each * operationIds.length && never.length < operationIds.length / 2 && naughty.kept,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
