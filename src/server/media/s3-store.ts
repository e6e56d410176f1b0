import { Readable } from 'node:stream'
import { checkMediaKey, HEAD_BYTES, type MediaStore } from './media-store.ts'
import { createBucketClient, describeRefusal, refusalCode } from './s3-bucket.ts'
import type { S3Location } from './s3-location.ts'

/** The bucket cannot be used; the message says why and contains no secret. */
export class MediaStoreUnusable extends Error {
  override name = 'MediaStoreUnusable'
}

/**
 * Opens a media store in a bucket of an S3-compatible store (RUN-CONFIG-5). Writes there are atomic. Variants are never
 * pruned here: a lifecycle rule on `variants/` does that.
 *
 * @throws MediaStoreUnusable when the bucket is missing, denies access or cannot be reached
 */
export async function openS3Store(location: S3Location): Promise<MediaStore> {
  const ask = createBucketClient(location)
  await ask('HEAD', '').then(
    ({ status, ok }) => {
      if (!ok) throw new MediaStoreUnusable(describeRefusal(status, location))
    },
    (cause: unknown) => {
      throw new MediaStoreUnusable(`${location.endpoint} cannot be reached`, { cause })
    },
  )

  /** Null where nothing is stored under the key. */
  async function askFor(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) {
    checkMediaKey(key)
    const response = await ask(method, `/${location.prefix}${key}`, body)
    if (response.ok) return response
    const refusal = await response.text()
    if (response.status === 404) return null
    throw new Error(`The bucket answered ${response.status} to ${method}: ${refusalCode(refusal)}`)
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
          // A reader may disconnect even before the first byte: an unread body would keep the connection open.
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
