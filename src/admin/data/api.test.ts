import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { sendInTime } from './api.ts'

const asJson = (response: Response): Promise<unknown> => response.json()

/** Starts a server on loopback, and returns its address as if it were the site's own. */
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
])('a save that gets %s is aborted and counts as a lost connection', async (_, answer) => {
  const address = await serve(answer)
  const save = sendInTime(address, { method: 'PUT', body: {}, timeLimit: 50 }, asJson)
  await expect(save).rejects.toThrow(TypeError)
})

test('an abort by the caller does not count as a lost connection', async () => {
  const address = await serve(() => undefined)
  const caller = new AbortController()
  const call = sendInTime(address, { signal: caller.signal }, asJson)
  caller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

// API-CLIENT-1
test('an answer in time is parsed, and a refusal has its reason', async () => {
  const well = await serve((_, response) => response.end('{"a":1}'))
  expect(await sendInTime(well, {}, asJson)).toEqual({ a: 1 })
  const refused = await serve((_, response) => response.writeHead(409).end('{"error":"Taken."}'))
  await expect(sendInTime(refused, {}, asJson)).rejects.toMatchObject({ status: 409, message: 'Taken.' })
})
