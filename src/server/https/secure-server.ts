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
/** Limits of one connection: browsers request a page's images together. */
const HTTP2 = {
  settings: { maxConcurrentStreams: 100, maxHeaderListSize: 16_384 },
  maxSessionMemory: 10,
  maxHeaderListPairs: 100,
  // Limits streams that are opened and reset immediately (CVE-2023-44487).
  streamResetBurst: 200,
  streamResetRate: 20,
} as const

export interface SecureServer {
  server: TlsServer
  /** Serves this certificate to new connections; open ones keep theirs. */
  show(certificate: SiteCertificate): void
  /** Accepts no new connections, and ends the open ones after their last answer. */
  drain(): void
}

/**
 * Serves TLS 1.2 and 1.3 in front of the plain server, HTTP/1.1 or HTTP/2 as the browser chooses (HTTPS-SERVE-1).
 * Decrypted requests go to the plain server itself, with all its limits.
 */
export function createSecureServer(
  plain: Server,
  certificate: SiteCertificate,
  maxSessions = MAX_CONNECTIONS,
): SecureServer {
  const secure = createServer({
    ...contextOf(certificate),
    ALPNProtocols: ['h2', 'http/1.1'],
    minVersion: 'TLSv1.2',
    handshakeTimeout: HANDSHAKE_MS,
  })
  const http2 = createHttp2Server(HTTP2)
  /** The one idle for longest first (AVAIL-CONN-1). */
  const sessions = new Set<ServerHttp2Session>()
  http2.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    session.on('stream', () => {
      if (sessions.delete(session)) sessions.add(session)
    })
    const [longestIdle] = sessions
    if (longestIdle && sessions.size > maxSessions) {
      // It closes only after its last answer; meanwhile the next session closes another one.
      sessions.delete(longestIdle)
      longestIdle.close()
    }
    session.setTimeout(CONNECTION_TIMEOUTS.connectionTimeout, () => session.close())
  })
  http2.on('request', (request, response) => {
    limitTime(request, response)
    // Node's compatibility API: the same events and methods as in HTTP/1.
    plain.emit('request', request, response)
  })
  // A browser that disconnects midway.
  http2.on('sessionError', () => undefined)
  secure.on('secureConnection', (socket: TLSSocket) => {
    socket.on('error', () => socket.destroy())
    if (socket.alpnProtocol === 'h2') http2.emit('connection', socket)
    else plain.emit('connection', socket)
  })
  // Port scanners, and browsers that reject the certificate.
  secure.on('tlsClientError', (_error, socket) => socket.destroy())
  return {
    server: secure,
    show: (next) => secure.setSecureContext(contextOf(next)),
    drain: () => {
      secure.close()
      for (const session of sessions) {
        // Tells the browser immediately, so that its next request uses another connection.
        if (!session.destroyed) session.goaway()
        session.close()
      }
    },
  }
}

function contextOf({ key, chain }: SiteCertificate) {
  return { key, cert: chain, minVersion: 'TLSv1.2' as const }
}

/** HTTP/2 has none of the plain server's limits: bounds the time for a body, and the time without a byte. */
function limitTime(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const end = () => request.stream.close()
  request.stream.setTimeout(CONNECTION_TIMEOUTS.connectionTimeout, end)
  if (request.complete) return
  const limit = setTimeout(end, CONNECTION_TIMEOUTS.requestTimeout)
  request.once('end', () => clearTimeout(limit))
  response.once('close', () => clearTimeout(limit))
}
