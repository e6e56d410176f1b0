import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'

const KILOBYTE = 1024

/** Maximum size of a request body that is not streamed, in bytes. */
export const BODY_LIMITS = {
  /** Of a public form: 2,000 Chinese characters take 18 KB when form-encoded. */
  public: 32 * KILOBYTE,
  /** Of a call of the admin: a long article, or all settings. */
  admin: 1024 * KILOBYTE,
  /** Of all incomplete bodies together, in one process. */
  all: 64 * 1024 * KILOBYTE,
}

/** This many chunks may have any size: a small body may arrive byte by byte. */
const FREE_CHUNKS = 256
/** Above that, the minimum mean size of a chunk, in bytes. Ordinary clients use some thousand. */
const MIN_MEAN_CHUNK = 16
const FIRST_BUFFER = KILOBYTE
/** A refused sender can still read the answer: closing the connection immediately would lose it. */
const LINGER_MS = 10 * SECOND
const RETRY_SECONDS = 5

/**
 * Collects every body that is not streamed into one buffer, before Fastify parses it. Fastify itself keeps an object
 * per chunk, so that a body sent byte by byte takes a hundred times its size; and it has no limit for all bodies
 * together. Multipart bodies pass through on routes that stream them.
 */
export function limitRequestBodies(app: FastifyInstance): void {
  const memory = new BodyMemory(BODY_LIMITS.all)

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      rejectTinyChunks(request.raw)
      reply.raw.once('close', () => stopSoon(request.raw))
      // The body will not be read: it is discarded immediately, not held while the answer is made.
      if (!isRead(request)) request.raw.resume()
    }
    done()
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || !isRead(request) || isStreamed(request)) return payload
    const { bodyLimit } = request.routeOptions
    const body = await collectBody(payload, bodyLimit ?? BODY_LIMITS.public, request, memory)
    return toStream(body)
  })
}

function toStream(body: Buffer): Readable {
  return new Readable({
    read() {
      this.push(body)
      this.push(null)
    },
  })
}

/**
 * Disconnects a sender of tiny chunks. Node keeps an object for each unread chunk, and takes longer to read them than
 * they take to be sent, so this is checked as they arrive: also while a request is queued, and on routes that stream.
 * An answer would arrive after all data in flight.
 */
function rejectTinyChunks(message: IncomingMessage): void {
  const push = message.push.bind(message)
  let length = 0
  let chunks = 0
  message.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    length += chunk?.length ?? 0
    chunks++
    if (chunks <= FREE_CHUNKS || length >= chunks * MIN_MEAN_CHUNK) return push(chunk, encoding)
    message.destroy()
    return false
  }
}

/** Ends a connection whose request was answered, most likely refused, before it was complete. */
function stopSoon(message: IncomingMessage): void {
  if (message.complete || message.destroyed) return
  message.resume()
  setTimeout(() => message.complete || message.destroy(), LINGER_MS).unref()
}

/** Fastify does not read the bodies of these methods. */
function isRead({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isStreamed({ headers, server }: FastifyRequest): boolean {
  const isMultipart = headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/form-data')
  return isMultipart === true && server.hasContentTypeParser('multipart/form-data')
}

/**
 * Collects the bytes of a body.
 *
 * @param limit maximum, in bytes
 * @throws Failure `too_large`; `invalid` when the sender disconnected; `unavailable` when the memory for bodies was
 * given to others
 */
function collectBody(
  source: Readable,
  limit: number,
  { headers }: FastifyRequest,
  memory: BodyMemory,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    let buffer = Buffer.allocUnsafeSlow(0)
    let length = 0

    function stop(): void {
      memory.release(fail)
      source.off('data', add).off('end', finish).off('error', leave).off('close', leave)
      // Later errors are already handled; the rest of the body is discarded.
      source.on('error', () => undefined).resume()
    }
    function fail(error: Failure): void {
      stop()
      buffer = Buffer.allocUnsafeSlow(0)
      reject(error)
    }
    function finish(): void {
      stop()
      resolve(buffer.subarray(0, length))
    }
    function leave(): void {
      fail(new Failure('invalid', 'The request did not arrive whole.'))
    }
    function add(chunk: Buffer): void {
      const needed = length + chunk.length
      if (needed > limit) {
        fail(tooLarge())
        return
      }
      if (needed > buffer.length) {
        const size = Math.max(needed, Math.min(limit, Math.max(FIRST_BUFFER, buffer.length * 2)))
        memory.resize(fail, size)
        const larger = Buffer.allocUnsafeSlow(size)
        buffer.copy(larger, 0, 0, length)
        buffer = larger
      }
      chunk.copy(buffer, length)
      length = needed
    }
    source.on('data', add).once('end', finish).once('error', leave).once('close', leave)
  })
}

function tooLarge(): Failure {
  return new Failure('too_large', 'That is too large.')
}

type GiveUp = (reason: Failure) => void

/**
 * The memory of all unfinished bodies. When it is used up, the bodies that have been arriving for longest are dropped:
 * an ordinary one arrives within milliseconds, and is never among them.
 */
export class BodyMemory {
  readonly #limit: number
  /** Size of each body, the oldest first. */
  readonly #sizes = new Map<GiveUp, number>()
  #total = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Size of all of them at present, in bytes. */
  get total(): number {
    return this.#total
  }

  /** @param giveUp identifies the body, and is called when its memory is given to others */
  resize(giveUp: GiveUp, size: number): void {
    this.#total += size - (this.#sizes.get(giveUp) ?? 0)
    this.#sizes.set(giveUp, size)
    for (const oldest of this.#sizes.keys()) {
      if (this.#total <= this.#limit || oldest === giveUp) break
      this.release(oldest)
      oldest(
        new Failure('unavailable', 'The site is busy with other requests. Please try again in a moment.', {
          retryAfter: RETRY_SECONDS,
        }),
      )
    }
  }

  release(giveUp: GiveUp): void {
    this.#total -= this.#sizes.get(giveUp) ?? 0
    this.#sizes.delete(giveUp)
  }
}

/**
 * Yields the parts of a form as they arrive. A lost connection by itself ends neither the iteration nor an arriving
 * file, so a consumer would wait forever: here both fail then.
 *
 * @param givenUp aborted when the rest of the form is not wanted
 * @throws Error `aborted`, the reason of `givenUp`, and errors of the form's own limits
 */
export async function* formParts(request: FastifyRequest, givenUp?: AbortSignal): AsyncGenerator<Multipart> {
  const { raw } = request
  const cut = Promise.withResolvers<never>()
  // Handled below, if anything still waits.
  cut.promise.catch(() => undefined)
  let arriving: Readable | null = null
  const stop = (error: Error) => {
    arriving?.destroy(error)
    cut.reject(error)
  }
  const fail = () => {
    if (!raw.readableEnded) stop(new Error('aborted'))
  }
  const giveUp = () => stop(givenUp?.reason)
  if (raw.destroyed) fail()
  raw.once('close', fail)
  givenUp?.addEventListener('abort', giveUp)
  try {
    const parts = request.parts()
    for (;;) {
      const next = await Promise.race([parts.next(), cut.promise])
      if (next.done) return
      arriving = next.value.type === 'file' ? next.value.file : null
      yield next.value
    }
  } finally {
    raw.off('close', fail)
    givenUp?.removeEventListener('abort', giveUp)
  }
}
