import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { HOUR, SECOND } from '../../domain/time/durations.ts'
import type { S3Location } from './s3-location.ts'

/** Until the head of an answer is there; its body may take longer. */
const ANSWER_LIMIT_MS = 30 * SECOND
/** The answer to a file comes when all of it has been sent. */
const FILE_LIMIT_MS = HOUR
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 100
const TOO_MANY_REQUESTS = 429

export type BucketBody = Uint8Array<ArrayBuffer> | Blob

/**
 * How a bucket is asked: signed, and again where a broken connection or a busy store may pass. A path begins with a
 * slash; a body that is a file is read from the disk as it goes.
 */
export function askBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Location) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function askOnce(method: string, path: string, body?: BucketBody): Promise<Response> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), body instanceof Blob ? FILE_LIMIT_MS : ANSWER_LIMIT_MS)
    try {
      // Signed with the bytes' own hash, so that the store keeps none that changed on the way.
      const headers = body && { 'x-amz-content-sha256': sumOf(body) }
      const request = await client.sign(`${endpoint}/${bucket}${path}`, { method, body, headers })
      return await fetch(request, { redirect: 'manual', signal: abort.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (method: string, path: string, body?: BucketBody): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await askOnce(method, path, body)
        const mayPass = response.status >= 500 || response.status === TOO_MANY_REQUESTS
        if (!mayPass || attempt === ATTEMPTS) return response
        await response.body?.cancel()
      } catch (error) {
        if (attempt === ATTEMPTS) throw error
      }
      await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}

/** Why a bucket did not answer well, by its status. */
export function describeRefusal(status: number, { bucket, endpoint }: S3Location): string {
  if (status === 404) return `there is no bucket ${bucket} at ${endpoint}`
  if (status === 401 || status === 403) return `the bucket ${bucket} at ${endpoint} does not let us in`
  return `${endpoint} cannot be reached`
}

/** Of a refusal in XML: what went wrong, by its name in S3. */
export function codeOf(refusal: string): string {
  return /<Code>(\w+)<\/Code>/.exec(refusal)?.[1] ?? 'no reason given'
}

/** Of a file, what S3 takes where the sum is not known before: TLS keeps it whole on the way. */
function sumOf(body: BucketBody): string {
  return body instanceof Blob ? 'UNSIGNED-PAYLOAD' : createHash('sha256').update(body).digest('hex')
}
