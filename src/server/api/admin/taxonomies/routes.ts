import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { CallDeclaration } from '../../../../domain/api/call.ts'
import type { itemParams, takenAnswer } from '../../../../domain/content/item-calls.ts'
import { authorCalls, categoryCalls } from '../../../../domain/content/taxonomy-calls.ts'
import type { mergeSchema } from '../../../../domain/items/input-fields.ts'
import { writeContext } from '../../../http/visitor.ts'
import type { Store } from '../../../store/database.ts'
import {
  createAuthor,
  deleteAuthor,
  getAdminAuthor,
  listAdminAuthors,
  mergeAuthor,
  updateAuthor,
} from '../../../store/items/authors.ts'
import {
  createCategory,
  deleteCategory,
  getAdminCategory,
  listAdminCategories,
  mergeCategory,
  updateCategory,
} from '../../../store/items/categories.ts'
import type { Taken, TaxonomyDelete, TaxonomyMerge, TaxonomySave } from '../../../store/items/taxonomies.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { inUse, notFound, readId, readMergeTarget } from '../items/failures.ts'
import { serveCalls } from '../serve-calls.ts'

type Kind = 'category' | 'author'

/** An answer that holds taxonomies under the name of their kind, such as `{ category }`. */
interface Answered extends CallDeclaration {
  answer: z.ZodType<Record<string, unknown>>
}
interface AnsweredOf extends Answered {
  params: typeof itemParams
}

type TaxonomyCalls<Create, Update> = {
  list: Answered
  read: AnsweredOf
  create: Answered & { body: z.ZodType<Create>; conflict: typeof takenAnswer }
  update: AnsweredOf & { body: z.ZodType<Update>; conflict: typeof takenAnswer }
  merge: AnsweredOf & { body: typeof mergeSchema }
  remove: CallDeclaration & { params: typeof itemParams; answer: null }
}

/** Parts of the admin's API that differ between categories and authors. */
interface TaxonomyArea<Row extends { id: number }, Create, Update> {
  kind: Kind
  plural: 'categories' | 'authors'
  calls: TaxonomyCalls<Create, Update>
  /** Texts of the routes in the API's description. */
  summaries: {
    list: string
    one: string
    create: string
    update: string
    /** Meaning of the inactive state. */
    inactive: string
    merge: string
    delete: string
  }
  list(store: Store): Promise<Row[]>
  find(store: Store, id: number): Promise<Row | null>
  create(store: Store, input: Create, context: WriteContext): Promise<TaxonomySave<Row>>
  update(store: Store, id: number, update: Update, context: WriteContext): Promise<TaxonomySave<Row>>
  merge(store: Store, ids: { from: number; into: number }, context: WriteContext): Promise<TaxonomyMerge<Row>>
  delete(store: Store, id: number, context: WriteContext): Promise<TaxonomyDelete>
}

/** Creates the routes that write taxonomies: `/admin/categories…` and `/admin/authors…` (ADMIN-TAXONOMY-1). */
function taxonomyRoutes<Row extends { id: number }, Create, Update>(
  area: TaxonomyArea<Row, Create, Update>,
): FastifyPluginAsyncZod<ApiOptions> {
  const { kind, plural, summaries } = area
  return serveCalls(`admin ${plural}`, area.calls, ({ store, clock, onChange }) => ({
    list: { summary: summaries.list, answer: async () => ({ [plural]: await area.list(store) }) },
    read: {
      summary: summaries.one,
      async answer({ params }) {
        const found = await area.find(store, readId(params.id, kind))
        if (!found) throw notFound(kind)
        return { [kind]: found }
      },
    },
    create: {
      summary: summaries.create,
      async answer(request, reply) {
        const save = await area.create(store, request.body, writeContext(request, clock))
        if (save.kind === 'taken') return reply.code(409).send(takenBody(kind, save))
        if (save.kind === 'missing') throw notFound(kind)
        onChange(null)
        return { id: save.one.id, [kind]: save.one }
      },
    },
    update: {
      summary: summaries.update,
      description: `Fields left out keep their value. ${summaries.inactive}`,
      async answer(request, reply) {
        const id = readId(request.params.id, kind)
        const save = await area.update(store, id, request.body, writeContext(request, clock))
        if (save.kind === 'taken') return reply.code(409).send(takenBody(kind, save))
        if (save.kind === 'missing') throw notFound(kind)
        onChange(null)
        return { [kind]: save.one }
      },
    },
    merge: {
      summary: summaries.merge,
      async answer(request) {
        const from = readId(request.params.id, kind)
        const into = readMergeTarget(from, request.body.into, kind)
        const merge = await area.merge(store, { from, into }, writeContext(request, clock))
        if (merge.kind === 'missing') throw notFound(kind)
        onChange(null)
        return { [kind]: merge.one }
      },
    },
    remove: {
      summary: summaries.delete,
      async answer(request) {
        const id = readId(request.params.id, kind)
        const result = await area.delete(store, id, writeContext(request, clock))
        if (result.kind === 'missing') throw notFound(kind)
        if (result.kind === 'in_use') throw inUse(kind, result)
        onChange(null)
      },
    },
  }))
}

function takenBody(kind: Kind, taken: Taken) {
  const one = kind === 'author' ? 'an author' : 'a category'
  if (taken.field === 'name') {
    const error = `There is already ${one} with this name.`
    return { error, details: [{ field: 'name', message: error }] }
  }
  const error = `Another ${kind} already has this slug. "${taken.suggestion}" is free.`
  return { error, details: [{ field: 'slug', message: error }], suggestion: taken.suggestion }
}

/** Categories: the filter of the blog and the recipes. */
export const categoryRoutes = taxonomyRoutes({
  kind: 'category',
  plural: 'categories',
  calls: categoryCalls,
  summaries: {
    list: 'All categories',
    one: 'One category',
    create: 'A new category',
    update: 'Change a category',
    inactive: 'One that is not active is not offered in the editors.',
    merge: 'Put everything in a category into another and delete it',
    delete: 'Delete a category that nothing is in',
  },
  list: listAdminCategories,
  find: getAdminCategory,
  create: createCategory,
  update: updateCategory,
  merge: mergeCategory,
  delete: deleteCategory,
})

/** Authors: the name under an article or a recipe. */
export const authorRoutes = taxonomyRoutes({
  kind: 'author',
  plural: 'authors',
  calls: authorCalls,
  summaries: {
    list: 'All authors, by name',
    one: 'One author',
    create: 'A new author',
    update: 'Change an author',
    inactive: 'One who is not active is not offered in the editors.',
    merge: 'Give everything of an author to another and delete the first',
    delete: 'Delete an author of nothing',
  },
  list: listAdminAuthors,
  find: getAdminAuthor,
  create: createAuthor,
  update: updateAuthor,
  merge: mergeAuthor,
  delete: deleteAuthor,
})
