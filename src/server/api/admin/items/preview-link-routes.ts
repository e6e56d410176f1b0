import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type PreviewLink, previewLinkAnswer } from '../../../../domain/content/item-calls.ts'
import type { ContentKind } from '../../../../domain/content/status.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { itemExists } from '../../../store/item-lookup.ts'
import { tableOf } from '../../../store/item-tables.ts'
import {
  createPreviewLink,
  deletePreviewLink,
  findPreviewLink,
  type StoredPreviewLink,
} from '../../../store/preview-links.ts'
import type { ApiOptions } from '../../api.ts'
import { itemParams, notFound, readId } from '../params.ts'

/** The secret address under which an item can be read before it is published, one an item. */
export const previewLinkRoutes: FastifyPluginAsyncZod<ApiOptions & { kind: ContentKind }> = async (
  app,
  { store, clock, siteUrl, kind },
) => {
  const table = tableOf(kind)
  const path = `/admin/${table}/:id/preview-link`
  const tags = [`admin ${table}`]
  const describe = ({ token, created_at }: StoredPreviewLink): PreviewLink => ({
    url: `${siteUrl}/preview/${token}`,
    created_at,
  })

  async function readItemId(text: string): Promise<number> {
    const id = readId(text, kind)
    if (!(await itemExists(store, kind, id))) throw notFound(kind)
    return id
  }

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'The preview link, or null',
        params: itemParams,
        response: { 200: previewLinkAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const link = await findPreviewLink(store, kind, await readItemId(params.id))
      return { preview_link: link && describe(link) }
    },
  )

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Make a preview link',
        description: 'One that is there already is kept; deleting it first makes a new one.',
        params: itemParams,
        response: { 200: previewLinkAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => {
      const id = await readItemId(params.id)
      return { preview_link: describe(await createPreviewLink(store, kind, id, clock().toISOString())) }
    },
  )

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Revoke the preview link',
        params: itemParams,
        response: { 204: z.null(), 404: errorAnswer },
      },
    },
    async ({ params }, reply) => {
      await deletePreviewLink(store, kind, await readItemId(params.id))
      return reply.code(204).send(null)
    },
  )
}
