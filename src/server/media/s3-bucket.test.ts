import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createBucketClient } from './s3-bucket.ts'

const LIMIT_MS = 1_500

/** Sends a request to a store with this answer. */
async function askStore(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const place = { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', prefix: '', region: 'none' }
  return createBucketClient({ ...place, accessKeyId: 'key', secretAccessKey: 'secret' }, LIMIT_MS)
}

test.each([200, 403])('an answer of %i that stalls in the middle is aborted', async (status) => {
  const ask = await askStore((_request, response) => {
    response.writeHead(status, { 'content-length': 1_000 }).write('only so much')
  })
  const response = await ask('GET', '/picture')
  await expect(response.arrayBuffer()).rejects.toThrow('stopped in the middle')
})

test('of a refusal without end only the beginning is read', async () => {
  const ask = await askStore((_request, response) => {
    const send = () => {
      while (response.write('x'.repeat(64 * 1024)));
    }
    response.writeHead(403).on('drain', send).write('<Error><Code>AccessDenied</Code>')
    send()
  })
  const refusal = await (await ask('GET', '/picture')).text()
  expect(refusal).toContain('AccessDenied')
  expect(refusal.length).toBeLessThan(256 * 1024)
})

test('a slow reader gets the whole answer', async () => {
  const ask = await askStore((_request, response) => {
    response.write('a ')
    response.end('whole picture')
  })
  const response = await ask('GET', '/picture')
  await new Promise((resolve) => setTimeout(resolve, 1.5 * LIMIT_MS))
  expect(await response.text()).toBe('a whole picture')
})

test('a store may close the connection before a slow reader has its answer', async () => {
  const ask = await askStore(({ url = '' }, response) => {
    const bytes = Buffer.alloc(Number(url.split('/').at(-1)), 'x')
    response.writeHead(200, { 'content-length': bytes.length, connection: 'close' }).end(bytes)
  })
  // Which of them arrive in parts that show the fault differs from run to run.
  const sizes = [131_000, 150_000, 200_000, 400_000, 650_000, 900_000]
  const readSlowly = async (size: number) => {
    const { body } = await ask('GET', `/${size}`)
    let read = 0
    for await (const chunk of body ?? []) {
      read += chunk.length
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return read
  }
  expect(await Promise.all(sizes.map(readSlowly))).toEqual(sizes)
})

test('a file is sent with its length, and an answer without a body is empty', async () => {
  const asked: unknown[] = []
  const ask = await askStore(async (request, response) => {
    let size = 0
    for await (const chunk of request) size += chunk.length
    asked.push([request.method, request.headers['content-length'], size])
    response.writeHead(request.method === 'PUT' ? 204 : 200).end()
  })
  expect((await ask('PUT', '/copy', new Blob(['a whole copy']))).status).toBe(204)
  expect((await ask('HEAD', '')).body).toBeNull()
  expect(asked).toEqual([
    ['PUT', '12', 12],
    ['HEAD', undefined, 0],
  ])
})
