import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ADMIN_HOME,
  editedItem,
  isAdminPath,
  LOGIN_PATH,
  loginAddress,
  pageAfterLogin,
  presentAdminPath,
  WELCOME_PATH,
} from '../../domain/auth/admin-paths.ts'
import { VIEW_TRANSITION_STYLE } from '../../domain/site/view-transition-style.ts'
import { escapeHtml } from '../../domain/text/html-text.ts'
import { findSession, type SessionSource } from '../http/session-guard.ts'
import { findPasswordHash } from '../store/auth/secrets.ts'
import { hasWelcomeLink } from '../store/auth/welcome-link.ts'
import { isUnavailable } from '../store/database.ts'
import { itemExists } from '../store/items/item-reads.ts'
import { sendOutagePage } from './outage-page.ts'
import { canonicalPath } from './page-address.ts'
import type { WebBuild } from './web-build.ts'

/** Renders the document the admin's script fills. It contains nothing of the coach's, so a stranger learns nothing. */
function renderAdminShell({
  scripts,
  styles,
  modulePreloads,
  fonts,
}: ReturnType<WebBuild['adminAssets']>): string {
  const head = [
    '<meta charset="utf-8">',
    `<style>${VIEW_TRANSITION_STYLE}</style>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fafaf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f211d" media="(prefers-color-scheme: dark)">',
    '<meta name="robots" content="noindex, nofollow">',
    '<title>Admin</title>',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...modulePreloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
  ]
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="admin"></div><noscript><main class="grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center"><h1 class="type-page">Admin</h1><p>The admin needs JavaScript. Please switch it on in your browser and load this page again.</p></main></noscript></body></html>`
}

interface AdminPageOptions extends SessionSource {
  build: WebBuild
  /** Whether the coach of a new site logs in by a link first (WELCOME-LINK-1). */
  beginsWithLink: boolean
  /** Headers of the shell besides its own. */
  securityHeaders: Record<string, string>
}

const HTML = 'text/html; charset=utf-8'

/**
 * Serves the admin's pages: one shell that the browser fills, never cached. A stranger is redirected to the login
 * (AUTH-PAGE-1) and from there back to the requested page.
 */
export async function adminPages(app: FastifyInstance, options: AdminPageOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  })
  app.setErrorHandler((error, request, reply) => {
    if (!isUnavailable(error)) throw error
    request.log.error({ err: error }, 'An admin page could not be made: the store cannot be reached')
    const { styles } = options.build.adminAssets()
    return sendOutagePage(reply, { styles, headers: options.securityHeaders })
  })
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, (request, reply) => answer(request, reply, options))
  }
}

/**
 * Returns the page a stranger is redirected to; null where it is the requested one. While there is no password every
 * page leads to the one that sets it, which is gone once there is a password and no valid link (WELCOME-DOOR-1).
 */
async function findLoginRedirect(
  { store, clock, beginsWithLink }: AdminPageOptions,
  path: string,
): Promise<string | null> {
  const hasPassword = !beginsWithLink || (await findPasswordHash(store)) !== null
  if (path === WELCOME_PATH) {
    return !hasPassword || (await hasWelcomeLink(store, clock().toISOString())) ? null : LOGIN_PATH
  }
  if (!hasPassword) return WELCOME_PATH
  return path === LOGIN_PATH ? null : LOGIN_PATH
}

/** Whether a path is a page of the admin, and the item it edits exists (PAGE-MISSING-2). */
async function pageExists(store: SessionSource['store'], path: string): Promise<boolean> {
  const edited = editedItem(path)
  return isAdminPath(path) && (edited === null || (await itemExists(store, edited.kind, edited.id)))
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdminPageOptions,
): Promise<FastifyReply> {
  reply.headers(options.securityHeaders)
  const canonical = canonicalPath(request.url)
  if (canonical.kind === 'moved') return reply.redirect(canonical.location, 301)
  const url = new URL(request.url, options.siteUrl)
  const present = presentAdminPath(url.pathname)
  if (present !== null) return reply.redirect(present + url.search, 301)
  const loggedIn = (await findSession(request, options)) !== null
  const atLogin = url.pathname === LOGIN_PATH
  if (!loggedIn) {
    const door = await findLoginRedirect(options, url.pathname)
    if (door !== null) return reply.redirect(door === LOGIN_PATH ? loginAddress(request.url) : door, 302)
  }
  if (
    loggedIn &&
    url.pathname === WELCOME_PATH &&
    (await findLoginRedirect(options, WELCOME_PATH)) !== null
  ) {
    return reply.redirect(ADMIN_HOME, 302)
  }
  if (loggedIn && atLogin) return reply.redirect(pageAfterLogin(url.searchParams.get('next')), 302)
  return reply
    .code((await pageExists(options.store, url.pathname)) ? 200 : 404)
    .type(HTML)
    .send(renderAdminShell(options.build.adminAssets()))
}
