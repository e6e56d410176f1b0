import type { FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { Store } from '../store/database.ts'
import { continueSession, type Session } from '../store/sessions.ts'
import { readSessionToken } from './session-cookie.ts'

/** What it takes to tell whose request it is. */
export interface SessionSource {
  store: Store
  clock: () => Date
  /** The public origin: https gives the cookie another name. */
  siteUrl: string
}

/** The session a request carries, renewed by this use; null without a living one. */
export async function findSession(
  request: FastifyRequest,
  { store, clock, siteUrl }: SessionSource,
): Promise<Session | null> {
  const token = readSessionToken(request, siteUrl)
  return token === null ? null : continueSession(store, token, clock().getTime())
}

/**
 * Makes the `onRequest` hook that stands before everything of the coach's: it sets `request.session`,
 * and a stranger learns nothing but that she has to log in (a Failure `unauthorized`).
 */
export function requireSession(source: SessionSource) {
  return async (request: FastifyRequest): Promise<void> => {
    request.session = await findSession(request, source)
    requireOwnSession(request)
  }
}

/**
 * The session of a request behind `requireSession`.
 *
 * @throws Failure `unauthorized` anywhere else
 */
export function requireOwnSession({ session }: FastifyRequest): Session {
  if (!session) throw new Failure('unauthorized', 'Please log in to continue.')
  return session
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set behind `requireSession`, null everywhere else. */
    session: Session | null
  }
}
