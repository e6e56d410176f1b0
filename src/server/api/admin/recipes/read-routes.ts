import { Failure } from '../../../../domain/errors.ts'
import { readRecipeCalls } from '../../../../domain/import/recipe/read-recipe-calls.ts'
import { fetchPage } from '../../../open-formats/fetch-page.ts'
import { readPastedRecipe } from '../../../parsing/parse-in-worker.ts'
import { serveCalls } from '../serve-calls.ts'

/** The source of a whole page, as JSON. */
const PASTED_BYTES = 12_000_000
/** Pages read at once: each may be 5 MB and wait for ten seconds. */
const MAX_PAGES = 4

/** Recipes from elsewhere, read for the editor; nothing is stored (RIMPORT-API-1). */
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
        throw new Failure('invalid', message, { details: [{ field: 'url', message }] })
      },
    },
  }
})
