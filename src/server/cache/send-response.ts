import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, matchesEtag } from './conditional-request.ts'
import { type CachedResponse, encodeResponse } from './response-cache.ts'

/** Under this many bytes compression saves nothing that could be felt. */
const MIN_COMPRESSED_BYTES = 1024

/**
 * Sends a finished answer as it is: 304 when the reader has it, no body for HEAD.
 *
 * @param location where it leads to instead of its own `Location`
 */
export async function sendResponse(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  location?: string,
): Promise<void> {
  const isSmall = response.plain.length < MIN_COMPRESSED_BYTES
  const encoding = isSmall ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const variant = response.variants.get(encoding) ?? (await encodeResponse(response, encoding))
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
