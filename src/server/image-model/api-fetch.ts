import { MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import { SUGGESTIONS } from '../../illustrator/illustrator.ts'
import { fetchPublic } from '../net/fetch-public.ts'

/** Four pictures in base64, and what goes around them. */
const MAX_API_BYTES = Math.ceil(SUGGESTIONS * MAX_IMAGE_BYTES * 1.4)

/**
 * The `fetch` the image API is asked through. Its own origin, which the owner configured, may be anywhere, loopback
 * included; every other address comes out of an answer, and only public ones are asked. Nothing follows a redirect by itself.
 */
export function createApiFetch(apiUrl: string): typeof fetch {
  const { origin } = new URL(apiUrl)
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin) {
      const signal = init.signal ?? AbortSignal.timeout(0)
      return fetchPublic(url, { signal, maxBytes: MAX_IMAGE_BYTES, accept: 'image/*' })
    }
    const response = await fetch(url, { ...init, redirect: 'manual' })
    return limitBody(response, init.method === 'POST' ? MAX_API_BYTES : MAX_IMAGE_BYTES)
  }
}

/** The same answer, which breaks off when it grows too large. */
function limitBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > maxBytes) controller.error(new Error(`More than ${maxBytes} bytes were sent`))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { status: response.status, headers: response.headers })
}
