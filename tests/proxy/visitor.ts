import { request as askPlain, type IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import type { RunningProxy } from './proxies.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface AskOptions {
  method?: string
  headers?: Record<string, string>
  json?: object
  body?: Buffer
}

export interface Visitor {
  /** Rejects if the connection breaks. */
  ask(path: string, options?: AskOptions): Promise<Answer>
  close(): void
}

/** Opens a client at another address, within loopback: `address` is 127.x.y.z. */
export function openVisitor({ port, certificate }: RunningProxy, address: string): Visitor {
  const agent = new Agent({ keepAlive: true, ca: certificate.pem, servername: 'example.com' })
  return {
    ask: (
      path,
      { method = 'GET', headers = {}, json, body = json && Buffer.from(JSON.stringify(json)) } = {},
    ) =>
      new Promise((done, fail) => {
        const asked = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            localAddress: address,
            path,
            method,
            headers: {
              host: 'example.com',
              origin: 'https://example.com',
              ...(json ? { 'content-type': 'application/json' } : {}),
              ...(body ? { 'content-length': String(body.length) } : {}),
              ...headers,
            },
          },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.once('error', fail)
            answer.once('end', () =>
              done({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        asked.once('error', fail)
        asked.end(body)
      }),
    close: () => agent.destroy(),
  }
}

/** Returns the proxy's response to a client without encryption. */
export function askWithoutTls({ httpPort }: RunningProxy, path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    askPlain({ host: '127.0.0.1', port: httpPort, path, headers: { host: 'example.com' } }, (answer) => {
      answer.resume()
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: '' })
    })
      .once('error', fail)
      .end()
  })
}
