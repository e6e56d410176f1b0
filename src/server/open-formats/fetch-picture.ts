import { Failure } from '../../domain/errors.ts'
import { IMAGE_SIZE_MESSAGE, MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { ForbiddenAddress, fetchPublic } from '../illustrator/model/fetch-public.ts'

const TIME_LIMIT = 20 * SECOND
const MOST_REDIRECTS = 4

/** Asks for a public address; replaced in tests, which have none. */
export type AskPublic = typeof fetchPublic

/**
 * The bytes of a picture on another site. Only public addresses are asked, each redirect again; size and time are
 * bounded.
 *
 * @throws Failure with a sentence that says why it could not be had
 */
export async function fetchPicture(address: string, ask: AskPublic = fetchPublic): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIME_LIMIT)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await ask(url, { signal, maxBytes: MAX_IMAGE_BYTES })
      const location = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || location === null) {
        if (!response.ok)
          throw new Failure('invalid', `The other site answered ${response.status} instead of a picture.`)
        return Buffer.from(await response.arrayBuffer())
      }
      url = new URL(location, url)
    }
    throw new Failure('invalid', 'The other site sends from one address to the next without end.')
  } catch (error) {
    throw explain(error)
  }
}

function explain(error: unknown): Failure {
  if (error instanceof Failure) return error
  const failure = new Failure('invalid', sentenceFor(error))
  failure.cause = error
  return failure
}

function sentenceFor(error: unknown): string {
  if (error instanceof ForbiddenAddress) return 'Its address is not on the public internet.'
  const text = String(error)
  if (/TimeoutError|aborted/i.test(text)) return 'The other site did not answer in time.'
  if (/bytes were sent/.test(text)) return IMAGE_SIZE_MESSAGE
  return 'The other site could not be reached.'
}
