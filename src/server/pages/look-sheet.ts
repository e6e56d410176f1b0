import type { FastifyInstance } from 'fastify'
import { lookSheet, lookSheetPath, type SiteLook } from '../../domain/site/look.ts'
import { CLOSED_POLICY } from '../http/security-headers.ts'
import { IMMUTABLE } from '../media/send-image.ts'
import type { WebBuild } from './web-build.ts'

/**
 * Adds the sheet of the coach's look after a page's own styles. The default look has none, so it costs no bytes. A file
 * of this site passes the pages' policy (SEC-HEADER-1), which allows no style elements.
 */
export function dressAssets({ assetsFor }: WebBuild, look: SiteLook): WebBuild['assetsFor'] {
  const sheet = lookSheetPath(look)
  if (sheet === null) return assetsFor
  return (routeId) => {
    const assets = assetsFor(routeId)
    return { ...assets, styles: [...assets.styles, sheet] }
  }
}

/** Serves the sheets, generated from their address alone: the same in every process, before and after a change. */
export async function lookSheetRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>('/assets/look-:name', async ({ params }, reply) => {
    const sheet = lookSheet(`/assets/look-${params.name}`)
    reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': CLOSED_POLICY })
    if (sheet === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    return reply.header('cache-control', IMMUTABLE).type('text/css; charset=utf-8').send(sheet)
  })
}
