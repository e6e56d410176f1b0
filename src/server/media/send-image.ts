import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../cache/send-response.ts'
import type { StoredFile } from './media-store.ts'

/** How long a browser or a cache between may keep an image whose address changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Images run nothing and load nothing, even when one is opened on its own. */
const IMAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Feeds, mails and other sites may show our images.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Of refusals: not cached, since the image may come. */
const REFUSAL_HEADERS = { ...IMAGE_HEADERS, 'cache-control': 'no-store' }

interface ImageAnswer {
  etag: string
  contentType: string
  cacheControl: string
  /** True where the answer depends on the Accept header. */
  variesByAccept: boolean
  /** Instead of the policy of images, for what holds one. */
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

/** Answers with an image out of the memory. */
export function sendImage(reply: FastifyReply, bytes: Buffer, answer: ImageAnswer): FastifyReply {
  return describe(reply, answer).send(bytes)
}

/** Answers with an image straight from where it is stored; only the headers for HEAD. */
export async function sendStoredImage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  answer: ImageAnswer,
): Promise<FastifyReply> {
  describe(reply, answer).header('content-length', String(file.size))
  if (request.method !== 'HEAD') return reply.send(file.stream())
  await file.close()
  // Fastify says a length of 0 for a HEAD that is answered with nothing at all.
  return reply.send(Readable.from([]))
}

function describe(reply: FastifyReply, answer: ImageAnswer): FastifyReply {
  const { etag, contentType, cacheControl, variesByAccept, policy } = answer
  reply.headers({ ...IMAGE_HEADERS, etag, 'cache-control': cacheControl })
  if (policy !== undefined) reply.header('content-security-policy', policy)
  if (variesByAccept) reply.header('vary', 'Accept')
  return reply.type(contentType)
}

/** Answers with an image made for its present content, 304 to a client that has it. */
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

/** Redirects to where the image is now; cached briefly, since it may change once more. */
export function sendMoved(reply: FastifyReply, address: string): FastifyReply {
  return reply.headers({ ...IMAGE_HEADERS, 'cache-control': 'public, max-age=300' }).redirect(address, 302)
}

/** Answers that there is no such image. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(REFUSAL_HEADERS).send({ error: 'There is no such picture.' })
}

/** Answers that the image cannot be had right now. */
export function sendBusy(reply: FastifyReply, message: string, retryAfter: number): FastifyReply {
  return reply
    .code(503)
    .headers({ ...REFUSAL_HEADERS, 'retry-after': String(retryAfter) })
    .send({ error: message })
}

/** True when an If-None-Match header names one of these tags. */
export function namesExactly(header: string | undefined, etags: readonly string[]): boolean {
  if (!header) return false
  return header.split(',').some((candidate) => etags.includes(candidate.trim().replace(/^W\//, '')))
}
