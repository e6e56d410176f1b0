import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draftAnswer, draftInput } from '../../../../domain/content/item-calls.ts'
import type { ContentKind } from '../../../../domain/content/status.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { deleteDraft, findDraft, writeDraft } from '../../../store/drafts.ts'
import { itemExists } from '../../../store/item-lookup.ts'
import { tableOf } from '../../../store/item-tables.ts'
import { inTransaction } from '../../../store/transaction.ts'
import type { ApiOptions } from '../../api.ts'
import { itemParams, notFound, readDraftKey } from '../params.ts'

/** What is typed and not saved, kept beside the item: `/admin/articles/{id|new}/draft`. The live item is never touched. */
export const draftRoutes: FastifyPluginAsyncZod<ApiOptions & { kind: ContentKind }> = async (
  app,
  { store, clock, kind },
) => {
  const table = tableOf(kind)
  const path = `/admin/${table}/:id/draft`
  const tags = [`admin ${table}`]

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'What is typed and not saved',
        description: 'With `new` for the id: of one that has never been saved.',
        params: itemParams,
        response: { 200: draftAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const key = readDraftKey(params.id, kind)
      if (key !== 'new' && !(await itemExists(store, kind, key))) throw notFound(kind)
      return { draft: await findDraft(store, kind, key) }
    },
  )

  app.put(
    path,
    {
      schema: {
        tags,
        summary: 'Keep what is typed, in place of what was kept before',
        params: itemParams,
        body: draftInput,
        response: { 200: draftAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async ({ params, body }) => {
      const key = readDraftKey(params.id, kind)
      const now = clock().toISOString()
      const draft = await inTransaction(store, async (transaction) => {
        if (key !== 'new' && !(await itemExists(transaction, kind, key))) return null
        return writeDraft(transaction, kind, key, body, now)
      })
      if (!draft) throw notFound(kind)
      return { draft }
    },
  )

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Throw away what is typed',
        params: itemParams,
        response: { 204: z.null(), 404: errorAnswer },
      },
    },
    async ({ params }, reply) => {
      await deleteDraft(store, kind, readDraftKey(params.id, kind))
      return reply.code(204).send(null)
    },
  )
}
