import { join } from 'node:path'
import type { Config } from '../ground/config.ts'
import type { Store } from './store.ts'

/** Opens the store of the settings. Code for a bucket loads only if there is one. */
export async function openStore({ dataDir, filesS3 }: Pick<Config, 'dataDir' | 'filesS3'>): Promise<Store> {
  if (filesS3) return (await import('./s3.ts')).bucketStore(filesS3)
  return (await import('./disk.ts')).folderStore(join(dataDir, 'files'))
}
