import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../../domain/time/durations.ts'

/** How long a client may hold a connection without a request, or while sending one. */
export const CONNECTION_TIMEOUTS = {
  /** From the first byte, or from connecting, to the end of the headers. */
  headersTimeout: 15 * SECOND,
  /** To the end of the body: 10 MB over a slow phone connection. */
  requestTimeout: 300 * SECOND,
  /** Without a byte in either direction. */
  connectionTimeout: 120 * SECOND,
  /** Between two requests; longer than proxies keep theirs, so that the proxy closes first. */
  keepAliveTimeout: 72 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
}

/** Connections of one process; each costs some 15 KB, and up to 32 KB more while a body arrives. */
export const MAX_CONNECTIONS = 4_096

const LOOK_EVERY_MS = 10

export interface Connections {
  /** From now on each connection closes after its answer. */
  drain(): void
  /** Resolves when no request waits for an answer, or after the time limit. */
  whenIdle(withinMs: number): Promise<void>
  /**
   * Accepts no new connections: a proxy goes elsewhere. Open ones are closed by their next answer; if the client closed
   * them first, a request in flight would be lost. Resolves when none is left, or after the time limit.
   */
  closeConnections(withinMs: number): Promise<void>
}

/**
 * Tracks a server's connections and their unanswered requests. At the limit a new connection replaces the longest idle one,
 * or else the one whose request has been arriving for longest; only when every connection waits for the server is the new
 * one refused. There is no limit per address: a proxy, an office or a mobile network is one address for very many visitors.
 */
export function watchConnections(server: Server, maxConnections = MAX_CONNECTIONS): Connections {
  /** Unanswered requests per connection; ordered by when it connected or got its last answer. */
  const connections = new Map<Socket, Set<ServerResponse>>()
  const open = new Set<ServerResponse>()
  let draining = false
  let onIdle = (): void => undefined

  function makeRoom(): boolean {
    const idle = findConnection(connections, (waiting) => waiting.size === 0)
    const victim = idle ?? findConnection(connections, isArriving)
    if (victim === null) return false
    connections.delete(victim)
    victim.destroy()
    return true
  }

  server.on('connection', (socket) => {
    if (connections.size >= maxConnections && !makeRoom()) {
      socket.destroy()
      return
    }
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const waiting = connections.get(socket)
    waiting?.add(response)
    open.add(response)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      waiting?.delete(response)
      // Moved to the end of the order: it was just used.
      if (waiting && connections.delete(socket)) connections.set(socket, waiting)
      if (open.size === 0) onIdle()
    })
  })
  return {
    drain: () => {
      draining = true
      for (const response of open) response.shouldKeepAlive = false
    },
    whenIdle: (withinMs) =>
      new Promise((resolve) => {
        if (open.size === 0) return resolve()
        const timer = setTimeout(resolve, withinMs)
        onIdle = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    closeConnections: async (withinMs) => {
      // Unlike an HTTP server's close, this does not close idle connections.
      Listener.prototype.close.call(server)
      const limit = performance.now() + withinMs
      while (connections.size > 0 && performance.now() < limit) await pause(LOOK_EVERY_MS)
    },
  }
}

function findConnection(
  connections: Map<Socket, Set<ServerResponse>>,
  isMeant: (waiting: Set<ServerResponse>) => boolean,
): Socket | null {
  for (const [socket, waiting] of connections) if (isMeant(waiting)) return socket
  return null
}

/** Whether no request of a connection is complete: closing it discards no request that could be answered. */
function isArriving(waiting: Set<ServerResponse>): boolean {
  for (const { req } of waiting) if (req.complete) return false
  return true
}
