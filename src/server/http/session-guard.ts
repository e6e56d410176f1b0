import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFE_MS } from '../../domain/auth/session-times.ts'
import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { findAndRenewSession, type Session } from '../store/auth/sessions.ts'
import type { Store } from '../store/database.ts'

/** With this prefix browsers accept the cookie only from this host over https (AUTH-SESSION-1). */
export function sessionCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-session' : 'session'
}

export function readSessionToken(request: FastifyRequest, siteUrl: string): string | null {
  return request.cookies[sessionCookieName(siteUrl)] || null
}

/** Sets the cookie with the token. The server decides when the session ends; the cookie merely outlives it. */
export function setSessionCookie(reply: FastifyReply, siteUrl: string, token: string): void {
  reply.setCookie(sessionCookieName(siteUrl), token, {
    ...attributes(siteUrl),
    maxAge: SESSION_LIFE_MS / SECOND,
  })
}

/** Removes the cookie; the session itself is ended in the store. */
export function clearSessionCookie(reply: FastifyReply, siteUrl: string): void {
  reply.clearCookie(sessionCookieName(siteUrl), attributes(siteUrl))
}

function attributes(siteUrl: string): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(siteUrl), path: '/' }
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** What is needed to find a request's session. */
export interface SessionSource {
  store: Store
  clock: () => Date
  /** The public origin: with https the cookie has another name. */
  siteUrl: string
}

/** Finds the session of a request, and renews it; null without a valid one. */
export async function findSession(
  request: FastifyRequest,
  { store, clock, siteUrl }: SessionSource,
): Promise<Session | null> {
  const token = readSessionToken(request, siteUrl)
  return token === null ? null : findAndRenewSession(store, token, clock().getTime())
}

/**
 * Makes the `onRequest` hook that guards the admin: it sets `request.session`, and a stranger learns only that a login
 * is needed (a Failure `unauthorized`).
 */
export function requireSession(source: SessionSource) {
  return async (request: FastifyRequest): Promise<void> => {
    request.session = await findSession(request, source)
    requireOwnSession(request)
  }
}

/**
 * Returns the session of a request guarded by `requireSession`.
 *
 * @throws Failure `unauthorized` anywhere else
 */
export function requireOwnSession({ session }: FastifyRequest): Session {
  if (!session) throw new Failure('unauthorized', 'Please log in to continue.')
  return session
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSession`, null everywhere else. */
    session: Session | null
  }
}
