import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../../tests/support/free-port.ts'
import { openTestStore } from '../../../tests/support/image-samples.ts'
import { startS3, type TestS3 } from '../../../tests/support/s3.ts'
import { HEAD_BYTES, type MediaStore, mediaKeyIsValid, originalKey } from './media-store.ts'
import { MediaStoreUnusable, openS3Store } from './s3-store.ts'

const KEY = 'originals/blog/a-picture@v1'

let s3: TestS3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())

let count = 0
const STORES: [string, () => Promise<{ store: MediaStore } & AsyncDisposable>][] = [
  ['a folder', openTestStore],
  [
    'a bucket',
    async () => {
      const store = await openS3Store(s3.location({ prefix: `/test/${++count}` }))
      return { store, [Symbol.asyncDispose]: async () => undefined }
    },
  ],
]

describe.each(STORES)('%s as media store', (_name, open) => {
  test('returns what was written, unchanged', async () => {
    await using media = await open()
    expect(await media.store.read(KEY)).toBeNull()
    await media.store.write(KEY, Buffer.from('one'))
    await media.store.write(KEY, Buffer.from('two'))
    const read = await media.store.read(KEY)
    expect(Buffer.isBuffer(read)).toBe(true)
    expect(String(read)).toBe('two')
    const large = Buffer.alloc(3_000_000, 7)
    await media.store.write('originals/large', large)
    expect((await media.store.read('originals/large'))?.equals(large)).toBe(true)
    await media.store.write('variants/empty', Buffer.alloc(0))
    expect(await media.store.read('variants/empty')).toHaveLength(0)
  })

  test.each(['originals/large', 'variants/large'])('opens %s as a stream', async (key) => {
    await using media = await open()
    expect(await media.store.open(key)).toBeNull()
    const bytes = randomBytes(300_000)
    await media.store.write(key, bytes)
    const file = await media.store.open(key)
    expect(file?.size).toBe(bytes.length)
    expect(file?.head.subarray(0, HEAD_BYTES).equals(bytes.subarray(0, HEAD_BYTES))).toBe(true)
    expect(file && (await buffer(file.stream())).equals(bytes)).toBe(true)
    const unread = await media.store.open(key)
    await unread?.close()
  })

  test('goes on answering however many readers abort in the middle', async () => {
    await using media = await open()
    await media.store.write(KEY, randomBytes(300_000))
    for (let count = 0; count < 60; count++) {
      const stream = (await media.store.open(KEY))?.stream()
      if (count % 2 === 0) await stream?.[Symbol.asyncIterator]().next()
      stream?.destroy()
    }
    expect(await media.store.read(KEY)).toHaveLength(300_000)
  })

  test('removes a file, also one that does not exist', async () => {
    await using media = await open()
    await media.store.write(KEY, Buffer.from('one'))
    await media.store.remove(KEY)
    await media.store.remove(KEY)
    expect(await media.store.read(KEY)).toBeNull()
  })

  test('keeps keys apart that are prefixes of another', async () => {
    await using media = await open()
    await media.store.write(KEY, Buffer.from('one'))
    expect(await media.store.read('originals/blog')).toBeNull()
    expect(await media.store.read(`${KEY}/deeper`)).toBeNull()
    expect(await media.store.read('originals/blog/a-picture@v11')).toBeNull()
  })

  test('stores many files at once', async () => {
    await using media = await open()
    const keys = Array.from({ length: 20 }, (_, number) => `variants/images/${number}`)
    await Promise.all(keys.map((key) => media.store.write(key, Buffer.from(key))))
    expect((await Promise.all(keys.map((key) => media.store.read(key)))).map(String)).toEqual(keys)
  })

  test.each([
    '',
    'originals',
    'originals/',
    'elsewhere/a',
    '/originals/a',
    'originals/../site.db',
    'originals/..',
    'originals/./a',
    'originals//a',
    'originals/a/',
    'originals/.hidden',
    'originals/a\\..\\b',
    'originals/a\0',
    'originals/a\n',
    'originals/é',
    `originals/${'a'.repeat(400)}`,
  ])('refuses the key %j', async (key) => {
    await using media = await open()
    expect(mediaKeyIsValid(key)).toBe(false)
    await expect(media.store.read(key)).rejects.toThrow('Not a media key')
    await expect(media.store.write(key, Buffer.from('x'))).rejects.toThrow('Not a media key')
    await expect(media.store.remove(key)).rejects.toThrow('Not a media key')
  })
})

describe('a bucket that cannot be used', () => {
  test.each([
    ['is missing', { bucket: 'no-such-bucket' }, 'there is no bucket no-such-bucket'],
    ['is closed to us', { key: 'STRANGER' }, 'does not let us in'],
  ])('because it %s is reported at once, without the secret', async (_what, options, reason) => {
    const failure = await openS3Store(s3.location(options)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MediaStoreUnusable)
    expect(String(failure)).toContain(reason)
    expect(String(failure)).not.toContain('S3RVER')
  })

  test('because it does not answer is reported within seconds', async () => {
    const location = { ...s3.location(), endpoint: `http://127.0.0.1:${await findFreePort()}` }
    await expect(openS3Store(location)).rejects.toThrow('cannot be reached')
  })
})

test('a bucket that is busy or breaks the connection is tried three times in all', async () => {
  const stored: Buffer[] = []
  let failures: ('breaks' | 'busy')[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const failure = failures.shift()
    if (failure === 'breaks') request.socket.destroy()
    else if (failure === 'busy') response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    else if (request.method === 'PUT') response.writeHead(200).end(String(stored.push(body)))
    else response.writeHead(200).end(stored.at(-1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const store = await openS3Store({ ...s3.location(), endpoint: `http://127.0.0.1:${port}` })
  failures = ['breaks', 'busy']
  await store.write(KEY, Buffer.from('one'))
  expect(stored.map(String)).toEqual(['one'])
  failures = ['busy', 'breaks']
  expect(String(await store.read(KEY))).toBe('one')
  failures = ['busy', 'busy', 'busy', 'busy']
  await expect(store.read(KEY)).rejects.toThrow('503 to GET: SlowDown')
  expect(failures).toHaveLength(1)
})

test('every valid public id has a valid key', () => {
  expect(mediaKeyIsValid(originalKey({ public_id: 'blog/2026/a_b-c', version: '1712345678' }))).toBe(true)
  expect(mediaKeyIsValid(originalKey({ public_id: 'a'.repeat(200), version: '1712345678' }))).toBe(true)
  expect(mediaKeyIsValid(originalKey({ public_id: Array(100).fill('a').join('/'), version: '1' }))).toBe(true)
  expect(originalKey({ public_id: 'a', version: '2', original_version: '1' })).toBe('originals/a@v1')
})
