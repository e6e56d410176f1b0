import { sampleCalls } from '../../../../domain/site/sample-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { removeSampleItems } from '../../../store/site/sample-items.ts'
import { serveCalls } from '../serve-calls.ts'

/** Clearing the site of what it came with, in one step. */
export const sampleRoutes = serveCalls('admin settings', sampleCalls, (options) => {
  const { store, images: known, clock, onChange } = options
  return {
    remove: {
      summary: 'Remove the sample content',
      description: 'Into the trash. What has been saved since it was put there is the coach’s own and stays.',
      async answer(request) {
        const context = writeContext(request, clock)
        const { articles, recipes, images, paths } = await removeSampleItems(store, context)
        onChange(paths)
        for (const publicId of images) known.forgetRemoved(publicId)
        return { removed: { articles, recipes, images: images.length } }
      },
    },
  }
})
