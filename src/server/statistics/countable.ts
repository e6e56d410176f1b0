import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { networksAround } from '../auth/networks.ts'
import { readSessionToken } from '../http/session-guard.ts'
import { originAddress, visitorAddress } from '../http/visitor.ts'
import type { Visitor } from './visit-counter.ts'

/**
 * Robots (those that run scripts as well), visitors who ask not to be counted, pages a browser fetches in advance, and
 * the coach are not counted (STAT-COUNT-4).
 */
export function isCountable(request: FastifyRequest, siteUrl: string): boolean {
  const { headers } = request
  const agent = headers['user-agent']
  if (asksNotToBeCounted(request)) return false
  if (String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch')) return false
  if (!agent || isbot(agent)) return false
  return !isCoachReading(request, siteUrl)
}

/** `DNT: 1` and `Sec-GPC: 1`: nothing of such a visit is counted, whatever it is (STAT-COUNT-4). */
export function asksNotToBeCounted({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Skips browsers with an admin session; calls made by hand or by a program count. */
function isCoachReading(request: FastifyRequest, siteUrl: string): boolean {
  return 'sec-fetch-mode' in request.headers && readSessionToken(request, siteUrl) !== null
}

/** Who it is, for as long as the batch of visits waits. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([visitorAddress(request), request.headers['user-agent'] ?? '']))
      .digest('base64url'),
    origin: originAddress(request),
    networks: networksAround(visitorAddress(request)),
  }
}
