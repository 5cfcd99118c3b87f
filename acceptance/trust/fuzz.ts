// Seven minutes of requests to every operation in turn: right ones, ones with a single mutation, raw bytes. And naughty strings that must
// come back as they went.
import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { TestServer } from '@isb/server/testing'
import { call } from './lib/call.ts'
import type { Check } from './lib/check.ts'
import type { FuzzTask, PartFuzzed } from './lib/fuzz-part.ts'
import { operationIds } from './lib/fuzz.ts'
import { openPair, sessionOfAdministrator } from './lib/pair.ts'

/** Has a part of all operations fuzzed. */
async function partOf(task: FuzzTask): Promise<PartFuzzed> {
  const child = fork(join(import.meta.dirname, 'lib/fuzz-part.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`A part of the fuzz ended early: ${code}`)))
  const told = once(child, 'message')
  child.send(task)
  const [fuzzed] = (await Promise.race([told, ended])) as [PartFuzzed]
  ended.catch(() => {})
  return fuzzed
}

/**
 * Names go in, and are read back; the contract trims them, and nothing else may change. What holds characters that nobody sees, such as those
 * that turn the direction of writing, is refused.
 */
async function roundTrips(file: string): Promise<{ figure: string; kept: boolean }> {
  const pair = await openPair()
  try {
    return await namesThrough(pair.one, file)
  } finally {
    await pair.stop()
  }
}

async function namesThrough(server: TestServer, file: string): Promise<{ figure: string; kept: boolean }> {
  const token = await sessionOfAdministrator(server)
  const all = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const allowed = all.filter((text) => text.trim() !== '' && Array.from(text).length <= 100 && text.isWellFormed() && !text.includes('\0'))
  let [changed, refused] = [0, 0]
  for (const name of allowed) {
    const { envelope } = await call(server.url, 'menus.create', { type: 'MENU_DIR', name, nameZh: name }, { token })
    if (envelope?.reason === 'INVALID' && /[\p{C}\p{Zl}\p{Zp}]/u.test(name)) {
      refused++
      continue
    }
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
    figure: `${allowed.length} of ${all.length} naughty strings are names: ${refused} refused for what nobody sees in them, ${changed} changed`,
    kept: changed === 0 && refused < 50 && allowed.length > 300,
  }
}

export default {
  name: 'contract fuzz',
  promise: '0 × 5xx, every answer as declared, most operations got through to',
  async run({ quick, seed = randomInt(2 ** 31) }) {
    const parts = availableParallelism()
    const ms = (quick ? 1 : 7) * 60_000
    const fuzzed = await Promise.all(Array.from({ length: parts }, (_, part) => partOf({ part, parts, ms, seed })))
    const sent = fuzzed.reduce((sum, one) => sum + one.sent, 0)
    const each = Math.min(...fuzzed.map((one) => one.each))
    const faults = fuzzed.flatMap((one) => one.faults)
    const never = fuzzed.flatMap((one) => one.never)
    const file = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'hostile/blns.json')
    const naughty =
      file && existsSync(file) ? await roundTrips(file) : { figure: 'naughty strings not run (ISB_REAL_DATA names no folder)', kept: true }
    return {
      figure:
        `${sent} requests to ${operationIds.length} operations, at least ${each} to each: ${faults.length} faults` +
        `${faults[0] ? ` (${faults[0]})` : ''}, seed ${seed}; ${never.length} never got through to; ${naughty.figure}`,
      // Where nothing is let in, nothing is tried either.
      kept: faults.length === 0 && each > 0 && (quick || never.length < operationIds.length / 2) && naughty.kept,
    }
  },
} satisfies Check
