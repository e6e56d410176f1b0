import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 10

export interface OpenRequests {
  /** From now on a connection ends with its answer. */
  drain(): void
  /** Resolves when nobody waits for an answer any more, or the time is over. */
  whenIdle(withinMs: number): Promise<void>
  /**
   * Takes no new connections: a proxy goes elsewhere. Those that are open are hung up by their next answer; whoever
   * closed them first would cut a request that is on its way. Resolves when none is left, or the time is over.
   */
  hangUp(withinMs: number): Promise<void>
}

/** Keeps count of the requests that wait for their answer. */
export function watchRequests(server: Server): OpenRequests {
  const open = new Set<ServerResponse>()
  const connections = new Set<Socket>()
  let draining = false
  let onIdle = (): void => undefined
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  server.prependListener('request', (_request, response) => {
    open.add(response)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
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
    hangUp: async (withinMs) => {
      // Without closing idle connections, as that of an HTTP server would.
      Listener.prototype.close.call(server)
      const limit = performance.now() + withinMs
      while (connections.size > 0 && performance.now() < limit) await pause(LOOK_EVERY_MS)
    },
  }
}
