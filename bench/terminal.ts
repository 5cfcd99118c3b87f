// The terminal's start beside Node's own: nothing is faster than `node -e 0`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Figure } from './lib/figure.ts'
import { inTurn } from './lib/rounds.ts'

const isb = join(import.meta.dirname, '../apps/cli/bin/isb.cjs')

const took =
  (...args: string[]) =>
  () => {
    const began = performance.now()
    const { status } = spawnSync(process.execPath, args, { env: { PATH: process.env['PATH'] } })
    if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
    return performance.now() - began
  }

export default async function* terminal(): AsyncIterable<Figure> {
  const nothing = took('-e', '0')
  for (const [option, most] of [
    ['--version', 1.05],
    ['--help', 1.45],
  ] as const) {
    const asked = took(isb, option)
    await inTurn(3, asked, nothing)
    yield { name: `isb ${option}, beside node -e 0`, unit: 'ms', ...(await inTurn(31, asked, nothing)), aim: { of: 'ratio', most } }
  }
}
