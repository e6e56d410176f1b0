import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ContentKind } from '../../../../domain/content/status.ts'
import { errorAnswer } from '../../../http/error-answer.ts'
import type { Store } from '../../../store/database.ts'
import { tableOf } from '../../../store/item-tables.ts'
import type { DeleteResult } from '../../../store/item-writes.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'
import { itemParams, notFound, readId } from './addresses.ts'
import { writeContext } from './write-context.ts'

interface Deletion {
  kind: ContentKind
  deleteItem: (store: Store, id: number, context: WriteContext) => Promise<DeleteResult>
}

/** Deleting an item: 204, and 404 the second time (product §15.2). */
export const deleteRoute: FastifyPluginAsyncZod<ApiOptions & Deletion> = async (
  app,
  { store, clock, onChange, kind, deleteItem },
) => {
  const table = tableOf(kind)
  app.delete(
    `/admin/${table}/:id`,
    {
      schema: {
        tags: [`admin ${table}`],
        summary: 'Delete for good',
        description: 'With its history, its draft and its preview link.',
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
