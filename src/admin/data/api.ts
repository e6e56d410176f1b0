import { type FieldError, readErrorAnswer } from '../../domain/errors.ts'
import { MINUTE } from '../../domain/time/durations.ts'

/** A response that was not OK; its message is the server's sentence, else `HTTP {status}` (API-CLIENT-1). */
export class ApiError extends Error {
  readonly status: number
  readonly details: readonly FieldError[]
  /** The response body, for calls whose errors contain more than a sentence (409 has the newer item). */
  readonly body: unknown

  constructor(status: number, message: string, details: readonly FieldError[] = [], body: unknown = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.details = details
    this.body = body
  }
}

/** Whether the server has refused. After any other failure the request may have been carried out. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

export interface SendOptions {
  signal?: AbortSignal
  /** Milliseconds after which an unanswered call is aborted. */
  timeLimit?: number
}

interface Call extends SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
}

/** A stalled connection never fails by itself: without a limit a save would wait for ever, and all later ones with it. */
const TIME_LIMIT_MS = MINUTE

const sessionListeners = new Set<() => void>()

/** Calls the listener when the session has expired, for a login in place. Returns a function that stops listening. */
export function onSessionLost(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

export function notifySessionLost(): void {
  for (const listener of sessionListeners) listener()
}

/**
 * Sends a form with a file; the caller reads the response.
 *
 * @throws as {@link sendInTime}
 */
export async function callApiWithForm(path: string, form: FormData, signal?: AbortSignal): Promise<Response> {
  return settle(
    await fetch(path, { method: 'POST', credentials: 'include', body: form, ...(signal ? { signal } : {}) }),
  )
}

/**
 * Requests a file; the caller reads the response.
 *
 * @throws as {@link sendInTime}
 */
export async function callForDownload(path: string, signal?: AbortSignal): Promise<Response> {
  // Without a time limit: a large file takes long on a slow connection.
  return settle(await fetch(path, { credentials: 'include', ...(signal ? { signal } : {}) }))
}

/**
 * Sends a request and reads its response within the time limit.
 *
 * @param path from `/api/…`
 * @throws ApiError for every response that is not OK; TypeError when the server is unreachable or does not answer in time
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
    // For the coach a timeout is the same as a lost connection.
    if (limit.aborted && !signal?.aborted && !(error instanceof ApiError))
      throw new TypeError('The site did not answer in time', { cause: error })
    throw error
  }
}

async function settle(response: Response): Promise<Response> {
  if (response.ok) return response
  const error = await readError(response)
  if (error.status === 401) notifySessionLost()
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

/** Returns why a change failed, as a sentence for the coach. */
export function describeFailure(error: Error): string {
  return error instanceof ApiError ? error.message : 'Please check your connection and try again.'
}

/** Returns a refusal's message about one field; null when that field is valid. */
export function fieldFailure(error: Error | null, field: string): string | null {
  if (!(error instanceof ApiError)) return null
  return error.details.find((detail) => detail.field === field)?.message ?? null
}

/** Yields the lines of a response as they arrive, without empty ones; the last may be incomplete. */
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
