import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  authorAnswer,
  authorCreatedAnswer,
  authorListAnswer,
  takenAnswer,
} from '../../../../domain/admin/answers.ts'
import { authorCreateSchema, authorUpdateSchema } from '../../../../domain/content/author.ts'
import { mergeSchema } from '../../../../domain/content/input-fields.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import {
  createAuthor,
  deleteAuthor,
  getAdminAuthor,
  listAdminAuthors,
  mergeAuthor,
  updateAuthor,
} from '../../../store/authors.ts'
import type { ApiOptions } from '../../api.ts'
import { inUse, readMergeTarget } from '../items/failures.ts'
import { itemParams, notFound, readId } from '../params.ts'

const tags = ['admin authors']

/** Authors: whose name stands under an article or a recipe. */
export const authorRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock, onChange }) => {
  app.get(
    '/admin/authors',
    { schema: { tags, summary: 'All authors, by name', response: { 200: authorListAnswer } } },
    async () => ({ authors: await listAdminAuthors(store) }),
  )

  app.get(
    '/admin/authors/:id',
    {
      schema: {
        tags,
        summary: 'One author',
        params: itemParams,
        response: { 200: authorAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const author = await getAdminAuthor(store, readId(params.id, 'author'))
      if (!author) throw notFound('author')
      return { author }
    },
  )

  app.post(
    '/admin/authors',
    {
      schema: {
        tags,
        summary: 'A new author',
        body: authorCreateSchema,
        response: { 201: authorCreatedAnswer, 400: errorAnswer, 409: takenAnswer },
      },
    },
    async (request, reply) => {
      const save = await createAuthor(store, request.body, writeContext(request, clock))
      if (save.kind === 'taken') return reply.code(409).send(nameTakenBody())
      if (save.kind === 'missing') throw notFound('author')
      onChange(save.paths)
      return reply.code(201).send({ id: save.author.id, author: save.author })
    },
  )

  app.put(
    '/admin/authors/:id',
    {
      schema: {
        tags,
        summary: 'Change an author',
        description: 'Fields left out keep their value. One who is not active is not offered in the editors.',
        params: itemParams,
        body: authorUpdateSchema,
        response: { 200: authorAnswer, 400: errorAnswer, 404: errorAnswer, 409: takenAnswer },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, 'author')
      const save = await updateAuthor(store, id, request.body, writeContext(request, clock))
      if (save.kind === 'taken') return reply.code(409).send(nameTakenBody())
      if (save.kind === 'missing') throw notFound('author')
      onChange(save.paths)
      return { author: save.author }
    },
  )

  app.post(
    '/admin/authors/:id/merge',
    {
      schema: {
        tags,
        summary: 'Give everything of an author to another and delete her',
        params: itemParams,
        body: mergeSchema,
        response: { 200: authorAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const from = readId(request.params.id, 'author')
      const into = readMergeTarget(from, request.body.into, 'author')
      const merge = await mergeAuthor(store, { from, into }, writeContext(request, clock))
      if (merge.kind === 'missing') throw notFound('author')
      onChange(merge.paths)
      return { author: merge.author }
    },
  )

  app.delete(
    '/admin/authors/:id',
    {
      schema: {
        tags,
        summary: 'Delete an author of nothing',
        params: itemParams,
        response: { 204: z.null(), 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, 'author')
      const result = await deleteAuthor(store, id, writeContext(request, clock))
      if (result.kind === 'missing') throw notFound('author')
      if (result.kind === 'in_use') throw inUse('author', result)
      onChange(result.paths)
      return reply.code(204).send(null)
    },
  )
}

function nameTakenBody() {
  const error = 'There is already an author with this name.'
  return { error, details: [{ field: 'name', message: error }] }
}
