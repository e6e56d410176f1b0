import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../cache/send-response.ts'
import type { StoredFile } from './media-store.ts'

/** Cache lifetime of an image whose address changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Images run and load nothing, even when opened directly. */
const IMAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Feeds, mails and other sites may embed our images.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Headers of refusals: not cached, since the image may become available. */
const REFUSAL_HEADERS = { ...IMAGE_HEADERS, 'cache-control': 'no-store' }

interface ImageAnswer {
  etag: string
  contentType: string
  cacheControl: string
  /** Whether the answer depends on the Accept header. */
  variesByAccept: boolean
  /** Replaces the images' policy, for a file that embeds one. */
  policy?: string
}

/** Answers 304: the client has the present bytes. */
export function sendNotModified(
  reply: FastifyReply,
  { etag, cacheControl, variesByAccept }: Omit<ImageAnswer, 'contentType'>,
): FastifyReply {
  reply.headers({ ...IMAGE_HEADERS, etag, 'cache-control': cacheControl })
  if (variesByAccept) reply.header('vary', 'Accept')
  return reply.code(304).send()
}

/** Sends an image from memory. */
export function sendImage(reply: FastifyReply, bytes: Buffer, answer: ImageAnswer): FastifyReply {
  return describe(reply, answer).send(bytes)
}

/** Streams an image from its storage; only the headers for HEAD. */
export async function sendStoredImage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  answer: ImageAnswer,
): Promise<FastifyReply> {
  describe(reply, answer).header('content-length', String(file.size))
  if (request.method !== 'HEAD') return reply.send(file.stream())
  await file.close()
  // For a HEAD answered without a body, Fastify sends a length of 0.
  return reply.send(Readable.from([]))
}

function describe(reply: FastifyReply, answer: ImageAnswer): FastifyReply {
  const { etag, contentType, cacheControl, variesByAccept, policy } = answer
  reply.headers({ ...IMAGE_HEADERS, etag, 'cache-control': cacheControl })
  if (policy !== undefined) reply.header('content-security-policy', policy)
  if (variesByAccept) reply.header('vary', 'Accept')
  return reply.type(contentType)
}

/** Sends an image with an ETag of its content, or 304 to a client that has it. */
export function sendByContent(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  answer: Omit<ImageAnswer, 'etag'>,
): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return matchesEtag(request.headers['if-none-match'], etag)
    ? sendNotModified(reply, { ...answer, etag })
    : sendImage(reply, bytes, { ...answer, etag })
}

/** Redirects to the image's present address; cached briefly, since it may change again. */
export function sendMoved(reply: FastifyReply, address: string): FastifyReply {
  return reply.headers({ ...IMAGE_HEADERS, 'cache-control': 'public, max-age=300' }).redirect(address, 302)
}

/** Answers that there is no such image. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(REFUSAL_HEADERS).send({ error: 'There is no such picture.' })
}

/** Answers that the image is temporarily unavailable. */
export function sendBusy(reply: FastifyReply, message: string, retryAfter: number): FastifyReply {
  return reply
    .code(503)
    .headers({ ...REFUSAL_HEADERS, 'retry-after': String(retryAfter) })
    .send({ error: message })
}

/** Whether an If-None-Match header contains one of these tags. */
export function hasMatchingEtag(header: string | undefined, etags: readonly string[]): boolean {
  if (!header) return false
  return header.split(',').some((candidate) => etags.includes(candidate.trim().replace(/^W\//, '')))
}
