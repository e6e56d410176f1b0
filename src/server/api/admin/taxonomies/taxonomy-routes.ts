import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { takenAnswer } from '../../../../domain/admin/answers.ts'
import { mergeSchema } from '../../../../domain/content/input-fields.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import type { Store } from '../../../store/database.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { inUse, readMergeTarget } from '../items/failures.ts'
import { itemParams, notFound, readId } from '../params.ts'

type Kind = 'category' | 'author'

/** An answer that holds taxonomies under the name of their kind, such as `{ category }`. */
type TaxonomyAnswer = z.ZodType<Record<string, unknown>>

/** `paths` is always null: the name stands on too many pages to name them. */
type Stored<K extends Kind, Row> = Record<K, Row> & { paths: null }
type Taken = { kind: 'taken'; field: 'name' } | { kind: 'taken'; field: 'slug'; suggestion: string }
type Save<K extends Kind, Row> = ({ kind: 'saved' } & Stored<K, Row>) | Taken | { kind: 'missing' }
type Merge<K extends Kind, Row> = ({ kind: 'merged' } & Stored<K, Row>) | { kind: 'missing' }
type Deletion =
  | { kind: 'deleted'; paths: null }
  | { kind: 'in_use'; articles: number; recipes: number }
  | { kind: 'missing' }

/** What categories and authors have each of their own in the admin's API. */
interface TaxonomyArea<K extends Kind, Row extends { id: number }, Create, Update> {
  kind: K
  plural: 'categories' | 'authors'
  /** What the API's description says of each route. */
  summaries: {
    list: string
    one: string
    create: string
    update: string
    /** What being inactive means. */
    inactive: string
    merge: string
    delete: string
  }
  input: { create: z.ZodType<Create>; update: z.ZodType<Update> }
  answers: { list: TaxonomyAnswer; one: TaxonomyAnswer; created: TaxonomyAnswer }
  list(store: Store): Promise<Row[]>
  find(store: Store, id: number): Promise<Row | null>
  create(store: Store, input: Create, context: WriteContext): Promise<Save<K, Row>>
  update(store: Store, id: number, update: Update, context: WriteContext): Promise<Save<K, Row>>
  merge(store: Store, ids: { from: number; into: number }, context: WriteContext): Promise<Merge<K, Row>>
  delete(store: Store, id: number, context: WriteContext): Promise<Deletion>
}

/** Writing what items belong to: `/admin/categories…` and `/admin/authors…` (ADMIN-TAXONOMY-1). */
export function taxonomyRoutes<K extends Kind, Row extends { id: number }, Create, Update>(
  area: TaxonomyArea<K, Row, Create, Update>,
): FastifyPluginAsyncZod<ApiOptions> {
  // A body is of its schema's type; Fastify's types cannot tell while that type is a parameter, hence two casts below.
  const { kind, plural, summaries, input, answers } = area
  const tags = [`admin ${plural}`]
  const path = `/admin/${plural}`

  return async (app, { store, clock, onChange }) => {
    app.get(
      path,
      { schema: { tags, summary: summaries.list, response: { 200: answers.list } } },
      async () => ({
        [plural]: await area.list(store),
      }),
    )

    app.get(
      `${path}/:id`,
      {
        schema: {
          tags,
          summary: summaries.one,
          params: itemParams,
          response: { 200: answers.one, 404: errorAnswer },
        },
      },
      async ({ params }) => {
        const found = await area.find(store, readId(params.id, kind))
        if (!found) throw notFound(kind)
        return { [kind]: found }
      },
    )

    app.post(
      path,
      {
        schema: {
          tags,
          summary: summaries.create,
          body: input.create,
          response: { 201: answers.created, 400: errorAnswer, 409: takenAnswer },
        },
      },
      async (request, reply) => {
        const save = await area.create(store, request.body as Create, writeContext(request, clock))
        if (save.kind === 'taken') return reply.code(409).send(takenBody(kind, save))
        if (save.kind === 'missing') throw notFound(kind)
        onChange(save.paths)
        return reply.code(201).send({ id: save[kind].id, [kind]: save[kind] })
      },
    )

    app.put(
      `${path}/:id`,
      {
        schema: {
          tags,
          summary: summaries.update,
          description: `Fields left out keep their value. ${summaries.inactive}`,
          params: itemParams,
          body: input.update,
          response: { 200: answers.one, 400: errorAnswer, 404: errorAnswer, 409: takenAnswer },
        },
      },
      async (request, reply) => {
        const id = readId(request.params.id, kind)
        const save = await area.update(store, id, request.body as Update, writeContext(request, clock))
        if (save.kind === 'taken') return reply.code(409).send(takenBody(kind, save))
        if (save.kind === 'missing') throw notFound(kind)
        onChange(save.paths)
        return { [kind]: save[kind] }
      },
    )

    app.post(
      `${path}/:id/merge`,
      {
        schema: {
          tags,
          summary: summaries.merge,
          params: itemParams,
          body: mergeSchema,
          response: { 200: answers.one, 400: errorAnswer, 404: errorAnswer },
        },
      },
      async (request) => {
        const from = readId(request.params.id, kind)
        const into = readMergeTarget(from, request.body.into, kind)
        const merge = await area.merge(store, { from, into }, writeContext(request, clock))
        if (merge.kind === 'missing') throw notFound(kind)
        onChange(merge.paths)
        return { [kind]: merge[kind] }
      },
    )

    app.delete(
      `${path}/:id`,
      {
        schema: {
          tags,
          summary: summaries.delete,
          params: itemParams,
          response: { 204: z.null(), 404: errorAnswer, 409: errorAnswer },
        },
      },
      async (request, reply) => {
        const id = readId(request.params.id, kind)
        const result = await area.delete(store, id, writeContext(request, clock))
        if (result.kind === 'missing') throw notFound(kind)
        if (result.kind === 'in_use') throw inUse(kind, result)
        onChange(result.paths)
        return reply.code(204).send(null)
      },
    )
  }
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
