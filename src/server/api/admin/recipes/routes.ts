import { recipeCalls } from '../../../../domain/content/save-item-calls.ts'
import { Failure } from '../../../../domain/errors.ts'
import { readRecipeCalls } from '../../../../domain/import/recipe/read-recipe-calls.ts'
import { toCookable } from '../../../../domain/kitchen/cookable-recipe.ts'
import { SECOND } from '../../../../domain/time/durations.ts'
import {
  type FetchLimits,
  type FetchPublic,
  ForbiddenAddress,
  ResponseTooLarge,
  TooManyRedirects,
} from '../../../net/fetch-public.ts'
import { readPastedRecipe } from '../../../parsing/parse-in-worker.ts'
import { createRecipe, recipeKind, updateRecipe } from '../../../store/items/recipes.ts'
import { itemRoutes } from '../items/item-routes.ts'
import { serveCalls } from '../serve-calls.ts'

/** Room for the source of a whole page, as JSON. */
const PASTED_BYTES = 12_000_000
/** Maximum pages fetched at once: each may be 5 MB and take ten seconds. */
const MAX_PAGES = 4

/** Recipes from other sites, parsed for the editor; nothing is stored (RIMPORT-API-1). */
export const readRecipeRoutes = serveCalls('admin recipes', readRecipeCalls, ({ askOutside }) => {
  let pages = 0
  return {
    pasted: {
      summary: 'The recipe in a pasted page, its schema.org data or plain words; nothing is stored',
      description: '`lines` says what each line of it became, those that stay behind as well.',
      bodyLimit: PASTED_BYTES,
      async answer({ body }) {
        const read = await readPastedRecipe(body.text)
        if (read) return { ...read, source_url: null }
        throw new Failure(
          'invalid',
          'No recipe was found in this. Paste its address, the whole source of its page, or its text with ingredients and steps.',
        )
      },
    },
    address: {
      summary: 'The recipe on a public page; nothing is stored',
      description: 'The page is fetched by https alone, up to 5 MB and for ten seconds.',
      async answer({ body: { url } }) {
        if (pages >= MAX_PAGES)
          throw new Failure(
            'unavailable',
            'Other pages are being read right now. Please try again in a moment.',
            { retryAfter: 5 },
          )
        pages += 1
        try {
          const read = await readPastedRecipe(await fetchPage(url, askOutside))
          if (read) return { ...read, source_url: url }
        } finally {
          pages -= 1
        }
        const message =
          'No recipe was found on this page; it may ask about cookies or for a login first. Open it, copy the recipe’s text, and paste that instead.'
        throw new Failure('invalid', message, { field: 'url' })
      },
    },
  }
})

/** Limits for fetching a page of another site (RIMPORT-API-2). */
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
 * Fetches the source of a public page.
 *
 * @throws Failure `invalid` for the field `url`, with a sentence that says why the page could not be fetched
 */
async function fetchPage(url: string, ask: FetchPublic): Promise<string> {
  try {
    const response = await ask(new URL(url), LIMITS)
    if (!response.ok) throw new Failure('invalid', refusalOf(response.status))
    const type = response.headers.get('content-type') ?? ''
    if (!PAGE_TYPES.test(type))
      throw new Failure('invalid', 'This address leads to a file, not to a page with a recipe.')
    return decodePage(new Uint8Array(await response.arrayBuffer()), type)
  } catch (error) {
    const message = error instanceof Failure ? error.message : sentenceFor(error)
    throw new Failure('invalid', message, { field: 'url', cause: error })
  }
}

/** Explains an unsuccessful HTTP status to the coach. */
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

/** Decodes by the header's charset, then by the page's own; invalid bytes become replacement characters, not an error. */
function decodePage(bytes: Uint8Array, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000))
  const named = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(type)?.[1] ?? DECLARED.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch (error) {
    // An unknown charset.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}

/** Writing recipes (ADMIN-ITEM-2). */
export const recipeRoutes = itemRoutes({
  items: recipeKind,
  one: 'a recipe',
  all: 'Recipes',
  calls: recipeCalls,
  present: toCookable,
  create: createRecipe,
  update: updateRecipe,
})
