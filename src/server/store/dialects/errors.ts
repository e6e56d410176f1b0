import { codeOf } from '../../error-causes.ts'

const UNIQUE_VIOLATIONS = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])
const REFERENCE_VIOLATIONS = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503', '23001'])

/** PostgreSQL aborted one of two transactions because of a deadlock, or because both changed the same rows. */
const TRANSIENT_CONFLICTS = new Set(['40P01', '40001'])

/** Errors of the network between us and PostgreSQL. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOENT',
])

/**
 * PostgreSQL's error classes: connection failures (08), no such login or database (28, 3D), out of memory, disk or
 * connections (53), stopped by an operator or by the statement timeout (57), system errors (58), a transaction idle for
 * too long (25P03).
 */
const POSTGRES_STATES = /^(?:(?:08|28|3D|53|57|58)[0-9A-Z]{3}|25P03)$/

/** Errors of SQLite's file: locked for too long, unreadable, unwritable, full or damaged. */
const SQLITE_CODES = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|FULL|READONLY|CORRUPT|NOTADB|PROTOCOL)/

/** Messages of drivers' errors without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|connection ended unexpectedly|client has encountered a connection error|client was closed|query read timeout|after calling end on the pool|postgres connection has been discarded|driver has already been destroyed|database connection is not open/i

/** Whether a row with the same unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_VIOLATIONS.has(codeOf(error))
}

/** Whether a row refers to a missing one, or a row still referred to was to be deleted. */
export function isReferenceViolation(error: unknown): boolean {
  return REFERENCE_VIOLATIONS.has(codeOf(error))
}

/** Whether a retry of the same transaction is likely to succeed. */
export function isTransientConflict(error: unknown): boolean {
  return TRANSIENT_CONFLICTS.has(codeOf(error))
}

/** Whether the store cannot be reached or used at present, whatever the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (
    NETWORK_CODES.has(code) ||
    POSTGRES_STATES.test(code) ||
    SQLITE_CODES.test(code) ||
    MESSAGES.test(error.message)
  )
    return true
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true
  return error.cause !== undefined && isUnavailable(error.cause)
}
