import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  articleAnswer,
  articleCreatedAnswer,
  articleListAnswer,
  staleArticleAnswer,
  takenAnswer,
} from '../../../../domain/admin/answers.ts'
import { articleCreateSchema, articleUpdateSchema } from '../../../../domain/content/article-input.ts'
import {
  type ArticleSave,
  createArticle,
  deleteArticle,
  findArticle,
  listAdminArticles,
  restoreArticle,
  updateArticle,
} from '../../../store/articles.ts'
import type { ApiOptions } from '../../api.ts'
import { errorAnswer } from '../../public/schemas.ts'
import { itemParams, notFound, readId, revisionParams } from '../items/addresses.ts'
import { deleteRoute } from '../items/delete-route.ts'
import { draftRoutes } from '../items/draft-routes.ts'
import { adminListQuery } from '../items/list-query.ts'
import { previewLinkRoutes } from '../items/preview-link-routes.ts'
import { slugTakenBody, staleSentence, toFailure } from '../items/refusals.ts'
import { revisionRoutes } from '../items/revision-routes.ts'
import { writeContext } from '../items/write-context.ts'

const tags = ['admin articles']

/** Writing articles (contract §3, Admin). */
export const articleRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, onChange } = options
  const part = { ...options, kind: 'article' } as const
  await app.register(draftRoutes, part)
  await app.register(revisionRoutes, part)
  await app.register(previewLinkRoutes, part)
  await app.register(deleteRoute, { ...part, deleteItem: deleteArticle })

  app.get(
    '/admin/articles',
    {
      schema: {
        tags,
        summary: 'Articles of every status, newest change first, without bodies',
        querystring: adminListQuery,
        response: { 200: articleListAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => {
      const { items, total, counts } = await listAdminArticles(store, query)
      return { articles: items, total, counts }
    },
  )

  app.get(
    '/admin/articles/:id',
    {
      schema: {
        tags,
        summary: 'One whole article, by id or slug',
        params: itemParams,
        response: { 200: articleAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const article = await findArticle(store, params.id)
      if (!article) throw notFound('article')
      return { article }
    },
  )

  app.post(
    '/admin/articles',
    {
      schema: {
        tags,
        summary: 'A new article',
        body: articleCreateSchema,
        response: { 201: articleCreatedAnswer, 400: errorAnswer, 409: takenAnswer },
      },
    },
    async (request, reply) => {
      const save = await createArticle(store, request.body, writeContext(request, clock))
      if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody('article', save.suggestion))
      const article = takeSaved(save)
      return reply.code(201).send({ id: article.id, article })
    },
  )

  app.put(
    '/admin/articles/:id',
    {
      schema: {
        tags,
        summary: 'Change an article',
        description:
          'Fields left out keep their value. With `updated_at`, a save over a newer version is refused with 409.',
        params: itemParams,
        body: articleUpdateSchema,
        response: {
          200: articleAnswer,
          400: errorAnswer,
          404: errorAnswer,
          409: z.union([staleArticleAnswer, takenAnswer]),
        },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, 'article')
      const save = await updateArticle(store, id, request.body, writeContext(request, clock))
      if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody('article', save.suggestion))
      if (save.kind === 'stale')
        return reply.code(409).send({ error: staleSentence('article'), article: save.article })
      return { article: takeSaved(save) }
    },
  )

  app.post(
    '/admin/articles/:id/revisions/:revisionId/restore',
    {
      schema: {
        tags,
        summary: 'Save an earlier version again',
        description:
          'Slug, status, featured and published_at stay as they are. What is there now stays in the history.',
        params: revisionParams,
        response: { 200: articleAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const id = readId(request.params.id, 'article')
      const revisionId = readId(request.params.revisionId, 'revision')
      const save = await restoreArticle(store, { id, revisionId }, writeContext(request, clock))
      if (save.kind === 'missing') throw notFound('revision')
      return { article: takeSaved(save) }
    },
  )

  /** What was saved, once the pages it touches are forgotten; a refusal is thrown. */
  function takeSaved(save: ArticleSave) {
    if (save.kind !== 'saved') throw toFailure('article', save)
    onChange(save.paths)
    return save.article
  }
}
