import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFE_MS } from '../../domain/auth/session-times.ts'
import { SECOND } from '../../domain/time/durations.ts'

/** The prefix makes browsers refuse the cookie from anywhere but this host over https (product §14.4). */
export function sessionCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-session' : 'session'
}

/** The token a request carries, or null. */
export function readSessionToken(request: FastifyRequest, siteUrl: string): string | null {
  return request.cookies[sessionCookieName(siteUrl)] || null
}

/** Hands the token to the browser. When the session ends is the server's to say; the cookie only outlives it. */
export function setSessionCookie(reply: FastifyReply, siteUrl: string, token: string): void {
  reply.setCookie(sessionCookieName(siteUrl), token, {
    ...attributes(siteUrl),
    maxAge: SESSION_LIFE_MS / SECOND,
  })
}

/** Takes the cookie back; the session itself is ended in the store. */
export function clearSessionCookie(reply: FastifyReply, siteUrl: string): void {
  reply.clearCookie(sessionCookieName(siteUrl), attributes(siteUrl))
}

function attributes(siteUrl: string): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(siteUrl), path: '/' }
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}
