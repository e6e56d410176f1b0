import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure, type FailureCode } from '../../domain/errors.ts'
import { findStorageTrouble, type StorageTrouble } from '../error-causes.ts'
import { isUnavailable } from '../store/database.ts'

/** What every refusal says (API-ERROR-1): a sentence, and the fields at fault where there are any. */
export const errorAnswer = z
  .object({
    error: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })

export const STATUS: Record<FailureCode, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  gone: 410,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  unavailable: 503,
}

/** What the framework itself refuses, in a person's words. */
const FRAMEWORK_SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address can’t be used that way.',
  408: 'The request took too long to arrive.',
  413: 'That is too large.',
  414: 'The address is too long.',
  415: 'This kind of content isn’t accepted here.',
  431: 'The request is too large.',
}

/** What is said of a request that the framework refuses, or Node before it. */
export function describeRefusal(status: number): ErrorBody {
  return { error: FRAMEWORK_SENTENCES[status] ?? 'The request could not be answered.' }
}

export const RETRY_SECONDS = 10

const STORAGE_RETRY_SECONDS = 60

type ErrorBody = z.infer<typeof errorAnswer>

/** The disk is full or does not let us write: what is stored is untouched, and room has to be made by hand. */
const STORAGE_ANSWERS: Record<StorageTrouble, { status: number; body: ErrorBody }> = {
  full: {
    status: 507,
    body: { error: 'The site has run out of room, so this wasn’t saved. Please try again later.' },
  },
  unwritable: {
    status: 503,
    body: { error: 'The site can’t save anything right now, so this wasn’t saved. Please try again later.' },
  },
}

/** Turns anything thrown into the wire's error shape (API-ERROR-1). What was not expected is logged whole. */
function toErrorAnswer(
  error: unknown,
  request: FastifyRequest,
): { status: number; body: ErrorBody; retryAfter?: number } {
  if (error instanceof Failure) {
    const body: ErrorBody = { error: error.message, ...(error.details ? { details: error.details } : {}) }
    return { status: STATUS[error.code], body, ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}) }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'This value is not valid',
    }))
    const sentence = problems[0]?.message ?? 'The request is not valid.'
    // A body that is no object has no field at fault.
    const details = problems.filter(({ field }) => field !== '')
    return { status: 400, body: { error: sentence, ...(details.length > 0 ? { details } : {}) } }
  }
  const trouble = findStorageTrouble(error)
  if (trouble !== null) {
    request.log.error({ err: error }, 'Nothing can be stored')
    return { ...STORAGE_ANSWERS[trouble], retryAfter: STORAGE_RETRY_SECONDS }
  }
  if (isSenderGone(error, request)) {
    request.log.debug({ err: error }, 'A request did not arrive whole')
    return { status: 400, body: { error: 'The request did not arrive whole.' } }
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'The store cannot be reached')
    return {
      status: 503,
      body: { error: 'The site can’t reach its data right now. Please try again in a moment.' },
      retryAfter: RETRY_SECONDS,
    }
  }
  const status = frameworkStatus(error)
  if (status !== null) return { status, body: describeRefusal(status) }
  request.log.error({ err: error }, 'Unexpected failure')
  return { status: 500, body: { error: 'Something went wrong on our side. Please try again.' } }
}

/**
 * True when a body broke off because its sender hung up. Node says so with a code that a database's connection can have
 * as well, but its own message; the client has gone.
 */
function isSenderGone(error: unknown, { raw }: FastifyRequest): boolean {
  return !raw.complete && raw.destroyed && error instanceof Error && error.message === 'aborted'
}

/** The status of a refusal by Fastify itself (a body that is no JSON, too large, of the wrong type), else null. */
function frameworkStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const { statusCode } = error as FastifyError
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : null
}

/** Gives an answer the status and headers of a failure. What it says is left to the caller: `body`, or more than that. */
export function beginErrorAnswer(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; body: ErrorBody } {
  const { status, body, retryAfter } = toErrorAnswer(error, request)
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  // Found again in the log.
  if (status >= 500) reply.header('x-request-id', request.id)
  reply.code(status).header('cache-control', 'no-store')
  return { status, body }
}

/** The answer to a failure as most of the API gives it. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body } = beginErrorAnswer(error, request, reply)
  return reply.type('application/json; charset=utf-8').send(body)
}
