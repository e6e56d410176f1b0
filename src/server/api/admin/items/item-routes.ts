import type { FastifyPluginAsync } from 'fastify'
import type { z } from 'zod'
import type { CallDeclaration } from '../../../../domain/api/call.ts'
import { itemCalls, type itemParams, type revisionParams } from '../../../../domain/content/item-calls.ts'
import type { ContentKind } from '../../../../domain/items/status.ts'
import { writeContext } from '../../../http/visitor.ts'
import { warmParser } from '../../../parsing/parse-in-worker.ts'
import type { Store } from '../../../store/database.ts'
import type { AdminListing, AdminListRequest } from '../../../store/items/item-lists.ts'
import type { DeleteResult, SaveResult } from '../../../store/items/item-writes.ts'
import { tableOf } from '../../../store/tables/item-tables.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { notFound, readId } from '../params.ts'
import { serveCalls } from '../serve-calls.ts'
import { slugTakenBody, staleSentence, toFailure } from './failures.ts'
import { sharedItemRoutes } from './shared-routes.ts'

/** An answer that holds items under the name of their kind, such as `{ article }`. */
interface Answered extends CallDeclaration {
  answer: z.ZodType<Record<string, unknown>>
}
interface AnsweredOf extends Answered {
  params: typeof itemParams
}

type WriteCalls<Create, Update> = {
  read: AnsweredOf
  create: Answered & { body: z.ZodType<Create>; conflict: z.ZodType<unknown, unknown> }
  update: AnsweredOf & { body: z.ZodType<Update>; conflict: z.ZodType<unknown, unknown> }
  restore: Answered & { params: typeof revisionParams }
}

/** What articles and recipes have each of their own in the admin's API. */
interface ItemArea<Item extends { id: number }, Summary, Create, Update> {
  kind: ContentKind
  calls: WriteCalls<Create, Update>
  /** As the API's description names one: `an article`. */
  one: string
  /** And as it names them all, at the beginning of a sentence. */
  all: string
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

/** Writing the items of one kind: `/admin/articles…` and `/admin/recipes…` (ADMIN-ITEM-2). */
export function itemRoutes<Item extends { id: number }, Summary, Create, Update>(
  area: ItemArea<Item, Summary, Create, Update>,
): FastifyPluginAsync<ApiOptions> {
  const { kind } = area
  const table = tableOf(kind)
  const tag = `admin ${table}`

  const list: Record<'list', Answered & { query: typeof itemCalls.articles.list.query }> = {
    list: itemCalls[table].list,
  }
  const listRoutes = serveCalls(tag, list, ({ store, clock }) => ({
    list: {
      summary: `${area.all} of every status, newest change first, without bodies`,
      async answer({ query }) {
        const { items, total, counts } = await area.list(store, { ...query, now: clock().toISOString() })
        return { [table]: items, total, counts }
      },
    },
  }))

  const writeRoutes = serveCalls(tag, area.calls, (options) => {
    const { store, clock, onChange } = options

    /** What was saved, once the pages it touches are forgotten; a refusal is thrown. */
    function takeSaved(save: SaveResult<Item>): Item {
      if (save.kind !== 'saved') throw toFailure(kind, save)
      onChange(save.paths)
      return save.item
    }

    return {
      read: {
        summary: `One whole ${kind}, by id or slug`,
        async answer({ params }) {
          const item = await area.find(store, params.id)
          if (!item) throw notFound(kind)
          return { [kind]: area.present(item) }
        },
      },
      create: {
        summary: `A new ${kind}`,
        async answer(request, reply) {
          const context = writeContext(request, clock)
          await area.prepare?.(options, request.body, context)
          const save = await area.create(store, request.body, context)
          if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody(kind, save.suggestion))
          const item = takeSaved(save)
          return { id: item.id, [kind]: area.present(item) }
        },
      },
      update: {
        summary: `Change ${area.one}`,
        description:
          'Fields left out keep their value. With `updated_at`, a save over a newer version is refused with 409.',
        async answer(request, reply) {
          const id = readId(request.params.id, kind)
          const context = writeContext(request, clock)
          await area.prepare?.(options, request.body, context)
          const save = await area.update(store, id, request.body, context)
          if (save.kind === 'slug_taken') return reply.code(409).send(slugTakenBody(kind, save.suggestion))
          if (save.kind === 'stale')
            return reply.code(409).send({ error: staleSentence(kind), [kind]: area.present(save.item) })
          return { [kind]: area.present(takeSaved(save)) }
        },
      },
      restore: {
        summary: 'Save an earlier version again',
        description:
          'Slug, status, featured and published_at stay as they are. What is there now stays in the history.',
        async answer(request) {
          const id = readId(request.params.id, kind)
          const revisionId = readId(request.params.revisionId, 'revision')
          const save = await area.restore(store, { id, revisionId }, writeContext(request, clock))
          if (save.kind === 'missing') throw notFound('revision')
          return { [kind]: area.present(takeSaved(save)) }
        },
      },
    }
  })

  return async (app, options) => {
    // A coach who looks at articles may save one soon.
    if (kind === 'article') app.addHook('preHandler', async () => warmParser())
    await app.register(sharedItemRoutes(kind, area.delete), options)
    await app.register(listRoutes, options)
    await app.register(writeRoutes, options)
  }
}
