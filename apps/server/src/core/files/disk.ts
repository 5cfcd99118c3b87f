import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from './store.ts'

/** A store in a folder, for its owner alone: a file a key, written under another name first and moved when it is on the disk. */
export function folderStore(folder: string): Store {
  const pathOf = (key: string) => join(folder, key)
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = pathOf(key)
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      await syncFolder(folder)
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
    async remove(key) {
      await rm(`${pathOf(key)}.part`, { force: true })
      await rm(pathOf(key), { force: true })
    },
  }
}

/** A name is on the disk only once its folder is; Windows does that by itself and opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
