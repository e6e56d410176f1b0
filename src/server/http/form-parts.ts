import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/**
 * The parts of a form as they come. A line that is cut ends by itself neither them nor a file that is arriving, and who waits
 * for them would wait for ever: here both fail then.
 *
 * @throws Error `aborted`, and what the form's own limits throw
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  const { raw } = request
  const cut = Promise.withResolvers<never>()
  // Heard below, if anything still waits.
  cut.promise.catch(() => undefined)
  let arriving: Readable | null = null
  const fail = () => {
    if (raw.readableEnded) return
    const error = new Error('aborted')
    arriving?.destroy(error)
    cut.reject(error)
  }
  if (raw.destroyed) fail()
  raw.once('close', fail)
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
  }
}
