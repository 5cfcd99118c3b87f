import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder that PostgreSQL can enter even when it runs as nobody; gone when its scope is left. */
export function newFolder(name: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), `isb-bench-${name}-`))
  chmodSync(path, 0o711)
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
