import type { Server, ServerResponse } from 'node:http'

export interface OpenRequests {
  /** From now on a connection ends with its answer. */
  drain(): void
  /** Resolves when nobody waits for an answer any more, or the time is over. */
  whenIdle(withinMs: number): Promise<void>
}

/** Keeps count of the requests that wait for their answer. */
export function watchRequests(server: Server): OpenRequests {
  const open = new Set<ServerResponse>()
  let draining = false
  let onIdle = (): void => undefined
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
  }
}
