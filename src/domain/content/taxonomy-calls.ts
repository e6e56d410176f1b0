import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { mergeSchema } from '../items/input-fields.ts'
import { itemParams, takenAnswer } from './item-calls.ts'
import {
  authorCreateSchema,
  authorSchema,
  authorUpdateSchema,
  categoryCreateSchema,
  categorySchema,
  categoryUpdateSchema,
} from './taxonomies.ts'

const count = z.int().nonnegative()

/** A category in the admin, counting its items of any status. */
const adminCategorySchema = categorySchema
  .extend({ is_active: z.boolean(), articles: count, recipes: count })
  .meta({ id: 'AdminCategory' })
const adminAuthorSchema = authorSchema.extend({ articles: count, recipes: count }).meta({ id: 'AdminAuthor' })

/** Returns the calls of categories or authors. Lists of items show their names too, so a change affects these. */
function callsOf<
  Table extends 'categories' | 'authors',
  Create extends z.ZodType,
  Update extends z.ZodType,
  All extends z.ZodType,
  Shape extends z.ZodRawShape,
>(table: Table, [create, update]: [Create, Update], all: All, one: z.ZodObject<Shape>) {
  const path = `/admin/${table}` as const
  const changes = { stale: [`${path}/*`, '/admin/articles/*', '/admin/recipes/*'] } as const
  const of = { path: `${path}/:id`, params: itemParams } as const
  return {
    list: { method: 'GET', path, answer: all },
    read: { ...of, method: 'GET', answer: one },
    create: {
      ...changes,
      method: 'POST',
      path,
      body: create,
      status: 201,
      answer: one.extend({ id: z.int().positive() }),
      conflict: takenAnswer,
    },
    update: { ...of, ...changes, method: 'PUT', body: update, answer: one, conflict: takenAnswer },
    merge: {
      ...changes,
      method: 'POST',
      path: `${path}/:id/merge`,
      params: itemParams,
      body: mergeSchema,
      answer: one,
    },
    remove: { ...of, ...changes, method: 'DELETE', answer: null, refuses: ['conflict'] },
  } as const satisfies CallSet
}

export const categoryCalls = callsOf(
  'categories',
  [categoryCreateSchema, categoryUpdateSchema],
  z.object({ categories: z.array(adminCategorySchema) }),
  z.object({ category: adminCategorySchema }),
)
export const authorCalls = callsOf(
  'authors',
  [authorCreateSchema, authorUpdateSchema],
  z.object({ authors: z.array(adminAuthorSchema) }),
  z.object({ author: adminAuthorSchema }),
)

export type AdminCategory = z.infer<typeof adminCategorySchema>
export type AdminAuthor = z.infer<typeof adminAuthorSchema>
