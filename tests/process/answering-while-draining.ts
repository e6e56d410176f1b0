import { request } from 'node:http'
import { connect } from 'node:net'

/** A message partly received by the server; `finish` sends the rest and waits for the response's status. */
export interface SlowMessage {
  /** The status once there is a response; rejects if the connection ends before. */
  answered: Promise<number | undefined>
  finish: () => Promise<number | undefined>
}

const MESSAGE = JSON.stringify({
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.com',
  subject: 'Slow line',
  message: 'This one takes its time on the way.',
})

/** Opens a request and returns once the server has accepted it, with its body still to be sent. */
export async function beginSlowMessage(url: string): Promise<SlowMessage> {
  const post = request(new URL('/api/contact', url), {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(MESSAGE),
      expect: '100-continue',
    },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    post.once('error', reject)
    post.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    })
  })
  const taken = new Promise<void>((resolve) => post.once('continue', resolve))
  post.flushHeaders()
  await Promise.race([taken, status])
  return {
    answered: status,
    finish: () => {
      post.end(MESSAGE)
      return status
    },
  }
}

/** Requests `/healthz` on a new connection; `finish` sends the last bytes and returns the first line of the response. */
export async function beginHealthCheck(url: string): Promise<{ finish: () => Promise<string> }> {
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  await new Promise<void>((resolve, reject) => {
    line.once('error', reject)
    line.once('connect', resolve)
  })
  line.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n`)
  return {
    finish: async () => {
      let answer = ''
      line.on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
      const closed = new Promise<void>((resolve, reject) => {
        line.once('error', reject)
        line.once('close', () => resolve())
      })
      line.write('Connection: close\r\n\r\n')
      await closed
      return answer.split('\r\n')[0] ?? ''
    },
  }
}
