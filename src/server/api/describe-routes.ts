import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import { errorAnswer } from '../http/error-handler.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** An area may say more than the sentence, as the contact form's `success: false`. */
const refusal = z.looseObject(errorAnswer.shape).meta({ id: 'Refusal' })

/** Adds to a route's description what any call of its kind can be refused with (API-ERROR-2). */
export function describeRefusals(route: RouteOptions): void {
  const { schema = {}, method } = route
  const isRead = [method].flat().every((name) => READS.has(name))
  const statuses = [
    ...(schema.querystring || schema.body ? [400] : []),
    ...(isRead ? [] : [403]),
    ...(schema.body ? [413, 415] : []),
  ]
  const described = typeof schema.response === 'object' ? schema.response : {}
  const refusals = Object.fromEntries(statuses.map((status) => [status, refusal]))
  route.schema = { ...schema, response: { ...refusals, ...described } }
}

/** The name under which the API's description knows the session's cookie. */
export const SESSION_SCHEME = 'session'

/** Adds to a route's description what stands before it: the session it needs, and the answer without one. */
export function describeGuard(route: RouteOptions): void {
  const { response } = route.schema ?? {}
  route.schema = {
    ...route.schema,
    security: [{ [SESSION_SCHEME]: [] }],
    // First, though numbers are kept in order: V8 makes a list of 600 places of an object that gets a number later on.
    response: { 401: errorAnswer, ...(typeof response === 'object' ? response : {}) },
  }
}
