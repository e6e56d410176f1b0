import type { FastifyInstance } from 'fastify'
import { type CachedResponse, createResponse } from '../../cache/response-cache.ts'
import { sendResponse } from '../../cache/send-response.ts'
import { CLOSED_POLICY } from '../../http/security-headers.ts'
import { renderDocs } from './render-docs.ts'

interface Options {
  securityHeaders: Record<string, string>
}

/** The page is plain HTML with one style block, and nothing that runs. */
const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** The description of the API: for programs, and as a page to read. Each is made and compressed once. */
export async function docsRoutes(app: FastifyInstance, { securityHeaders }: Options): Promise<void> {
  const serve = (path: string, contentType: string, policy: string, make: () => string) => {
    let made: CachedResponse | undefined
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      made ??= createResponse({
        status: 200,
        contentType,
        headers: {
          ...securityHeaders,
          'content-security-policy': policy,
          'cache-control': 'public, max-age=300',
        },
        body: make(),
      })
      await sendResponse(made, request, reply)
      return reply
    })
  }
  serve('/openapi.json', 'application/json; charset=utf-8', CLOSED_POLICY, () =>
    JSON.stringify(app.swagger()),
  )
  serve('/docs', 'text/html; charset=utf-8', DOCS_POLICY, () => renderDocs(app.swagger()))
}
