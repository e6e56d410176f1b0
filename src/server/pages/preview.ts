import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePath } from '../../domain/content/affected-pages.ts'
import type { Article } from '../../domain/content/article.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import { forReaders, toCookable } from '../../domain/kitchen/cookable-recipe.ts'
import type { ReadAnswers } from '../../domain/reads/public-reads.ts'
import { dayIn } from '../../domain/time/dates.ts'
import { createPageReader } from '../reads/page-reader.ts'
import type { SiteQueries } from '../reads/public-reads.ts'
import { isUnavailable, type Store } from '../store/database.ts'
import { articleKind } from '../store/items/articles.ts'
import { readForReaders } from '../store/items/item-reads.ts'
import { findPreviewedItem } from '../store/items/preview-links.ts'
import { recipeKind } from '../store/items/recipes.ts'
import { dressAssets } from './look-sheet.ts'
import { sendOutagePage } from './outage-page.ts'
import type { WebBuild } from './web-build.ts'

interface PreviewOptions {
  build: WebBuild
  store: Store
  queries: SiteQueries
  clock: () => Date
  siteUrl: string
  securityHeaders: Record<string, string>
}

const HTML = 'text/html; charset=utf-8'
/** The length of 32 bytes in base64url; anything else is not a token. */
const TOKEN = /^[\w-]{43}$/

type Previewed = { kind: 'article'; item: Article } | { kind: 'recipe'; item: Recipe }

/**
 * Serves an item as saved, whatever its status, rendered as on the site, at its secret link. The page has no scripts,
 * so that no visit is counted; it is never cached, never indexed, and sends its address to no other site.
 */
export async function previewRoutes(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...options.securityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  })
  app.setErrorHandler((error, request, reply) => {
    if (!isUnavailable(error)) throw error
    request.log.error({ err: error }, 'A preview could not be made: the store cannot be reached')
    const { styles } = options.build.assetsFor('home')
    // The page's own headers are already set.
    return sendOutagePage(reply, { styles, headers: {} })
  })
  app.get<{ Params: { token: string } }>('/preview/:token', (request, reply) =>
    answer(options, request, reply),
  )
}

async function answer(
  options: PreviewOptions,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const previewed = await findPreviewed(options.store, request.params.token)
  const { time_zone } = await options.queries.settings()
  const page = await options.build.renderPage({
    // An unknown token gets the site's not-found page, which does not contain the token.
    url: previewed ? pagePath(previewed.kind, previewed.item.slug) : '/preview',
    siteUrl: options.siteUrl,
    today: dayIn(options.clock().toISOString(), time_zone),
    reader: createPageReader(options.queries, previewed ? toAnswer(previewed) : {}),
    assetsFor: dressAssets(options.build, await options.queries.look()),
    isPreview: true,
  })
  if (page.kind === 'redirect') throw new Error('A preview was redirected')
  return reply.code(page.status).type(HTML).send(page.html)
}

async function findPreviewed(store: Store, token: string): Promise<Previewed | null> {
  const found = TOKEN.test(token) ? await findPreviewedItem(store, token) : null
  if (found?.kind === 'article') {
    const item = await readForReaders(store, articleKind, found.id)
    return item && { kind: 'article', item }
  }
  const item = found && (await readForReaders(store, recipeKind, found.id))
  return item && { kind: 'recipe', item }
}

/** Returns the page's answer for this one item, as if it were published. */
function toAnswer({ kind, item }: Previewed): Partial<ReadAnswers> {
  return kind === 'article'
    ? { article: { kind: 'found', item } }
    : { recipe: { kind: 'found', item: forReaders(toCookable(item)) } }
}
