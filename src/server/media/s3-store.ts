import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { SECOND } from '../../domain/time/durations.ts'
import { checkMediaKey, HEAD_BYTES, type MediaStore } from './media-store.ts'
import type { S3Location } from './s3-location.ts'

const CONNECT_LIMIT_MS = 5 * SECOND
const ANSWER_LIMIT_MS = 30 * SECOND
const ATTEMPTS = 3

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
  // Loaded only where it is asked for: it is larger than all else of ours.
  const { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, PutObjectCommand } = await import(
    '@aws-sdk/client-s3'
  )
  const client = await connect(location)
  const { bucket: Bucket, prefix } = location
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw describeFailure(error, location)
  })

  function locate(key: string) {
    checkMediaKey(key)
    return { Bucket, Key: prefix + key }
  }

  return {
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(locate(key)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async open(key) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(locate(key)))
        if (!(Body instanceof Readable) || ContentLength === 0) return null
        const chunks: AsyncIterator<Buffer> = Body[Symbol.asyncIterator]()
        const head = await readHead(chunks).catch((error: unknown) => {
          Body.destroy()
          throw error
        })
        return {
          size: ContentLength,
          head,
          stream: () => {
            const stream = Readable.from(continueAfter(head, chunks), { objectMode: false })
            // The reader may leave at any moment, also before the first byte: what is left unread would keep the
            // connection, and there are not many.
            stream.once('close', () => Body.destroy())
            return stream
          },
          close: async () => void Body.destroy(),
        }
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async write(key, bytes) {
      await client.send(
        new PutObjectCommand({ ...locate(key), Body: bytes, ContentLength: bytes.byteLength }),
      )
    },
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(locate(key)))
      } catch (error) {
        if (statusOf(error) !== 404) throw error
      }
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

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Location): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Other stores than Amazon's do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS, requestTimeout: ANSWER_LIMIT_MS },
  })
}

function describeFailure(error: unknown, { bucket, endpoint }: S3Location): MediaStoreUnusable {
  const status = statusOf(error)
  const reason =
    status === 404
      ? `there is no bucket ${bucket} at ${endpoint}`
      : status === 401 || status === 403
        ? `the bucket ${bucket} at ${endpoint} does not let us in`
        : `${endpoint} cannot be reached`
  return new MediaStoreUnusable(reason, { cause: error })
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
