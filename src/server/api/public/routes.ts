import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { articleSchema, articleSummarySchema } from '../../../domain/content/article.ts'
import { categoryWithCountsSchema } from '../../../domain/content/category.ts'
import { recipeSchema, recipeSummarySchema } from '../../../domain/content/recipe.ts'
import { searchAnswerSchema } from '../../../domain/content/search-result.ts'
import { sitemapSchema } from '../../../domain/content/sitemap.ts'
import { siteSettingsSchema, toPublicSettings } from '../../../domain/site/settings.ts'
import type { ApiOptions } from '../api.ts'
import { errorAnswer } from '../error-answer.ts'
import { idParams } from '../id-params.ts'
import { keepPublicReads } from '../keep-public-reads.ts'
import { publicItemRoutes } from './item-routes.ts'
import { articleListQuery, ratingAnswer, ratingBody, recipeListQuery, searchQuery } from './schemas.ts'
import { rate } from './visitor-actions.ts'

const tags = ['public']

const articleRoutes = publicItemRoutes({
  kind: 'article',
  one: 'an article',
  listQuery: articleListQuery,
  answers: { list: z.array(articleSummarySchema), one: articleSchema },
  list: (queries, request) => queries.articles(request),
  find: (queries, slugOrId) => queries.article(slugOrId),
})

const recipeRoutes = publicItemRoutes({
  kind: 'recipe',
  one: 'a recipe',
  listQuery: recipeListQuery,
  answers: { list: z.array(recipeSummarySchema), one: recipeSchema },
  list: (queries, request) => queries.recipes(request),
  find: (queries, slugOrId) => queries.recipe(slugOrId),
})

/** Everything a visitor may read, and the two things she may leave: a visit counted, a rating. */
export const publicRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { queries } = options
  app.addHook('onSend', keepPublicReads)

  await app.register(articleRoutes, options)
  await app.register(recipeRoutes, options)

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
