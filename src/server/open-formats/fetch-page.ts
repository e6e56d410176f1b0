import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import {
  type FetchLimits,
  type FetchPublic,
  ForbiddenAddress,
  ResponseTooLarge,
  TooManyRedirects,
} from '../net/fetch-public.ts'

/** What a page on another site may cost (RIMPORT-API-2). */
const LIMITS: FetchLimits = {
  maxBytes: 5_000_000,
  timeLimitMs: 10 * SECOND,
  maxRedirects: 5,
  httpsOnly: true,
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  userAgent: 'Mozilla/5.0 (compatible; RecipeReader/1.0)',
}
const PASTE_INSTEAD = 'Open the page, copy the recipe’s text, and paste that instead.'
const PAGE_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/(?:ld\+)?json)\b/i

/**
 * The source of a public page.
 *
 * @throws Failure `invalid` with a sentence that says why it could not be had, for the field `url`
 */
export async function fetchPage(url: string, ask: FetchPublic): Promise<string> {
  try {
    const response = await ask(new URL(url), LIMITS)
    if (!response.ok) throw new Failure('invalid', refusalOf(response.status))
    const type = response.headers.get('content-type') ?? ''
    if (!PAGE_TYPES.test(type))
      throw new Failure('invalid', 'This address leads to a file, not to a page with a recipe.')
    return decodePage(new Uint8Array(await response.arrayBuffer()), type)
  } catch (error) {
    const message = error instanceof Failure ? error.message : sentenceFor(error)
    const failure = new Failure('invalid', message, { details: [{ field: 'url', message }] })
    failure.cause = error
    throw failure
  }
}

/** What an answer without a page means for who asked. */
function refusalOf(status: number): string {
  if (status === 404 || status === 410)
    return `There is no page at this address (${status}). Please check it.`
  if ([401, 402, 403, 429, 451].includes(status))
    return `The other site shows this page to its own visitors only (${status}). ${PASTE_INSTEAD}`
  if (status >= 500)
    return `The other site has a problem just now (${status}). Try again later, or: ${PASTE_INSTEAD}`
  return `The other site answered ${status}. ${PASTE_INSTEAD}`
}

function sentenceFor(error: unknown): string {
  if (error instanceof ForbiddenAddress)
    return `This address is not on the public internet, or leads away from it. ${PASTE_INSTEAD}`
  if (error instanceof ResponseTooLarge) return `This page is larger than 5 MB. ${PASTE_INSTEAD}`
  if (error instanceof TooManyRedirects)
    return 'The other site sends from one address to the next without end.'
  if (/TimeoutError|aborted/i.test(String(error)))
    return `The other site did not answer within 10 seconds. Try again later, or: ${PASTE_INSTEAD}`
  return 'The other site could not be reached. Please check the address.'
}

const DECLARED = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{1,40})/i

/** By the header, then by what the page says of itself; letters that do not fit become question marks, not a refusal. */
function decodePage(bytes: Uint8Array, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000))
  const named = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(type)?.[1] ?? DECLARED.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch (error) {
    // A name no decoder has.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}
