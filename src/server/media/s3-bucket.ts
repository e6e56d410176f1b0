import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { HOUR, SECOND } from '../../domain/time/durations.ts'
import { sendRequest } from '../net/send-request.ts'
import type { S3Location } from './s3-location.ts'

/** Limit until the headers arrive, and then between parts of the body: the whole may take longer. */
const ANSWER_LIMIT_MS = 30 * SECOND
/** The response to an uploaded file arrives after all of it has been sent. */
const FILE_LIMIT_MS = HOUR
/** Of a refusal, in bytes: only the code in it is read. */
const MAX_REFUSAL = 64 * 1024
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 100
const TOO_MANY_REQUESTS = 429

export type BucketBody = Uint8Array<ArrayBuffer> | Blob

/**
 * Returns a function that sends signed requests to a bucket, and retries where a broken connection or a busy store may
 * recover. A path begins with a slash; a body that is a file is streamed from disk.
 *
 * @param answerLimitMs a shorter one, for tests
 */
export function createBucketClient(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Location,
  answerLimitMs = ANSWER_LIMIT_MS,
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function askOnce(method: string, path: string, body?: BucketBody): Promise<Response> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), body instanceof Blob ? FILE_LIMIT_MS : answerLimitMs)
    try {
      // Signed with the bytes' hash, so that the store rejects a corrupted body.
      const headers = body && { 'x-amz-content-sha256': sumOf(body) }
      const signed = await client.sign(`${endpoint}/${bucket}${path}`, { method, body, headers })
      const options = { method, headers: signed.headers, body, signal: abort.signal }
      return endStalled(await sendRequest(new URL(signed.url), options), abort, answerLimitMs)
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

/**
 * Returns the response with a body that fails when no data arrives within the limit while it is being read; the body of
 * a refusal ends early, or one without end would fill the memory.
 */
function endStalled(response: Response, abort: AbortController, limitMs: number): Response {
  if (response.body === null) return response
  const reader = response.body.getReader()
  let left = response.ok ? Number.POSITIVE_INFINITY : MAX_REFUSAL
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const stop = () => abort.abort(new Error('The store stopped in the middle of an answer'))
        const timer = setTimeout(stop, limitMs)
        try {
          const { done, value } = await reader.read()
          left -= value?.length ?? 0
          if (!done) controller.enqueue(value)
          if (done || left <= 0) {
            controller.close()
            await reader.cancel()
          }
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Buffers nothing ahead of its reader, who may be a visitor on a slow connection.
    { highWaterMark: 0 },
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

/** Returns why a bucket refused, by the status. */
export function describeRefusal(status: number, { bucket, endpoint }: S3Location): string {
  if (status === 404) return `there is no bucket ${bucket} at ${endpoint}`
  if (status === 401 || status === 403) return `the bucket ${bucket} at ${endpoint} does not let us in`
  return `${endpoint} cannot be reached`
}

/** Returns the S3 error code of a refusal in XML. */
export function refusalCode(refusal: string): string {
  return /<Code>(\w+)<\/Code>/.exec(refusal)?.[1] ?? 'no reason given'
}

/** For a file, the S3 value for an unknown hash: TLS protects it in transit. */
function sumOf(body: BucketBody): string {
  return body instanceof Blob ? 'UNSIGNED-PAYLOAD' : createHash('sha256').update(body).digest('hex')
}
