import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CLOSED_POLICY } from '../http/security-headers.ts'
import { ICON_PATHS } from './site-icons.ts'

const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable'
const FILE_CACHE_CONTROL = 'public, max-age=3600'

/**
 * The files of the public build, as they are: those under `assets/` have a name of their own for every content.
 *
 * @param folder `dist/client`
 */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: [
      ...['manifest.json', 'admin-manifest.json', '**/*.br', '**/*.gz'],
      // The site's icons may be the coach's own (`site-icons.ts`).
      ...ICON_PATHS.map((path) => path.slice(1)),
    ],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? ASSET_CACHE_CONTROL : FILE_CACHE_CONTROL)
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', CLOSED_POLICY)
    },
  })
}
