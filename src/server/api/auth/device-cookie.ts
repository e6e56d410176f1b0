import type { FastifyReply, FastifyRequest } from 'fastify'
import { KNOWN_DEVICE_LIFE_MS } from '../../../domain/auth/session-times.ts'
import { SECOND } from '../../../domain/time/durations.ts'

/** With this prefix browsers accept the cookie only from this host over https. */
function deviceCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-device' : 'device'
}

/** Reads the token of a browser with an earlier login; null without one, or without our signature. */
export function readDeviceToken(request: FastifyRequest, siteUrl: string): string | null {
  const { valid, value } = request.unsignCookie(request.cookies[deviceCookieName(siteUrl)] ?? '')
  return valid ? value : null
}

/** Sets the cookie with the token that identifies the browser from now on. */
export function setDeviceCookie(reply: FastifyReply, siteUrl: string, token: string): void {
  reply.setCookie(deviceCookieName(siteUrl), token, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    maxAge: KNOWN_DEVICE_LIFE_MS / SECOND,
  })
}
