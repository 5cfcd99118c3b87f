// Where the bytes of images lie: a folder of the data directory, or a bucket.
import { join } from 'node:path'
import type { Config } from '../config.ts'

declare module '../context.ts' {
  interface App {
    /** Where the bytes of images lie. */
    readonly files: Store
  }
}

/** Bytes by key. A key is written once and never changed; all three may be repeated. */
export interface Store {
  /** Keeps bytes. Once it resolves they outlive a crash. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Undefined where there are none. */
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
}

/** The store that the settings name. What a bucket needs is loaded only where there is one. */
export async function openStore({ dataDir, filesS3 }: Pick<Config, 'dataDir' | 'filesS3'>): Promise<Store> {
  if (filesS3) return (await import('./s3.ts')).bucketStore(filesS3)
  return (await import('./disk.ts')).folderStore(join(dataDir, 'files'))
}
