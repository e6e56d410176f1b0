import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { removedSamplesAnswer } from '../../../../domain/admin/answers.ts'
import { writeContext } from '../../../http/visitor.ts'
import { removeBytes } from '../../../media/remove-image.ts'
import { removeSampleItems } from '../../../store/sample-items.ts'
import type { ApiOptions } from '../../api.ts'

/** Clearing the site of what it came with, in one step. */
export const sampleRoutes: FastifyPluginAsyncZod<ApiOptions> = async (
  app,
  { store, mediaStore, images: known, clock, onChange },
) => {
  app.post(
    '/admin/remove-sample-content',
    {
      schema: {
        tags: ['admin settings'],
        summary: 'Remove the sample content',
        description: 'What has been saved since it was put there is the coach’s own and stays.',
        response: { 200: removedSamplesAnswer },
      },
    },
    async (request) => {
      const { articles, recipes, images, paths } = await removeSampleItems(
        store,
        writeContext(request, clock),
      )
      onChange(paths)
      for (const image of images) {
        known.forgetRemoved(image.public_id)
        // Its row is gone, so nothing leads to these bytes any more: what stays only takes up room.
        await removeBytes(mediaStore, image).catch((err: unknown) =>
          request.log.warn(
            { err, publicId: image.public_id },
            'A sample picture’s file could not be removed',
          ),
        )
      }
      return { removed: { articles, recipes, images: images.length } }
    },
  )
}
