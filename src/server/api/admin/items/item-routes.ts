import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { CallDeclaration } from '../../../../domain/api/call.ts'
import {
  itemCalls,
  type itemParams,
  type PreviewLink,
  type revisionParams,
  type SharedItemCalls,
} from '../../../../domain/content/item-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { warmParser } from '../../../parsing/parse-in-worker.ts'
import type { Store } from '../../../store/database.ts'
import { deleteDraft, findDraft, writeDraft } from '../../../store/items/drafts.ts'
import type { Item } from '../../../store/items/item-effects.ts'
import { findStored, itemExists, listForAdmin } from '../../../store/items/item-reads.ts'
import {
  deleteItem,
  type ItemFields,
  type ItemKind,
  type ItemUpdate,
  restoreItem,
  type SaveResult,
} from '../../../store/items/item-writes.ts'
import {
  createPreviewLink,
  deletePreviewLink,
  findPreviewLink,
  type StoredPreviewLink,
} from '../../../store/items/preview-links.ts'
import { findRevision, listRevisions } from '../../../store/items/revisions.ts'
import { tableOf } from '../../../store/tables/item-tables.ts'
import { inTransaction } from '../../../store/transaction.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { serveCalls } from '../serve-calls.ts'
import { notFound, readDraftKey, readId, slugTakenBody, staleSentence, toFailure } from './failures.ts'

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

/** Parts of the admin's API that differ between articles and recipes. */
interface ItemArea<Stored extends Item, Fields extends ItemFields, Create, Update extends ItemUpdate> {
  items: ItemKind<Stored, Fields, Update>
  calls: WriteCalls<Create, Update>
  /** Singular for the API's description: `an article`. */
  one: string
  /** Plural, at the beginning of a sentence. */
  all: string
  /** Converts an item for the API's answer. */
  present(item: Stored): object
  /** Slow work that must finish before a save's transaction. */
  prepare?(options: ApiOptions, input: Create | Update, context: WriteContext): Promise<void>
  create(store: Store, input: Create, context: WriteContext): Promise<SaveResult<Stored>>
  update(store: Store, id: number, update: Update, context: WriteContext): Promise<SaveResult<Stored>>
}

/** Creates the routes that write items of one kind: `/admin/articles…` and `/admin/recipes…` (ADMIN-ITEM-2). */
export function itemRoutes<Stored extends Item, Fields extends ItemFields, Create, Update extends ItemUpdate>(
  area: ItemArea<Stored, Fields, Create, Update>,
): FastifyPluginAsyncZod<ApiOptions> {
  const { items: itemKind } = area
  const { kind } = itemKind
  const table = tableOf(kind)
  const tag = `admin ${table}`

  const list: Record<'list', Answered & { query: typeof itemCalls.articles.list.query }> = {
    list: itemCalls[table].list,
  }
  const listRoutes = serveCalls(tag, list, ({ store, clock }) => ({
    list: {
      summary: `${area.all} of every status, newest change first, without bodies`,
      async answer({ query }) {
        const request = { ...query, now: clock().toISOString() }
        const { items, total, counts } = await listForAdmin(store, itemKind, request)
        return { [table]: items, total, counts }
      },
    },
  }))

  const writeRoutes = serveCalls(tag, area.calls, (options) => {
    const { store, clock, onChange } = options

    /** Returns the saved item after invalidating the pages it affects; throws the failure of a refused save. */
    function takeSaved(save: SaveResult<Stored>): Stored {
      if (save.kind !== 'saved') throw toFailure(kind, save)
      onChange(save.paths)
      return save.item
    }

    return {
      read: {
        summary: `One whole ${kind}, by id or slug`,
        async answer({ params }) {
          const item = await findStored(store, itemKind, params.id)
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
          const save = await restoreItem(store, itemKind, { id, revisionId }, writeContext(request, clock))
          if (save.kind === 'missing') throw notFound('revision')
          return { [kind]: area.present(takeSaved(save)) }
        },
      },
    }
  })

  return async (app, options) => {
    // A coach who looks at articles may save one soon.
    if (kind === 'article') app.addHook('preHandler', async () => warmParser())
    await sharedItemRoutes(itemKind)(app, options)
    await listRoutes(app, options)
    await writeRoutes(app, options)
  }
}

/**
 * Creates the routes equal for both kinds: deletion, history, the secret address of the preview (one per item), and
 * unsaved drafts, kept beside the item under its id or `new`. Only the deletion changes the live item.
 */
function sharedItemRoutes<Stored extends Item, Fields extends ItemFields, Update extends ItemUpdate>(
  itemKind: ItemKind<Stored, Fields, Update>,
): FastifyPluginAsyncZod<ApiOptions> {
  const { kind } = itemKind
  const table = tableOf(kind)
  const { list: _, ...calls } = itemCalls[table]
  const shared: SharedItemCalls = calls
  return serveCalls(`admin ${table}`, shared, ({ store, clock, siteUrl, onChange }) => {
    const describe = ({ token, created_at }: StoredPreviewLink): PreviewLink => ({
      url: `${siteUrl}/preview/${token}`,
      created_at,
    })

    /** @throws Failure `not_found` */
    async function readItemId(text: string): Promise<number> {
      const id = readId(text, kind)
      if (!(await itemExists(store, kind, id))) throw notFound(kind)
      return id
    }

    return {
      remove: {
        summary: 'Put into the trash',
        description: 'With its history, its draft and its preview link. Readers get 410.',
        async answer(request) {
          const id = readId(request.params.id, kind)
          const result = await deleteItem(store, itemKind, id, writeContext(request, clock))
          if (result.kind === 'missing') throw notFound(kind)
          onChange(result.paths)
        },
      },
      readDraft: {
        summary: 'What is typed and not saved',
        description: 'With `new` for the id: of one that has never been saved.',
        async answer({ params }) {
          const key = readDraftKey(params.id, kind)
          if (key !== 'new' && !(await itemExists(store, kind, key))) throw notFound(kind)
          return { draft: await findDraft(store, kind, key) }
        },
      },
      writeDraft: {
        summary: 'Keep what is typed, in place of what was kept before',
        async answer({ params, body }) {
          const key = readDraftKey(params.id, kind)
          const now = clock().toISOString()
          const draft = await inTransaction(store, async (transaction) => {
            if (key !== 'new' && !(await itemExists(transaction, kind, key))) return null
            return writeDraft(transaction, kind, key, body, now)
          })
          if (!draft) throw notFound(kind)
          return { draft }
        },
      },
      removeDraft: {
        summary: 'Throw away what is typed',
        answer: ({ params }) => deleteDraft(store, kind, readDraftKey(params.id, kind)),
      },
      revisions: {
        summary: 'The history, newest save first',
        answer: async ({ params }) => ({
          revisions: await listRevisions(store, kind, await readItemId(params.id)),
        }),
      },
      revision: {
        summary: 'One saved version, whole',
        async answer({ params }) {
          const id = await readItemId(params.id)
          const revision = await findRevision(store, kind, id, readId(params.revisionId, 'revision'))
          if (!revision) throw notFound('revision')
          return { revision }
        },
      },
      readLink: {
        summary: 'The preview link, or null',
        async answer({ params }) {
          const link = await findPreviewLink(store, kind, await readItemId(params.id))
          return { preview_link: link && describe(link) }
        },
      },
      makeLink: {
        summary: 'Make a preview link',
        description: 'One that is there already is kept; deleting it first makes a new one.',
        async answer({ params }) {
          const id = await readItemId(params.id)
          return { preview_link: describe(await createPreviewLink(store, kind, id, clock().toISOString())) }
        },
      },
      revokeLink: {
        summary: 'Revoke the preview link',
        answer: async ({ params }) => deletePreviewLink(store, kind, await readItemId(params.id)),
      },
    }
  })
}
