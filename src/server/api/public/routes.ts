import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { articleSchema, articleSummarySchema } from '../../../domain/content/article.ts'
import { categoryWithCountsSchema } from '../../../domain/content/category.ts'
import type { Lookup } from '../../../domain/content/lookup.ts'
import { recipeSchema, recipeSummarySchema } from '../../../domain/content/recipe.ts'
import { searchAnswerSchema } from '../../../domain/content/search-result.ts'
import { sitemapSchema } from '../../../domain/content/sitemap.ts'
import { Failure } from '../../../domain/errors.ts'
import { siteSettingsSchema, toPublicSettings } from '../../../domain/site/settings.ts'
import type { ApiOptions } from '../api.ts'
import { errorAnswer } from '../error-answer.ts'
import { idParams } from '../id-params.ts'
import { keepPublicReads } from '../keep-public-reads.ts'
import {
  articleListQuery,
  ratingAnswer,
  ratingBody,
  recipeListQuery,
  searchQuery,
  slugOrIdParams,
} from './schemas.ts'
import { countVisit, rate } from './visitor-actions.ts'

const tags = ['public']

/** Everything a visitor may read, and the two things she may leave: a visit counted, a rating. */
export const publicRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { queries } = options
  app.addHook('onSend', keepPublicReads)

  app.get(
    '/public/articles',
    {
      schema: {
        tags,
        summary: 'Published articles, newest first',
        querystring: articleListQuery,
        response: { 200: z.array(articleSummarySchema) },
      },
    },
    async (request, reply) => {
      const { items, total } = await queries.articles(request.query)
      reply.header('x-total-count', String(total))
      return items
    },
  )

  app.get(
    '/public/articles/:slugOrId',
    {
      schema: {
        tags,
        summary: 'One article',
        params: slugOrIdParams,
        response: { 200: articleSchema, 301: z.null(), 404: errorAnswer, 410: errorAnswer },
      },
    },
    async (request, reply) => {
      const found = await queries.article(request.params.slugOrId)
      if (found.kind === 'moved')
        return reply.code(301).header('location', `/api/public/articles/${found.slug}`).send(null)
      return itemOf(found, 'article')
    },
  )

  app.get(
    '/public/recipes',
    {
      schema: {
        tags,
        summary: 'Published recipes, newest first',
        querystring: recipeListQuery,
        response: { 200: z.array(recipeSummarySchema) },
      },
    },
    async (request, reply) => {
      const { items, total } = await queries.recipes(request.query)
      reply.header('x-total-count', String(total))
      return items
    },
  )

  app.get(
    '/public/recipes/:slugOrId',
    {
      schema: {
        tags,
        summary: 'One recipe',
        params: slugOrIdParams,
        response: { 200: recipeSchema, 301: z.null(), 404: errorAnswer, 410: errorAnswer },
      },
    },
    async (request, reply) => {
      const found = await queries.recipe(request.params.slugOrId)
      if (found.kind === 'moved')
        return reply.code(301).header('location', `/api/public/recipes/${found.slug}`).send(null)
      return itemOf(found, 'recipe')
    },
  )

  app.get(
    '/public/categories',
    {
      schema: {
        tags,
        summary: 'Categories with counts of what is published',
        response: { 200: z.array(categoryWithCountsSchema) },
      },
    },
    () => queries.categories(),
  )

  app.get(
    '/public/settings',
    {
      schema: {
        tags,
        summary: "The site's own words, links and numbers",
        response: { 200: siteSettingsSchema },
      },
    },
    async () => toPublicSettings(await queries.settings()),
  )

  app.get(
    '/public/search',
    {
      schema: {
        tags,
        summary: 'Search articles and recipes',
        querystring: searchQuery,
        response: { 200: searchAnswerSchema },
      },
    },
    (request) => queries.search(request.query.q),
  )

  app.get(
    '/sitemap-html',
    { schema: { tags, summary: 'Every public page, for people', response: { 200: sitemapSchema } } },
    () => queries.sitemap(),
  )

  for (const kind of ['article', 'recipe'] as const) {
    app.post(
      `/public/${kind}s/:id/view`,
      {
        schema: {
          tags,
          summary: `Count a visit to an ${kind}`.replace('an recipe', 'a recipe'),
          params: idParams,
          response: { 204: z.null(), 404: errorAnswer },
        },
      },
      async (request, reply) => {
        await countVisit(options, kind, request.params.id, request)
        return reply.code(204).send(null)
      },
    )
  }

  app.post(
    '/public/recipes/:id/rating',
    {
      schema: {
        tags,
        summary: 'Rate a recipe; a second rating replaces the first',
        params: idParams,
        body: ratingBody,
        response: { 200: ratingAnswer, 404: errorAnswer, 429: errorAnswer },
      },
    },
    (request, reply) => rate(options, request.params.id, request.body.rating, request, reply),
  )
}

function itemOf<T>(lookup: Lookup<T>, kind: 'article' | 'recipe'): T {
  if (lookup.kind === 'found') return lookup.item
  if (lookup.kind === 'gone') throw new Failure('gone', `This ${kind} is no longer published.`)
  throw new Failure('not_found', `There is no such ${kind}.`)
}
