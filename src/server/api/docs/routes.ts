import type { FastifyInstance } from 'fastify'
import { renderDocs } from './render-docs.ts'

interface Options {
  securityHeaders: Record<string, string>
}

/** The page is plain HTML with one style block, and nothing that runs. */
const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** The description of the API: for programs, and as a page to read. */
export async function docsRoutes(app: FastifyInstance, options: Options): Promise<void> {
  let page: string | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderDocs(app.swagger())
    return reply
      .headers({
        ...options.securityHeaders,
        'content-security-policy': DOCS_POLICY,
        'cache-control': 'public, max-age=300',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
