import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pagePath } from '../../../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../../../domain/items/status.ts'
import type { ItemToRead } from '../../../../domain/proofreader/proofread.ts'
import { proofreadCalls, type SiteReadingLine } from '../../../../domain/proofreader/proofread-calls.ts'
import { proofreadItems } from '../../../parsing/parse-in-worker.ts'
import { readWholeSite } from '../../../proofreader/read-whole-site.ts'
import { getArticle } from '../../../store/items/articles.ts'
import { getRecipe } from '../../../store/items/recipes.ts'
import { readSiteFacts } from '../../../store/site/site-facts.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'
import { articleToRead, recipeToRead } from './typed-item.ts'

const AREA = 'admin proof-reader'
const DESCRIPTION =
  'Takes what a save takes, half-filled too; with `id`, fields left out are those of the stored item. Nothing is changed. `start` and `end` count UTF-16 units of the field as it was sent.'

const itemRoutes = serveCalls(AREA, proofreadCalls, ({ store, siteUrl, clock }) => {
  const readFacts = () => readSiteFacts(store, siteUrl, clock().toISOString())

  /** An item may have moved while it was typed: neither address is another's. */
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

/** What is not yet right in a text: one as it is typed, or everything (PROOF-API-1). */
export const proofreadRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, siteUrl, clock } = options
  await app.register(itemRoutes, options)

  app.get(
    '/admin/proofread',
    {
      compress: false,
      // Without a schema of the answer: it is a line for each item, sent when the item has been read.
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

/** What fails after the first line is said in the last, for the status is long sent. */
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
