import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../cache/conditional-request.ts'

/** How long a browser or a cache between may keep a picture whose address changes with its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Pictures run nothing and load nothing, even when somebody opens one on its own. */
const PICTURE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  // Feeds, mails and other sites may show our pictures.
  'cross-origin-resource-policy': 'cross-origin',
}

interface Picture {
  bytes: Buffer
  contentType: string
  cacheControl: string
  /** True where the answer depends on the Accept header. */
  variesByAccept: boolean
}

/** Answers with a picture: 304 to whoever has it, only the headers for HEAD. */
export function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture): FastifyReply {
  const etag = `"${createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 22)}"`
  reply.headers({ ...PICTURE_HEADERS, etag, 'cache-control': picture.cacheControl })
  if (picture.variesByAccept) reply.header('vary', 'Accept')
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(picture.contentType).send(picture.bytes)
}

/** Answers that there is no such picture. Nothing keeps this answer: the picture may come. */
export function sendNoPicture(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(REFUSAL_HEADERS).send({ error: 'There is no such picture.' })
}

/** Answers that the picture cannot be had right now. */
export function sendBusy(reply: FastifyReply, message: string, retryAfter: number): FastifyReply {
  return reply
    .code(503)
    .headers({ ...REFUSAL_HEADERS, 'retry-after': String(retryAfter) })
    .send({ error: message })
}

const REFUSAL_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
