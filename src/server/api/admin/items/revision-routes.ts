import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { revisionAnswer, revisionListAnswer } from '../../../../domain/admin/writing.ts'
import type { ContentKind } from '../../../../domain/content/status.ts'
import { errorAnswer } from '../../../http/error-answer.ts'
import { itemExists } from '../../../store/item-lookup.ts'
import { tableOf } from '../../../store/item-tables.ts'
import { findRevision, listRevisions } from '../../../store/revisions.ts'
import type { ApiOptions } from '../../api.ts'
import { itemParams, notFound, readId, revisionParams } from './addresses.ts'

/** An item's history, for reading; restoring is a save, and each kind's own. */
export const revisionRoutes: FastifyPluginAsyncZod<ApiOptions & { kind: ContentKind }> = async (
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
      const revision = await findRevision(store, kind, id, readId(params.revisionId, 'revision'))
      if (!revision) throw notFound('revision')
      return { revision }
    },
  )
}
