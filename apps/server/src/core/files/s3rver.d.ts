// The S3 of the tests has no types of its own; this is what they use.
declare module '@20minutes/s3rver' {
  /** An S3 server in a folder. Checks signatures with the one pair of keys that it knows: S3RVER, S3RVER. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: readonly { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
