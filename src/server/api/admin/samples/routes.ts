import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { removedSamplesAnswer } from '../../../../domain/admin/answers.ts'
import { writeContext } from '../../../http/visitor.ts'
import { removeSampleItems } from '../../../store/sample-items.ts'
import type { ApiOptions } from '../../api.ts'

/** Clearing the site of what it came with, in one step. */
export const sampleRoutes: FastifyPluginAsyncZod<ApiOptions> = async (
  app,
  { store, images: known, clock, onChange },
) => {
  app.post(
    '/admin/remove-sample-content',
    {
      schema: {
        tags: ['admin settings'],
        summary: 'Remove the sample content',
        description:
          'Into the trash. What has been saved since it was put there is the coach’s own and stays.',
        response: { 200: removedSamplesAnswer },
      },
    },
    async (request) => {
      const { articles, recipes, images, paths } = await removeSampleItems(
        store,
        writeContext(request, clock),
      )
      onChange(paths)
      for (const publicId of images) known.forgetRemoved(publicId)
      return { removed: { articles, recipes, images: images.length } }
    },
  )
}
