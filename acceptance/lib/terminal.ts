// What stories at a terminal share: somebody signed in, a folder for their files, records a line each.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { password, type House, type Said } from './clients.ts'

/** Signs the terminal in as a demo account. */
export const signIn = (house: House, name: string, secret = password): Promise<Said> =>
  house.isb(['login', '--host', house.server.url, '--email', `${name}@school.example`, '--password-stdin'], { input: `${secret}\n` })

/** A folder of its own for the stories of a file; it goes after them. */
export function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'isb-story-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string) => join(folder, name)
  /** Writes a file there, and says where it is. */
  const file = (name: string, text: string | Uint8Array) => {
    writeFileSync(at(name), text)
    return at(name)
  }
  return { folder, at, file }
}

/** What a command with `--ndjson` says of each thing that it was to do. */
export interface Row {
  id: number | null
  outcome: string
  error: { reason: string; message: string } | null
}

/** The records of NDJSON. */
export const lines = <Record>(text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record)

/** Records as NDJSON. */
export const ndjson = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
