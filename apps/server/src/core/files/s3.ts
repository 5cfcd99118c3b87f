import { createHash } from 'node:crypto'
import { S3mini, S3ServiceError } from 's3mini'
import { TransportFailure } from '../ground/refuse.ts'
import type { S3Setting } from '../ground/s3-setting.ts'
import type { Store } from './store.ts'

/** An image is small: a bucket that takes longer is away. */
const usualMs = 15_000

/** A store in a bucket, every object under `files/`. */
export function bucketStore({ url, region, keyId, secret }: S3Setting, timeoutMs = usualMs): Store {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret, requestAbortTimeout: timeoutMs })
  const nameOf = (key: string) => `files/${key}`
  return {
    async put(key, bytes, type) {
      // Signed with the hash of the bytes: what arrives otherwise is refused there.
      const hash = createHash('sha256').update(bytes).digest('hex')
      await answered(bucket.putObject(nameOf(key), bytes, type, undefined, { 'x-amz-content-sha256': hash }))
    },
    async get(key) {
      const bytes = await answered(bucket.getObjectArrayBuffer(nameOf(key)))
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    async remove(key) {
      await answered(bucket.deleteObject(nameOf(key)))
    },
  }
}

/** No answer, or one that the bucket's keeper has to see to: try again, and the log says what it was. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const cause = error instanceof S3ServiceError ? new Error(`S3 answered ${error.status} ${error.serviceCode ?? ''}`.trim()) : error
    throw new TransportFailure(503, 'FILES_AWAY', 5, {}, cause)
  }
}
