import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { takenAnswer } from '../../../../domain/admin/answers.ts'
import { revisionAnswer, revisionListAnswer } from '../../../../domain/content/item-calls.ts'
import type { ContentKind } from '../../../../domain/content/status.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { warmParser } from '../../../parsing/parse-in-worker.ts'
import type { Store } from '../../../store/database.ts'
import type { AdminListing, AdminListRequest } from '../../../store/item-lists.ts'
import { itemExists } from '../../../store/item-lookup.ts'
import { tableOf } from '../../../store/item-tables.ts'
import type { DeleteResult, SaveResult } from '../../../store/item-writes.ts'
import { findRevision, listRevisions } from '../../../store/revisions.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { adminListQuery, itemParams, notFound, readId, revisionParams } from '../params.ts'
import { draftRoutes } from './draft-routes.ts'
import { slugTakenBody, staleSentence, toFailure } from './failures.ts'
import { previewLinkRoutes } from './preview-link-routes.ts'

/** An answer that holds items under the name of their kind, such as `{ article }`. */
type ItemAnswer = z.ZodType<Record<string, unknown>>

/** What articles and recipes have each of their own in the admin's API. */
interface ItemArea<Item extends { id: number }, Summary, Create, Update> {
  kind: ContentKind
  /** As the API's description names one: `an article`. */
  one: string
  /** And as it names them all, at the beginning of a sentence. */
  all: string
  input: { create: z.ZodType<Create>; update: z.ZodType<Update> }
  answers: { list: ItemAnswer; one: ItemAnswer; created: ItemAnswer; stale: ItemAnswer }
  /** An item as it leaves over the API. */
  present(item: Item): object
  list(store: Store, request: AdminListRequest): Promise<AdminListing<Summary>>
  find(store: Store, idOrSlug: string): Promise<Item | null>
  /** What has to be known before a save, and takes its time. */
  prepare?(options: ApiOptions, input: Create | Update, context: WriteContext): Promise<void>
  create(store: Store, input: Create, context: WriteContext): Promise<SaveResult<Item>>
  update(store: Store, id: number, update: Update, context: WriteContext): Promise<SaveResult<Item>>
  restore(
    store: Store,
    ids: { id: number; revisionId: number },
    context: WriteContext,
  ): Promise<SaveResult<Item>>
  delete(store: Store, id: number, context: WriteContext): Promise<DeleteResult>
}

/** Writing the items of one kind: `/admin/articles…` and `/admin/recipes…` (product §15.2). */
export function itemRoutes<Item extends { id: number }, Summary, Create, Update>(
  area: ItemArea<Item, Summary, Create, Update>,
): FastifyPluginAsyncZod<ApiOptions> {
  // A body is of its schema's type; Fastify's types cannot tell while that type is a parameter, hence two casts below.
  const { kind, input, answers } = area
  const table = tableOf(kind)
  const tags = [`admin ${table}`]

  return async (app, options) => {
    const { store, clock, onChange } = options
    const part = { ...options, kind }
    // Whoever looks at articles may save one soon.
    if (kind === 'article') app.addHook('preHandler', async () => warmParser())
    await app.register(draftRoutes, part)
    await app.register(revisionRoutes, part)
    await app.register(previewLinkRoutes, part)
    await app.register(deleteRoute, { ...part, deleteItem: area.delete })

    app.get(
      `/admin/${table}`,
      {
        schema: {
          tags,
          summary: `${area.all} of every status, newest change first, without bodies`,
          querystring: adminListQuery,
          response: { 200: answers.list, 400: errorAnswer },
        },
      },
      async ({ query }) => {
        const { items, total, counts } = await area.list(store, { ...query, now: clock().toISOString() })
        return { [table]: items, total, counts }
      },
    )

    app.get(
      `/admin/${table}/:id`,
      {
        schema: {
          tags,
          summary: `One whole ${kind}, by id or slug`,
          params: itemParams,
          response: { 200: answers.one, 404: errorAnswer },
        },
      },
      async ({ params }) => {
        const item = await area.find(store, params.id)
        if (!item) throw notFound(kind)
        return { [kind]: area.present(item) }
      },
    )

    app.post(
      `/admin/${table}`,
      {
        schema: {
          tags,
          summary: `A new ${kind}`,
          body: input.create,
          response: { 201: answers.created, 400: errorAnswer, 409: takenAnswer },
        },
      },
      async (request, reply) => {
        const context = writeContext(request, clock)
        const fields = request.body as Create
        await area.prepare?.(options, fields, context)
        const save = await area.create(store, fields, context)
        if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody(kind, save.suggestion))
        const item = takeSaved(save)
        return reply.code(201).send({ id: item.id, [kind]: area.present(item) })
      },
    )

    app.put(
      `/admin/${table}/:id`,
      {
        schema: {
          tags,
          summary: `Change ${area.one}`,
          description:
            'Fields left out keep their value. With `updated_at`, a save over a newer version is refused with 409.',
          params: itemParams,
          body: input.update,
          response: {
            200: answers.one,
            400: errorAnswer,
            404: errorAnswer,
            409: z.union([answers.stale, takenAnswer]),
          },
        },
      },
      async (request, reply) => {
        const id = readId(request.params.id, kind)
        const context = writeContext(request, clock)
        const fields = request.body as Update
        await area.prepare?.(options, fields, context)
        const save = await area.update(store, id, fields, context)
        if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody(kind, save.suggestion))
        if (save.kind === 'stale')
          return reply.code(409).send({ error: staleSentence(kind), [kind]: area.present(save.item) })
        return { [kind]: area.present(takeSaved(save)) }
      },
    )

    app.post(
      `/admin/${table}/:id/revisions/:revisionId/restore`,
      {
        schema: {
          tags,
          summary: 'Save an earlier version again',
          description:
            'Slug, status, featured and published_at stay as they are. What is there now stays in the history.',
          params: revisionParams,
          response: { 200: answers.one, 404: errorAnswer },
        },
      },
      async (request) => {
        const id = readId(request.params.id, kind)
        const revisionId = readId(request.params.revisionId, 'revision')
        const save = await area.restore(store, { id, revisionId }, writeContext(request, clock))
        if (save.kind === 'missing') throw notFound('revision')
        return { [kind]: area.present(takeSaved(save)) }
      },
    )

    /** What was saved, once the pages it touches are forgotten; a refusal is thrown. */
    function takeSaved(save: SaveResult<Item>): Item {
      if (save.kind !== 'saved') throw toFailure(kind, save)
      onChange(save.paths)
      return save.item
    }
  }
}

interface Deletion {
  kind: ContentKind
  deleteItem: (store: Store, id: number, context: WriteContext) => Promise<DeleteResult>
}

/** Deleting an item puts it into the trash: 204, and 404 the second time (product §15.2, §15.15). */
const deleteRoute: FastifyPluginAsyncZod<ApiOptions & Deletion> = async (
  app,
  { store, clock, onChange, kind, deleteItem },
) => {
  const table = tableOf(kind)
  app.delete(
    `/admin/${table}/:id`,
    {
      schema: {
        tags: [`admin ${table}`],
        summary: 'Put into the trash',
        description: 'With its history, its draft and its preview link. Readers get 410.',
        params: itemParams,
        response: { 204: z.null(), 404: errorAnswer },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id, kind)
      const result = await deleteItem(store, id, writeContext(request, clock))
      if (result.kind === 'missing') throw notFound(kind)
      onChange(result.paths)
      return reply.code(204).send(null)
    },
  )
}

/** An item's history, for reading; restoring is a save, and each kind's own. */
const revisionRoutes: FastifyPluginAsyncZod<ApiOptions & { kind: ContentKind }> = async (
  app,
  { store, kind },
) => {
  const table = tableOf(kind)
  const tags = [`admin ${table}`]

  app.get(
    `/admin/${table}/:id/revisions`,
    {
      schema: {
        tags,
        summary: 'The history, newest save first',
        params: itemParams,
        response: { 200: revisionListAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const id = readId(params.id, kind)
      if (!(await itemExists(store, kind, id))) throw notFound(kind)
      return { revisions: await listRevisions(store, kind, id) }
    },
  )

  app.get(
    `/admin/${table}/:id/revisions/:revisionId`,
    {
      schema: {
        tags,
        summary: 'One saved version, whole',
        params: revisionParams,
        response: { 200: revisionAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const id = readId(params.id, kind)
      if (!(await itemExists(store, kind, id))) throw notFound(kind)
      const revision = await findRevision(store, kind, id, readId(params.revisionId, 'revision'))
      if (!revision) throw notFound('revision')
      return { revision }
    },
  )
}
