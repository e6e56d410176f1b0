import type { FastifyInstance } from 'fastify'
import { createResponse } from '../cache/response-cache.ts'
import { sendResponse } from '../cache/send-response.ts'

/** At the root, so that its scope is the whole site; browsers ask for it anew at every visit. */
const WORKER_PATH = '/sw.js'

/**
 * Takes the place of a worker that readers still have: browsers fetch this instead, and it deletes everything kept and
 * itself. It handles no request, so that from the moment it is there every page comes from the network.
 */
const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
`

interface WorkerOptions {
  /** Null removes the one readers have. */
  script: string | null
  /** What it may do, and what every answer carries. */
  headers: Record<string, string>
}

/** Serves the service worker, or what removes it (OFF-RELEASE-3). */
export function serveServiceWorker(app: FastifyInstance, { script, headers }: WorkerOptions): void {
  const response = createResponse({
    status: 200,
    contentType: 'text/javascript; charset=utf-8',
    body: script ?? REMOVING_WORKER,
    headers: { ...headers, 'cache-control': 'no-cache' },
    paths: [WORKER_PATH],
  })
  app.get(WORKER_PATH, async (request, reply) => {
    await sendResponse(response, request, reply)
    return reply
  })
}
