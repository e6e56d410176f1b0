import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { networksAround } from '../auth/networks.ts'
import { readSessionToken } from '../http/session-guard.ts'
import { originAddress, visitorAddress } from '../http/visitor.ts'
import type { Visitor } from './visit-counter.ts'

/**
 * True unless the request comes from a bot (one that runs scripts as well), asks not to be counted, fetches a page in
 * advance, or comes from the coach's browser (STAT-COUNT-4).
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

/** Skips browsers with an admin session. API clients, which send no `Sec-Fetch-Mode`, count. */
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
