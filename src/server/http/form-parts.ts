import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/**
 * The parts of a form as they come. A line that is cut ends by itself neither them nor a file that is arriving, and who waits
 * for them would wait for ever: here both fail then.
 *
 * @param givenUp aborted when no more of the form is wanted
 * @throws Error `aborted`, the reason of `givenUp`, and what the form's own limits throw
 */
export async function* formParts(request: FastifyRequest, givenUp?: AbortSignal): AsyncGenerator<Multipart> {
  const { raw } = request
  const cut = Promise.withResolvers<never>()
  // Heard below, if anything still waits.
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
