import type { FastifyReply, FastifyRequest } from 'fastify'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const READS = new Set(['GET', 'HEAD'])
const KEPT = new Set([200, 304])

/**
 * What may be kept of a public read, and how it is asked about (contract §2). A 304 and the answer to HEAD say the
 * same as the answer they stand for; an answer too small to be packed tells caches, too, that others are.
 */
export async function keepPublicReads(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!READS.has(request.method) || !KEPT.has(reply.statusCode)) return
  reply.header('cache-control', REVALIDATE)
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
}
