import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CachedResponse, type Encoding, encodeResponse } from './response-cache.ts'

const QUALITY_ZERO = /;\s*q=0(\.0*)?\s*$/

/** Chooses the best encoding both sides support, by the header `Accept-Encoding`. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepted = new Map<string, boolean>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    accepted.set(part.split(';', 1)[0]?.trim() ?? '', !QUALITY_ZERO.test(part))
  }
  // A client that accepts anything may still not support brotli.
  const anything = accepted.get('*') ?? false
  if (accepted.get('br')) return 'br'
  return (accepted.get('gzip') ?? anything) ? 'gzip' : 'identity'
}

/** Whether `If-None-Match` matches a tag: one of a list, weak or strong (RFC 9110, 13.1.2), or any by `*`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const tag = withoutWeakness(etag)
  return header.split(',').some((candidate) => {
    const named = candidate.trim()
    return named === '*' || withoutWeakness(named) === tag
  })
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}

/** Below this number of bytes compression gives no noticeable saving. */
const MIN_COMPRESSED_BYTES = 1024

/**
 * Sends a finished answer: 304 when the client has it, no body for HEAD.
 *
 * @param location replaces the answer's own `Location`
 */
export async function sendResponse(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  location?: string,
): Promise<void> {
  const isSmall = response.plain.length < MIN_COMPRESSED_BYTES
  const encoding = isSmall ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const variant = await encodeResponse(response, encoding)
  const headers = location === undefined ? variant.headers : { ...variant.headers, location }
  reply.hijack()
  if (response.status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag)) {
    const { 'content-type': _type, 'content-length': _size, 'content-encoding': _encoding, ...rest } = headers
    reply.raw.writeHead(304, rest).end()
    return
  }
  reply.raw.writeHead(response.status, headers)
  reply.raw.end(request.method === 'HEAD' ? undefined : variant.bytes)
}
