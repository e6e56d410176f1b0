import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { networksAround } from '../auth/networks.ts'
import { readSessionToken } from '../http/session-guard.ts'
import { originAddress, visitorAddress } from '../http/visitor.ts'
import type { Visitor } from './visit-counter.ts'

/**
 * Whether the request counts: not from a bot (including one that runs scripts), without an opt-out, not a prefetch, and
 * not from the coach's browser (STAT-COUNT-4).
 */
export function isCountable(request: FastifyRequest, siteUrl: string): boolean {
  const { headers } = request
  const agent = headers['user-agent']
  if (hasTrackingOptOut(request)) return false
  if (String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch')) return false
  if (!agent || isbot(agent)) return false
  return !isCoachReading(request, siteUrl)
}

/** Whether the request opts out with `DNT: 1` or `Sec-GPC: 1`: nothing of such a visit is counted (STAT-COUNT-4). */
export function hasTrackingOptOut({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1'
}

/** Whether the browser has an admin session. API clients, which send no `Sec-Fetch-Mode`, count as readers. */
function isCoachReading(request: FastifyRequest, siteUrl: string): boolean {
  return 'sec-fetch-mode' in request.headers && readSessionToken(request, siteUrl) !== null
}

/** Identifies a visitor, only for as long as the batch of visits is in memory. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    hash: createHash('sha256')
      .update(JSON.stringify([visitorAddress(request), request.headers['user-agent'] ?? '']))
      .digest('base64url'),
    origin: originAddress(request),
    networks: networksAround(visitorAddress(request)),
  }
}
