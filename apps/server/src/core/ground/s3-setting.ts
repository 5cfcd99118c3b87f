/** A bucket that images lie in. */
export interface S3Setting {
  /** The bucket's own address: `https://s3.school.example/bucket`, or `https://bucket.s3.eu-west-1.amazonaws.com`. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

const printable = (value: string) => /^[\x21-\x7e]+$/.test(value)

/** Reads `FILES_S3_…`; undefined while none of them is set. */
export function readS3(
  optional: (name: string, is: (value: string) => boolean, should: string) => string | undefined,
  complain: (text: string) => void,
): S3Setting | undefined {
  const url = optional('FILES_S3_URL', isBucket, 'the http(s) address of a bucket, without a query or password')
  const region = optional('FILES_S3_REGION', printable, 'a region such as eu-west-1')
  const keyId = optional('FILES_S3_KEY_ID', printable, 'an access key id')
  const secret = optional('FILES_S3_SECRET', printable, 'the secret of FILES_S3_KEY_ID')
  const all = { FILES_S3_URL: url, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret }
  const given = Object.entries({ ...all, FILES_S3_REGION: region }).find(([, value]) => value)
  if (!given) return undefined
  for (const [name, value] of Object.entries(all)) if (!value) complain(`${name} is missing, though ${given[0]} is set`)
  return { url: (url ?? '').replace(/\/+$/, ''), region: region ?? 'us-east-1', keyId: keyId ?? '', secret: secret ?? '' }
}

/** A bucket is named by the host's first part or by the one part of the path. */
function isBucket(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\/[^?#@]+$/.test(value)) return false
  const parts = new URL(value).pathname.split('/').filter(Boolean)
  return parts.length === 1 || (parts.length === 0 && new URL(value).hostname.split('.').length > 2)
}
