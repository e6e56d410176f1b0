import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  isAdminPath,
  LOGIN_PATH,
  loginAddress,
  pageAfterLogin,
  presentAdminPath,
} from '../../domain/auth/admin-paths.ts'
import { RETRY_SECONDS } from '../http/error-handler.ts'
import { findSession, type SessionSource } from '../http/session-guard.ts'
import { isUnavailable } from '../store/database.ts'
import { renderAdminShell } from './admin-shell.ts'
import { sendOutagePage } from './outage-page.ts'
import { canonicalPath } from './page-address.ts'
import type { WebBuild } from './web-build.ts'

export interface AdminPageOptions extends SessionSource {
  build: WebBuild
  /** What the shell carries besides its own headers; the nonce lets the editor add its styles. */
  securityHeaders: (nonce: string) => Record<string, string>
}

const HTML = 'text/html; charset=utf-8'
const NONCE_BYTES = 16

/**
 * The admin's pages: one shell that the browser fills, never kept by anyone. A stranger is led to the login
 * (product §16.1) and back from there to the page she asked for.
 */
export async function adminPages(app: FastifyInstance, options: AdminPageOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  })
  app.setErrorHandler((error, request, reply) => {
    if (!isUnavailable(error)) throw error
    request.log.error({ err: error }, 'An admin page could not be made: the store cannot be reached')
    return sendOutagePage(reply, {
      styles: options.build.adminAssets().styles,
      retrySeconds: RETRY_SECONDS,
      headers: options.securityHeaders(makeNonce()),
    })
  })
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, (request, reply) => answer(request, reply, options))
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdminPageOptions,
): Promise<FastifyReply> {
  const nonce = makeNonce()
  reply.headers(options.securityHeaders(nonce))
  const canonical = canonicalPath(request.url)
  if (canonical.kind === 'moved') return reply.redirect(canonical.location, 301)
  const url = new URL(request.url, options.siteUrl)
  const present = presentAdminPath(url.pathname)
  if (present !== null) return reply.redirect(present + url.search, 301)
  const loggedIn = (await findSession(request, options)) !== null
  const atLogin = url.pathname === LOGIN_PATH
  if (!loggedIn && !atLogin) return reply.redirect(loginAddress(request.url), 302)
  if (loggedIn && atLogin) return reply.redirect(pageAfterLogin(url.searchParams.get('next')), 302)
  return reply
    .code(isAdminPath(url.pathname) ? 200 : 404)
    .type(HTML)
    .send(renderAdminShell(options.build.adminAssets(), nonce))
}

function makeNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64')
}
