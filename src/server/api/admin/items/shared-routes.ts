import type { FastifyPluginAsync } from 'fastify'
import { itemCalls, type PreviewLink, type SharedItemCalls } from '../../../../domain/content/item-calls.ts'
import type { ContentKind } from '../../../../domain/items/status.ts'
import { writeContext } from '../../../http/visitor.ts'
import type { Store } from '../../../store/database.ts'
import { deleteDraft, findDraft, writeDraft } from '../../../store/items/drafts.ts'
import { itemExists } from '../../../store/items/item-lookup.ts'
import type { DeleteResult } from '../../../store/items/item-writes.ts'
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
import { notFound, readDraftKey, readId } from '../params.ts'
import { serveCalls } from '../serve-calls.ts'

/**
 * What is the same for both kinds: deletion, history, the secret address of the preview (one an item), and what is typed
 * and not saved, kept beside the item under its id or `new`. The live item is touched by the deletion alone.
 */
export function sharedItemRoutes(
  kind: ContentKind,
  deleteItem: (store: Store, id: number, context: WriteContext) => Promise<DeleteResult>,
): FastifyPluginAsync<ApiOptions> {
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
          const result = await deleteItem(store, id, writeContext(request, clock))
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
