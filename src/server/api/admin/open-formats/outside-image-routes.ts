import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  fetchOutsideAnswer,
  fetchOutsideInput,
  outsideImagesAnswer,
} from '../../../../domain/admin/outside-images.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { fetchOutsideImages, listOutsideImages } from '../../../open-formats/outside-images.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin open formats']

/** Pictures that articles and recipes show from other sites, and bringing them here (IMG-OUTSIDE-1). */
export const outsideImageRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, mediaStore, imageQueue: queue, askOutside: ask, siteUrl, clock, onChange } = options
  const ownOrigin = new URL(siteUrl).origin

  app.get(
    '/admin/outside-images',
    {
      schema: {
        tags,
        summary: 'The articles and recipes that show pictures from other sites',
        response: { 200: outsideImagesAnswer },
      },
    },
    async () => {
      const items = await listOutsideImages(store, ownOrigin)
      return { items, pictures: items.reduce((sum, { pictures }) => sum + pictures, 0) }
    },
  )

  app.post(
    '/admin/outside-images/fetch',
    {
      schema: {
        tags,
        summary: 'Fetch the pictures one item shows from other sites, and show them from here',
        body: fetchOutsideInput,
        response: { 200: fetchOutsideAnswer, 400: errorAnswer, 404: errorAnswer, 409: errorAnswer },
      },
    },
    async (request) =>
      fetchOutsideImages(
        { store, mediaStore, queue, ask, ownOrigin, onChange },
        request.body,
        writeContext(request, clock),
      ),
  )
}
