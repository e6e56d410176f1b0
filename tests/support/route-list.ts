import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

export interface Route {
  method: string
  /** The path with a value for each parameter. */
  url: string
  /** The path as registered, with `:id` and `*`. */
  pattern: string
  allowCrossSite: boolean
}

const INITIALIZATION = 'fastify.initialization'

function isInitialization(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}

/** Opens an app and returns every route as registered with Fastify. */
export async function listRoutes<T>(openApp: () => Promise<T>): Promise<{ app: T; routes: Route[] }> {
  const routes: Route[] = []
  const listen = (message: unknown) => {
    if (!isInitialization(message)) return
    message.fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const one of [method].flat()) {
        routes.push({
          method: one,
          url: fillIn(url),
          pattern: url,
          allowCrossSite: config?.allowCrossSite === true,
        })
      }
    })
  }
  subscribe(INITIALIZATION, listen)
  try {
    return { app: await openApp(), routes }
  } finally {
    unsubscribe(INITIALIZATION, listen)
  }
}

function fillIn(url: string): string {
  return url.replace(/:\w+(\([^)]*\))?\??/g, '1').replace('*', 'some/thing')
}
