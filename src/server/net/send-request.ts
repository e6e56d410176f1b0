import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

interface RequestOptions {
  method?: string
  headers?: Headers
  /** A file is streamed from disk. */
  body?: Uint8Array | Blob | string | undefined
  /** Ends the request, or the reading of its answer, with its reason. */
  signal: AbortSignal
}

const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Sends a request to an address the operator has set; a redirect is the answer. In place of `fetch`, which in Node 24
 * ends the whole process (an assertion in its parser) when the server closes the connection before a slow reader has
 * taken the answer.
 */
export async function sendRequest(
  url: URL,
  { method = 'GET', headers, body, signal }: RequestOptions,
): Promise<Response> {
  // A static import of node:http would load Node's whole `fetch`: 3 MB.
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http')
  return new Promise<Response>((resolve, reject) => {
    // Firewalls refuse requests that name no program.
    const named = { 'user-agent': 'node', ...Object.fromEntries(headers ?? []) }
    const sent = request(url, { method, signal, headers: named })
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    // After an answer that changes the protocol no error follows.
    sent.on('close', () => reject(new Error(`${url.host} closed the connection`)))
    sent.on('response', (message) => {
      signal.addEventListener('abort', () => message.destroy(signal.reason), { once: true })
      resolve(toResponse(message, method))
    })
    if (!(body instanceof Blob)) sent.end(body)
    else {
      sent.setHeader('content-length', body.size)
      Readable.fromWeb(body.stream())
        .on('error', (error) => sent.destroy(error))
        .pipe(sent)
    }
  })
}

function toResponse(message: IncomingMessage, method: string): Response {
  const { statusCode = 0, headersDistinct } = message
  // `Response` takes no other status.
  const status = statusCode >= 200 && statusCode < 600 ? statusCode : 502
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const isEmpty = method === 'HEAD' || WITHOUT_BODY.has(status)
  if (isEmpty) message.resume()
  return new Response(isEmpty ? null : Readable.toWeb(message), { status, headers })
}
