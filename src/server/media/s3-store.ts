import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { SECOND } from '../../domain/time/durations.ts'
import { checkMediaKey, HEAD_BYTES, type MediaStore } from './media-store.ts'
import type { S3Location } from './s3-location.ts'

/** Until the head of an answer is there; its body may take longer. */
const ANSWER_LIMIT_MS = 30 * SECOND
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 100
const TOO_MANY_REQUESTS = 429

/** The bucket cannot be used; its message says why and names no secret. */
export class MediaStoreUnusable extends Error {
  override name = 'MediaStoreUnusable'
}

/**
 * Opens a media store in a bucket of an S3-compatible store (RUN-CONFIG-5). A write there is whole or not
 * at all by itself. Variants are never pruned by us: a lifecycle rule on `variants/` does that.
 *
 * @throws MediaStoreUnusable when the bucket is missing, closed to us or cannot be reached
 */
export async function openS3Store(location: S3Location): Promise<MediaStore> {
  const ask = createAsk(location)
  await ask('HEAD', '').then(
    ({ status, ok }) => {
      if (!ok) throw new MediaStoreUnusable(describeRefusal(status, location))
    },
    (cause: unknown) => {
      throw new MediaStoreUnusable(`${location.endpoint} cannot be reached`, { cause })
    },
  )

  /** Null where there is nothing under the key. */
  async function askFor(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) {
    checkMediaKey(key)
    const response = await ask(method, `/${location.prefix}${key}`, body)
    if (response.ok) return response
    const refusal = await response.text()
    if (response.status === 404) return null
    throw new Error(`The bucket answered ${response.status} to ${method}: ${codeOf(refusal)}`)
  }

  return {
    async read(key) {
      const response = await askFor('GET', key)
      return response && Buffer.from(await response.arrayBuffer())
    },
    async open(key) {
      const response = await askFor('GET', key)
      const size = Number(response?.headers.get('content-length') ?? 0)
      if (!response?.body || size === 0) {
        await response?.body?.cancel()
        return null
      }
      const body = Readable.fromWeb(response.body)
      const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
      const head = await readHead(chunks).catch((error: unknown) => {
        body.destroy()
        throw error
      })
      return {
        size,
        head,
        stream: () => {
          const stream = Readable.from(continueAfter(head, chunks), { objectMode: false })
          // A reader may leave at any moment, also before the first byte: what is left unread would keep the connection.
          stream.once('close', () => body.destroy())
          return stream
        },
        close: async () => void body.destroy(),
      }
    },
    async write(key, bytes) {
      const response = await askFor('PUT', key, new Uint8Array(bytes))
      if (!response) throw new Error('The bucket is gone')
      await response.body?.cancel()
    },
    async remove(key) {
      await (await askFor('DELETE', key))?.body?.cancel()
    },
  }
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { done, value } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function* continueAfter(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}

/** How the bucket is asked: signed, and again where a broken connection or a busy store may pass. */
function createAsk({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Location) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function askOnce(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), ANSWER_LIMIT_MS)
    try {
      // Signed with the bytes' own hash, so that the store keeps none that changed on the way.
      const headers = body && { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
      const request = await client.sign(`${endpoint}/${bucket}${path}`, { method, body, headers })
      return await fetch(request, { redirect: 'manual', signal: abort.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
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

function describeRefusal(status: number, { bucket, endpoint }: S3Location): string {
  if (status === 404) return `there is no bucket ${bucket} at ${endpoint}`
  if (status === 401 || status === 403) return `the bucket ${bucket} at ${endpoint} does not let us in`
  return `${endpoint} cannot be reached`
}

/** Of a refusal in XML: what went wrong, by its name in S3. */
function codeOf(refusal: string): string {
  return /<Code>(\w+)<\/Code>/.exec(refusal)?.[1] ?? 'no reason given'
}
