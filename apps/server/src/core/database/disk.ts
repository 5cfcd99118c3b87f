// A full disk is seen before PostgreSQL meets it: one that cannot write its journal goes down, and takes the reads along.
import { statfs } from 'node:fs/promises'

/** Room that is kept free for the journal and for what is under way: a large import, checkpoints, sessions. */
const reserve = 256 * 1024 * 1024
/** How long one look at the disk is believed, in milliseconds. */
const believed = 1000

/**
 * Tells whether the disk under a folder has come to its reserve.
 * @param folder where the database lies; undefined when its disk is not ours to watch
 */
export function diskWatch(folder: string | undefined): () => Promise<boolean> {
  if (folder === undefined) return async () => false
  let looked = 0
  let full = false
  return async () => {
    if (performance.now() - looked < believed) return full
    looked = performance.now()
    const { bavail, bsize } = await statfs(folder)
    full = bavail * bsize < reserve
    return full
  }
}
