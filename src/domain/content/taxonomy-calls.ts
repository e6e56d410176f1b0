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

const categoryAnswer = z.object({ category: adminCategorySchema })
const authorAnswer = z.object({ author: adminAuthorSchema })
const created = { id: z.int().positive() }

/** Lists of items show category names too. */
const changesCategories = { stale: ['/admin/categories/*', '/admin/articles/*', '/admin/recipes/*'] } as const
const changesAuthors = { stale: ['/admin/authors/*', '/admin/articles/*', '/admin/recipes/*'] } as const

export const categoryCalls = {
  list: {
    method: 'GET',
    path: '/admin/categories',
    answer: z.object({ categories: z.array(adminCategorySchema) }),
  },
  read: { method: 'GET', path: '/admin/categories/:id', params: itemParams, answer: categoryAnswer },
  create: {
    ...changesCategories,
    method: 'POST',
    path: '/admin/categories',
    body: categoryCreateSchema,
    status: 201,
    answer: categoryAnswer.extend(created),
    conflict: takenAnswer,
  },
  update: {
    ...changesCategories,
    method: 'PUT',
    path: '/admin/categories/:id',
    params: itemParams,
    body: categoryUpdateSchema,
    answer: categoryAnswer,
    conflict: takenAnswer,
  },
  merge: {
    ...changesCategories,
    method: 'POST',
    path: '/admin/categories/:id/merge',
    params: itemParams,
    body: mergeSchema,
    answer: categoryAnswer,
  },
  remove: {
    ...changesCategories,
    method: 'DELETE',
    path: '/admin/categories/:id',
    params: itemParams,
    answer: null,
    refuses: ['conflict'],
  },
} as const satisfies CallSet

export const authorCalls = {
  list: {
    method: 'GET',
    path: '/admin/authors',
    answer: z.object({ authors: z.array(adminAuthorSchema) }),
  },
  read: { method: 'GET', path: '/admin/authors/:id', params: itemParams, answer: authorAnswer },
  create: {
    ...changesAuthors,
    method: 'POST',
    path: '/admin/authors',
    body: authorCreateSchema,
    status: 201,
    answer: authorAnswer.extend(created),
    conflict: takenAnswer,
  },
  update: {
    ...changesAuthors,
    method: 'PUT',
    path: '/admin/authors/:id',
    params: itemParams,
    body: authorUpdateSchema,
    answer: authorAnswer,
    conflict: takenAnswer,
  },
  merge: {
    ...changesAuthors,
    method: 'POST',
    path: '/admin/authors/:id/merge',
    params: itemParams,
    body: mergeSchema,
    answer: authorAnswer,
  },
  remove: {
    ...changesAuthors,
    method: 'DELETE',
    path: '/admin/authors/:id',
    params: itemParams,
    answer: null,
    refuses: ['conflict'],
  },
} as const satisfies CallSet

export type AdminCategory = z.infer<typeof adminCategorySchema>
export type AdminAuthor = z.infer<typeof adminAuthorSchema>
