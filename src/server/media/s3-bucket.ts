import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { HOUR, SECOND } from '../../domain/time/durations.ts'
import type { S3Location } from './s3-location.ts'

/** Until the head of an answer is there, and then until more of its body is: all of it may take longer. */
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
 *
 * @param answerLimitMs a shorter one, for tests
 */
export function askBucket(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Location,
  answerLimitMs = ANSWER_LIMIT_MS,
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function askOnce(method: string, path: string, body?: BucketBody): Promise<Response> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), body instanceof Blob ? FILE_LIMIT_MS : answerLimitMs)
    try {
      // Signed with the bytes' own hash, so that the store keeps none that changed on the way.
      const headers = body && { 'x-amz-content-sha256': sumOf(body) }
      const request = await client.sign(`${endpoint}/${bucket}${path}`, { method, body, headers })
      const response = await fetch(request, { redirect: 'manual', signal: abort.signal })
      return endStalled(response, abort, answerLimitMs)
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

/** The answer, whose body fails when nothing of it comes for so long while it is being read. */
function endStalled(response: Response, abort: AbortController, limitMs: number): Response {
  if (response.body === null) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const stop = () => abort.abort(new Error('The store stopped in the middle of an answer'))
        const timer = setTimeout(stop, limitMs)
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing ahead of its reader, who may be a visitor on a slow line.
    { highWaterMark: 0 },
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

/** Why a bucket did not answer well, by its status. */
export function describeRefusal(status: number, { bucket, endpoint }: S3Location): string {
  if (status === 404) return `there is no bucket ${bucket} at ${endpoint}`
  if (status === 401 || status === 403) return `the bucket ${bucket} at ${endpoint} does not let us in`
  return `${endpoint} cannot be reached`
}

/** Of a refusal in XML: what went wrong, by its name in S3. */
export function refusalCode(refusal: string): string {
  return /<Code>(\w+)<\/Code>/.exec(refusal)?.[1] ?? 'no reason given'
}

/** Of a file, what S3 takes where the sum is not known before: TLS keeps it whole on the way. */
function sumOf(body: BucketBody): string {
  return body instanceof Blob ? 'UNSIGNED-PAYLOAD' : createHash('sha256').update(body).digest('hex')
}
