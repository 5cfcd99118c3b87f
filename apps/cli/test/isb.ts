import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Setting } from '../src/testing.ts'

/** What a finished process leaves. */
export interface Ended {
  readonly exit: number | null
  readonly out: string
  readonly err: string
}

// A hundred processes of the same sources: compiled once.
const cache = join(import.meta.dirname, '../node_modules/.cache/compiled')
const main = join(import.meta.dirname, '../src/main.ts')

/** Runs the program as a process of its own, with nothing of this machine's settings and no terminal. */
export function isb(args: readonly string[], { env = {}, input = '' }: Setting = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { PATH: process.env['PATH'], ISB_CONFIG_DIR: '/nonexistent', NODE_COMPILE_CACHE: cache, ...env },
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.once('error', reject)
    child.once('close', (exit) => resolve({ exit, out, err }))
    // A command that reads nothing may be gone before it was written.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
