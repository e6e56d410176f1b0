import { type FieldError, readErrorAnswer } from '../../domain/errors.ts'
import { MINUTE } from '../../domain/time/durations.ts'

/** An answer that was not OK; its message is the server's sentence, else `HTTP {status}` (API-CLIENT-1). */
export class ApiError extends Error {
  readonly status: number
  readonly details: readonly FieldError[]
  /** The whole answer, for the calls that say more than a sentence (409 carries the newer item). */
  readonly body: unknown

  constructor(status: number, message: string, details: readonly FieldError[] = [], body: unknown = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.details = details
    this.body = body
  }
}

/** Whether the server has said no. After any other failure what was sent may have been stored all the same. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

export interface SendOptions {
  signal?: AbortSignal
  /** Milliseconds until a call that is not answered is given up. */
  timeLimit?: number
}

interface Call extends SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
}

/** A connection that stalls never fails by itself: without a limit a save would wait for ever, and with it all later ones. */
const TIME_LIMIT_MS = MINUTE

const sessionListeners = new Set<() => void>()

/** Tells when a call found the session gone, so that the coach can log in again in place. Returns how to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

export function tellSessionLost(): void {
  for (const listener of sessionListeners) listener()
}

/**
 * Sends a form with a file; the answer is read by the caller.
 *
 * @throws as {@link sendInTime}
 */
export async function callApiWithForm(path: string, form: FormData, signal?: AbortSignal): Promise<Response> {
  return settle(
    await fetch(path, { method: 'POST', credentials: 'include', body: form, ...(signal ? { signal } : {}) }),
  )
}

/**
 * Asks for a file; the answer is read by the caller.
 *
 * @throws as {@link sendInTime}
 */
export async function callForDownload(path: string, signal?: AbortSignal): Promise<Response> {
  // However long a large file takes on a slow line.
  return settle(await fetch(path, { credentials: 'include', ...(signal ? { signal } : {}) }))
}

/**
 * Sends a call and reads its answer within the time there is.
 *
 * @param path from `/api/…`
 * @throws ApiError for every answer that is not OK; TypeError when the server cannot be reached or does not answer in time
 */
export async function sendInTime<T>(
  path: string,
  { method = 'GET', body, signal, timeLimit = TIME_LIMIT_MS }: Call,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(timeLimit)
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return await read(await settle(response))
  } catch (error) {
    // A timeout means to the coach the same as a lost connection.
    if (limit.aborted && !signal?.aborted && !(error instanceof ApiError))
      throw new TypeError('The site did not answer in time', { cause: error })
    throw error
  }
}

async function settle(response: Response): Promise<Response> {
  if (response.ok) return response
  const error = await readError(response)
  if (error.status === 401) tellSessionLost()
  throw error
}

async function readError(response: Response): Promise<ApiError> {
  let body: unknown = null
  try {
    body = await response.json()
  } catch {
    return new ApiError(response.status, 'Request failed')
  }
  const refusal = readErrorAnswer(body)
  return refusal
    ? new ApiError(response.status, refusal.error, refusal.details, body)
    : new ApiError(response.status, `HTTP ${response.status}`, [], body)
}

/** What went wrong with a change, as a sentence for the coach. */
export function describeFailure(error: Error): string {
  return error instanceof ApiError ? error.message : 'Please check your connection and try again.'
}

/** What a refusal says about one field; null when that field is not at fault. */
export function fieldFailure(error: Error | null, field: string): string | null {
  if (!(error instanceof ApiError)) return null
  return error.details.find((detail) => detail.field === field)?.message ?? null
}

/** The lines of an answer as they arrive, without the empty ones; the last may lack its end. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line !== '') yield line
    if (done) return
  }
}
