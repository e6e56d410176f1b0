import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagePath } from '../../../../domain/content/affected-pages.ts'
import type { StoredArticle } from '../../../../domain/content/article.ts'
import type { StoredRecipe } from '../../../../domain/content/recipe.ts'
import type { ContentKind } from '../../../../domain/items/status.ts'
import type { ItemToRead } from '../../../../domain/proofreader/proofread.ts'
import {
  type ProofreadArticleInput,
  type ProofreadRecipeInput,
  proofreadCalls,
  type SiteReadingLine,
} from '../../../../domain/proofreader/proofread-calls.ts'
import { proofreadItems } from '../../../parsing/parse-in-worker.ts'
import { readWholeSite } from '../../../proofreader/read-whole-site.ts'
import { getArticle } from '../../../store/items/articles.ts'
import { getRecipe } from '../../../store/items/recipes.ts'
import { readSiteFacts } from '../../../store/site/site-facts.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'

const AREA = 'admin proof-reader'
const DESCRIPTION =
  'Takes what a save takes, half-filled too; with `id`, fields left out are those of the stored item. Nothing is changed. `start` and `end` count UTF-16 units of the field as it was sent.'

const itemRoutes = serveCalls(AREA, proofreadCalls, ({ store, siteUrl, clock }) => {
  const readFacts = () => readSiteFacts(store, siteUrl, clock().toISOString())

  /** The slug may have been edited since the last save: both paths belong to this item. */
  async function proofreadOne(kind: ContentKind, item: ItemToRead, slugs: readonly (string | undefined)[]) {
    const ownPaths = slugs.flatMap((slug) => (slug ? [pagePath(kind, slug)] : []))
    const [findings = []] = await proofreadItems({ facts: await readFacts(), items: [{ item, ownPaths }] })
    return { findings }
  }

  return {
    article: {
      summary: 'What the proof-reader finds in an article',
      description: DESCRIPTION,
      async answer({ body }) {
        const stored = body.id ? await getArticle(store, body.id) : null
        return proofreadOne('article', articleToRead(body, stored), [stored?.slug, body.slug ?? undefined])
      },
    },
    recipe: {
      summary: 'What the proof-reader finds in a recipe',
      description: DESCRIPTION,
      async answer({ body }) {
        const stored = body.id ? await getRecipe(store, body.id) : null
        return proofreadOne('recipe', recipeToRead(body, stored), [stored?.slug, body.slug ?? undefined])
      },
    },
    facts: {
      summary: 'What the rules know of the site, for reading in the browser',
      async answer() {
        const { siteUrl: site_url, ...facts } = await readFacts()
        return { site_url, paths: [...facts.paths], others: [...facts.others] }
      },
    },
  }
})

/** Proof-reads a text: one as it is typed, or everything (PROOF-API-1). */
export const proofreadRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, siteUrl, clock } = options
  await itemRoutes(app, options)

  app.get(
    '/admin/proofread',
    {
      compress: false,
      // No schema for the answer: one line per item, sent when the item has been read.
      schema: {
        tags: [AREA],
        summary: 'Reads everything; the answer is a JSON value a line',
        description:
          'A line for each item read, with what was found in it; the last one says that all were read.',
      },
    },
    async (request, reply) =>
      reply
        .type('application/x-ndjson')
        .send(
          Readable.from(
            toLines(
              readWholeSite(store, await readSiteFacts(store, siteUrl, clock().toISOString())),
              request.log,
            ),
          ),
        ),
  )
}

/** Streams the lines; an error after the first is reported in the last, because the status is already sent. */
async function* toLines(
  lines: AsyncIterable<SiteReadingLine>,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  const write = (line: SiteReadingLine) => `${JSON.stringify(line)}\n`
  try {
    for await (const line of lines) yield write(line)
  } catch (error) {
    log.error({ err: error }, 'Reading the whole site broke off')
    yield write({ type: 'failed', error: 'The reading broke off. Please start it again.' })
  }
}

/** Returns the sent value, or the stored one where it was omitted. Null is sent for an emptied field. */
function given<T, S>(sent: T | undefined, stored: S | undefined): T | S | null {
  return sent === undefined ? (stored ?? null) : sent
}

type SharedInput = Pick<
  ProofreadArticleInput,
  | 'title'
  | 'featured_image_url'
  | 'featured_image_alt'
  | 'featured_image_public_id'
  | 'meta_title'
  | 'meta_description'
  | 'ignored_findings'
>

function sharedText(body: SharedInput, stored: StoredArticle | StoredRecipe | null) {
  return {
    title: given(body.title, stored?.title) ?? '',
    featured_image_url: given(body.featured_image_url, stored?.featured_image_url),
    featured_image_alt: given(body.featured_image_alt, stored?.featured_image_alt),
    featured_image_public_id: given(body.featured_image_public_id, stored?.featured_image_public_id),
    meta_title: given(body.meta_title, stored?.meta_title),
    meta_description: given(body.meta_description, stored?.meta_description),
    ignored_findings: given(body.ignored_findings, stored?.ignored_findings) ?? [],
  }
}

/** Merges an article's editor state over the stored article. */
function articleToRead(body: ProofreadArticleInput, stored: StoredArticle | null): ItemToRead {
  const text = {
    ...sharedText(body, stored),
    excerpt: given(body.excerpt, stored?.excerpt) ?? '',
    content: given(body.content, stored?.content) ?? '',
  }
  return { kind: 'article', text }
}

/** Merges a recipe's editor state over the stored recipe. */
function recipeToRead(body: ProofreadRecipeInput, stored: StoredRecipe | null): ItemToRead {
  const steps = given(body.instructions, stored?.instructions) ?? []
  const text = {
    ...sharedText(body, stored),
    description: given(body.description, stored?.description) ?? '',
    notes: given(body.notes, stored?.notes) ?? '',
    prep_time_minutes: given(body.prep_time_minutes, stored?.prep_time_minutes),
    cook_time_minutes: given(body.cook_time_minutes, stored?.cook_time_minutes),
    servings: given(body.servings, stored?.servings),
    ingredients: given(body.ingredients, stored?.ingredients) ?? [],
    instructions: steps.map((step, index) => ({
      step: index + 1,
      instruction: step.instruction,
      ...('ingredients' in step && step.ingredients ? { ingredients: step.ingredients } : {}),
    })),
    dietary_tags: given(body.dietary_tags, stored?.dietary_tags) ?? [],
    allergens: given(body.allergens, stored?.allergens) ?? [],
    variations: given(body.variations, stored?.variations) ?? [],
    swaps: given(body.swaps, stored?.swaps) ?? [],
  }
  return { kind: 'recipe', text }
}
