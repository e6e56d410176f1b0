import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { sendRequest } from './send-request.ts'

/** Sends a request to a server that answers with these lines; resolves with the answer and what was sent. */
async function ask(answer: string) {
  let sent = ''
  const server = createServer((socket) => {
    socket.on('data', (chunk) => {
      sent += chunk.toString()
      socket.end(`HTTP/1.1 ${answer}\r\n\r\n`)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const response = await sendRequest(new URL(`http://127.0.0.1:${port}/`), {
    signal: AbortSignal.timeout(5_000),
  })
  return { response, sent }
}

test('a server with an unknown status counts as one that fails', async () => {
  expect((await ask('999 Denied\r\ncontent-length: 0')).response.status).toBe(502)
})

test('an answer that changes the protocol is a failure', async () => {
  await expect(ask('101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other')).rejects.toThrow(
    'closed the connection',
  )
})

test('a request names its program', async () => {
  expect((await ask('204 No Content')).sent).toContain('\r\nuser-agent: node\r\n')
})
