// Where the bytes of images lie: a folder of the data directory, or a bucket.
declare module '../app/context.ts' {
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
