import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  categoryAnswer,
  categoryCreatedAnswer,
  categoryListAnswer,
  takenAnswer,
} from '../../../../domain/admin/answers.ts'
import { categoryCreateSchema, categoryUpdateSchema } from '../../../../domain/content/category.ts'
import { mergeSchema } from '../../../../domain/content/input-fields.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import {
  type CategoryTaken,
  createCategory,
  deleteCategory,
  getAdminCategory,
  listAdminCategories,
  mergeCategory,
  updateCategory,
} from '../../../store/categories.ts'
import type { ApiOptions } from '../../api.ts'
import { inUse, readMergeTarget } from '../items/failures.ts'
import { itemParams, notFound, readId } from '../params.ts'

const tags = ['admin categories']

/** Categories: what the blog and the recipes are filtered by. */
export const categoryRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock, onChange }) => {
  app.get(
    '/admin/categories',
    { schema: { tags, summary: 'All categories', response: { 200: categoryListAnswer } } },
    async () => ({ categories: await listAdminCategories(store) }),
  )

  app.get(
    '/admin/categories/:id',
    {
      schema: {
        tags,
        summary: 'One category',
        params: itemParams,
        response: { 200: categoryAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const category = await getAdminCategory(store, readId(params.id, 'category'))
      if (!category) throw notFound('category')
      return { category }
    },
  )

  app.post(
    '/admin/categories',
    {
      schema: {
        tags,
        summary: 'A new category',
        body: categoryCreateSchema,
        response: { 201: categoryCreatedAnswer, 400: errorAnswer, 409: takenAnswer },
      },
    },
    async (request, reply) => {
      const save = await createCategory(store, request.body, writeContext(request, clock))
      if (save.kind === 'taken') return reply.code(409).send(takenBody(save))
      if (save.kind === 'missing') throw notFound('category')
      onChange(save.paths)
      return reply.code(201).send({ id: save.category.id, category: save.category })
    },
  )

  app.put(
    '/admin/categories/:id',
    {
      schema: {
        tags,
        summary: 'Change a category',
        description:
          'Fields left out keep their value. One that is not active is not offered in the editors.',
        params: itemParams,
        body: categoryUpdateSchema,
        response: { 200: categoryAnswer, 400: errorAnswer, 404: errorAnswer, 409: takenAnswer },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, 'category')
      const save = await updateCategory(store, id, request.body, writeContext(request, clock))
      if (save.kind === 'taken') return reply.code(409).send(takenBody(save))
      if (save.kind === 'missing') throw notFound('category')
      onChange(save.paths)
      return { category: save.category }
    },
  )

  app.post(
    '/admin/categories/:id/merge',
    {
      schema: {
        tags,
        summary: 'Put everything in a category into another and delete it',
        params: itemParams,
        body: mergeSchema,
        response: { 200: categoryAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const from = readId(request.params.id, 'category')
      const into = readMergeTarget(from, request.body.into, 'category')
      const merge = await mergeCategory(store, { from, into }, writeContext(request, clock))
      if (merge.kind === 'missing') throw notFound('category')
      onChange(merge.paths)
      return { category: merge.category }
    },
  )

  app.delete(
    '/admin/categories/:id',
    {
      schema: {
        tags,
        summary: 'Delete a category that nothing is in',
        params: itemParams,
        response: { 204: z.null(), 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, 'category')
      const result = await deleteCategory(store, id, writeContext(request, clock))
      if (result.kind === 'missing') throw notFound('category')
      if (result.kind === 'in_use') throw inUse('category', result)
      onChange(result.paths)
      return reply.code(204).send(null)
    },
  )
}

function takenBody(taken: CategoryTaken) {
  const error =
    taken.field === 'name'
      ? 'There is already a category with this name.'
      : `Another category already has this slug. "${taken.suggestion}" is free.`
  const details = [{ field: taken.field, message: error }]
  return taken.field === 'name' ? { error, details } : { error, details, suggestion: taken.suggestion }
}
