import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure, type FailureCode } from '../../domain/errors.ts'
import { findStorageTrouble, type StorageTrouble } from '../error-causes.ts'
import { isUnavailable } from '../store/database.ts'

/** The body of every refusal (API-ERROR-1): a sentence, and the invalid fields where there are any. */
export const errorResponseSchema = z
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

/** Messages for refusals by the framework. */
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

/** Returns the body of a refusal by the framework, or by Node before it. */
export function describeRefusal(status: number): ErrorBody {
  return { error: FRAMEWORK_SENTENCES[status] ?? 'The request could not be answered.' }
}

export const RETRY_SECONDS = 10

const STORAGE_RETRY_SECONDS = 60

type ErrorBody = z.infer<typeof errorResponseSchema>

/** The disk is full or not writable: stored data is untouched, and space has to be freed by hand. */
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

/** Converts anything thrown into the API's error shape (API-ERROR-1). Unexpected errors are logged in full. */
function toErrorResponse(
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
    // A body that is not an object has no invalid field.
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
 * Whether a body was interrupted because the client disconnected. Node's code for that is shared by database
 * connections, but its message is not; the client is gone.
 */
function isSenderGone(error: unknown, { raw }: FastifyRequest): boolean {
  return !raw.complete && raw.destroyed && error instanceof Error && error.message === 'aborted'
}

/** Returns the status of a refusal by Fastify itself (a body that is not JSON, too large, of the wrong type), else null. */
function frameworkStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null
  const { statusCode } = error as FastifyError
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : null
}

/** Sets the status and headers of a failure. The caller sends `body`, or more than that. */
export function prepareErrorResponse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; body: ErrorBody } {
  const { status, body, retryAfter } = toErrorResponse(error, request)
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  // To find the error in the log.
  if (status >= 500) reply.header('x-request-id', request.id)
  reply.code(status).header('cache-control', 'no-store')
  return { status, body }
}

/** Sends a failure in the form most of the API uses. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body } = prepareErrorResponse(error, request, reply)
  return reply.type('application/json; charset=utf-8').send(body)
}
