import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { owned, type Place } from './place.ts'

/** Makes the data directory beside its place and moves it there whole, so a broken start leaves nothing half made. */
export function initialise(place: Place): void {
  const part = `${place.data}.${process.pid}`
  owned(part)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${part}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (place.user.uid !== undefined) chownSync(passwordFile, place.user.uid, place.user.uid)
  const { status, stderr, error } = spawnSync(
    join(place.bin, 'initdb'),
    [
      '-D',
      part,
      '-U',
      'isb',
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...place.user, encoding: 'utf8', cwd: '/' },
  )
  rmSync(passwordFile, { force: true })
  if (status !== 0) {
    rmSync(part, { recursive: true, force: true })
    throw new Error(`The embedded PostgreSQL could not be set up in ${place.data}: ${error?.message ?? stderr.trim()}`)
  }
  writeFileSync(join(part, 'isb-password'), password, { mode: 0o600, flush: true })
  try {
    renameSync(part, place.data)
  } catch (raced) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(place.data)) throw raced
  }
}
