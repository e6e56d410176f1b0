import { Failure } from '../../domain/errors.ts'
import { IMAGE_SIZE_MESSAGE, MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import {
  type FetchPublic,
  ForbiddenAddress,
  fetchPublic,
  ResponseTooLarge,
  TooManyRedirects,
} from '../net/fetch-public.ts'

const MAX_REDIRECTS = 4

/**
 * The bytes of a picture on another site, through the guard for outside addresses.
 *
 * @param ask replaced in tests, which have no internet
 * @throws Failure with a sentence that says why it could not be had
 */
export async function fetchPicture(address: string, ask: FetchPublic = fetchPublic): Promise<Buffer> {
  try {
    const limits = { maxBytes: MAX_IMAGE_BYTES, maxRedirects: MAX_REDIRECTS, accept: 'image/*' }
    const response = await ask(new URL(address), limits)
    if (!response.ok)
      throw new Failure('invalid', `The other site answered ${response.status} instead of a picture.`)
    return Buffer.from(await response.arrayBuffer())
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
  if (error instanceof ResponseTooLarge) return IMAGE_SIZE_MESSAGE
  if (error instanceof TooManyRedirects)
    return 'The other site sends from one address to the next without end.'
  if (/TimeoutError|aborted/i.test(String(error))) return 'The other site did not answer in time.'
  return 'The other site could not be reached.'
}
