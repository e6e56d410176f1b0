import type { Server } from 'node:http'
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { createServer, type TLSSocket, type Server as TlsServer } from 'node:tls'
import { SECOND } from '../../domain/time/durations.ts'
import { CONNECTION_TIMEOUTS, MAX_CONNECTIONS } from '../http/connections.ts'
import type { SiteCertificate } from './certificate-store.ts'

const HANDSHAKE_MS = 10 * SECOND
/** What one connection may ask for at once: browsers ask for a page's pictures together. */
const HTTP2 = {
  settings: { maxConcurrentStreams: 100, maxHeaderListSize: 16_384 },
  maxSessionMemory: 10,
  maxHeaderListPairs: 100,
  // Streams that are begun and reset at once (CVE-2023-44487).
  streamResetBurst: 200,
  streamResetRate: 20,
} as const

export interface SecureServer {
  server: TlsServer
  /** From now on new connections are shown this certificate; those that are open go on with theirs. */
  show(certificate: SiteCertificate): void
  /** Takes no new connections, and ends those that are open with their last answer. */
  drain(): void
}

/**
 * Answers over TLS 1.2 and 1.3 in the place of the plain server, in HTTP/1.1 and HTTP/2 as the browser likes (HTTPS-SERVE-1).
 * What it has decrypted goes to the plain server itself, with all its limits.
 */
export function createSecureServer(plain: Server, certificate: SiteCertificate): SecureServer {
  const secure = createServer({
    ...contextOf(certificate),
    ALPNProtocols: ['h2', 'http/1.1'],
    minVersion: 'TLSv1.2',
    handshakeTimeout: HANDSHAKE_MS,
  })
  const http2 = createHttp2Server(HTTP2)
  const sessions = new Set<ServerHttp2Session>()
  http2.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    // The longest without a question makes room.
    if (sessions.size > MAX_CONNECTIONS) [...sessions].find((one) => one !== session)?.close()
    session.setTimeout(CONNECTION_TIMEOUTS.connectionTimeout, () => session.close())
  })
  http2.on('request', (request, response) => {
    limitTime(request, response)
    // Node's own adapter: the same events and methods as of HTTP/1.
    plain.emit('request', request, response)
  })
  // A browser that hangs up in the middle.
  http2.on('sessionError', () => undefined)
  secure.on('secureConnection', (socket: TLSSocket) => {
    socket.on('error', () => socket.destroy())
    if (socket.alpnProtocol === 'h2') http2.emit('connection', socket)
    else plain.emit('connection', socket)
  })
  // Port scanners, and browsers that do not like the certificate.
  secure.on('tlsClientError', (_error, socket) => socket.destroy())
  return {
    server: secure,
    show: (next) => secure.setSecureContext(contextOf(next)),
    drain: () => {
      secure.close()
      for (const session of sessions) {
        // Tells the browser at once, so that its next question comes over another connection.
        if (!session.destroyed) session.goaway()
        session.close()
      }
    },
  }
}

function contextOf({ key, chain }: SiteCertificate) {
  return { key, cert: chain, minVersion: 'TLSv1.2' as const }
}

/** HTTP/2 knows none of the plain server's limits: a body has its time to arrive, and none without a byte. */
function limitTime(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const end = () => request.stream.close()
  request.stream.setTimeout(CONNECTION_TIMEOUTS.connectionTimeout, end)
  if (request.complete) return
  const limit = setTimeout(end, CONNECTION_TIMEOUTS.requestTimeout)
  request.once('end', () => clearTimeout(limit))
  response.once('close', () => clearTimeout(limit))
}
