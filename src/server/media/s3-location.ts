import { z } from 'zod'

/** A bucket of an S3-compatible store, with its credentials. */
export const s3LocationSchema = z.object({
  /** `https://host[:port]`, without a trailing slash. */
  endpoint: z.string(),
  bucket: z.string(),
  /** Prefix of every key: '' or a path with a trailing slash. */
  prefix: z.string(),
  region: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
})
export type S3Location = z.infer<typeof s3LocationSchema>

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX_PART = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/
const REGION = /^[a-z0-9-]{1,40}$/
const DEFAULT_REGION = 'us-east-1'

/**
 * Parses `s3://ACCESS_KEY:SECRET@HOST[:PORT]/BUCKET[/prefix]?region=…&tls=false`, in which reserved URL characters are
 * percent-encoded, such as `%2F`; null when it is malformed.
 */
export function parseS3Location(text: string): S3Location | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const [bucket = '', ...prefixParts] = url.pathname.slice(1).replace(/\/$/, '').split('/')
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  const tls = url.searchParams.get('tls') ?? 'true'
  const accessKeyId = decode(url.username)
  const secretAccessKey = decode(url.password)
  const isWhole =
    url.protocol === 's3:' &&
    url.host !== '' &&
    BUCKET.test(bucket) &&
    prefixParts.every((part) => PREFIX_PART.test(part)) &&
    REGION.test(region) &&
    (tls === 'true' || tls === 'false')
  if (!isWhole || !accessKeyId || !secretAccessKey) return null
  return {
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix: prefixParts.map((part) => `${part}/`).join(''),
    region,
    accessKeyId,
    secretAccessKey,
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
