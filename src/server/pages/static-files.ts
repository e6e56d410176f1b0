import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '../../domain/time/durations.ts'
import { createResponse } from '../cache/response-cache.ts'
import { sendResponse } from '../cache/send-response.ts'
import { CLOSED_POLICY } from '../http/security-headers.ts'
import { ICON_PATHS } from './site-icons.ts'

const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable'
const FILE_CACHE_CONTROL = 'public, max-age=3600'
/** Read only by the server, or sent in place of the file they are made from. */
const NOT_SERVED = /^(admin-)?manifest\.json$|\.(br|gz)$/

/**
 * Serves the files of the public build: the names under `assets/` contain a hash of their content. Only files present
 * now are served; one route handles all assets, since hundreds of routes slow startup.
 *
 * @param folder `dist/client`
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? ASSET_CACHE_CONTROL : FILE_CACHE_CONTROL)
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', CLOSED_POLICY)
    },
  })
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // A client that disconnects before the file is complete is not a server error.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
    else app.errorHandler(error, request, reply)
  }
  const assets = new Set(await listServed(join(folder, 'assets')))
  app.route<{ Params: { name: string } }>({
    method: ['HEAD', 'GET'],
    url: '/assets/:name',
    errorHandler,
    handler: ({ params: { name } }, reply) =>
      assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  })
  for (const name of await listServed(folder)) {
    // The site's icons may be the coach's own (`site-icons.ts`).
    if (ICON_PATHS.some((path) => path === `/${name}`)) continue
    app.route({
      method: ['HEAD', 'GET'],
      url: `/${name}`,
      errorHandler,
      handler: (_request, reply) => reply.sendFile(name),
    })
  }
}

/** Lists the files in a folder that browsers may load. */
async function listServed(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !NOT_SERVED.test(entry.name)).map(({ name }) => name)
}

/** At the root, so that its scope is the whole site; browsers check for a new one at every visit. */
const WORKER_PATH = '/sw.js'

/**
 * Replaces a service worker that readers still have: browsers load this one instead, which deletes all its caches and
 * unregisters itself. It handles no requests, so that from then on every page comes from the network.
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
  /** Null removes the installed one. */
  script: string | null
  /** Its own policy, and the headers of every answer. */
  headers: Record<string, string>
}

/** Serves the service worker, or the script that removes it (OFF-RELEASE-3). */
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

/** RFC 9116 recommends less than a year. */
const VALID_FOR_MS = 180 * DAY

/**
 * Serves `/.well-known/security.txt` (RFC 9116), where to report a vulnerability. It names the contact page and not
 * `COACH_EMAIL`, which is private.
 */
export function addSecurityTxt(
  app: FastifyInstance,
  { siteUrl, clock }: { siteUrl: string; clock: () => Date },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock().getTime() + VALID_FOR_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY / SECOND}`)
      .send(
        `Contact: ${siteUrl}/contact\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`,
      )
  })
}
