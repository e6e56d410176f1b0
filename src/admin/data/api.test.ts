import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { callApi } from './api.ts'

/** A server on loopback; its address, as the site's own would be. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('No port')
  return `http://127.0.0.1:${address.port}/`
}

test.each<[string, RequestListener]>([
  ['nothing at all', () => undefined],
  ['half an answer', (_, response) => response.writeHead(200).write('{"a":')],
])('a save that gets %s is given up, as if there were no connection', async (_, answer) => {
  const address = await serve(answer)
  const save = callApi(z.unknown(), address, { method: 'PUT', body: {}, timeLimit: 50 })
  await expect(save).rejects.toThrow(TypeError)
})

test('what the caller gives up itself is not called a lost connection', async () => {
  const address = await serve(() => undefined)
  const caller = new AbortController()
  const call = callApi(z.unknown(), address, { signal: caller.signal })
  caller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

// API-CLIENT-1
test('an answer in time is read, and a refusal says why', async () => {
  const well = await serve((_, response) => response.end('{"a":1}'))
  expect(await callApi(z.object({ a: z.number() }), well)).toEqual({ a: 1 })
  const refused = await serve((_, response) => response.writeHead(409).end('{"error":"Taken."}'))
  await expect(callApi(z.unknown(), refused)).rejects.toMatchObject({ status: 409, message: 'Taken.' })
})
