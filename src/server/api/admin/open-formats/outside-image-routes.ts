import { outsideImageCalls } from '../../../../domain/images/outside-image-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { fetchOutsideImages, listOutsideImages } from '../../../open-formats/outside-images.ts'
import { serveCalls } from '../serve-calls.ts'

/** Pictures that articles and recipes show from other sites, and bringing them here (IMG-OUTSIDE-1). */
export const outsideImageRoutes = serveCalls('admin open formats', outsideImageCalls, (options) => {
  const { store, mediaStore, imageQueue: queue, askOutside: ask, siteUrl, clock, onChange } = options
  const ownOrigin = new URL(siteUrl).origin
  return {
    list: {
      summary: 'The articles and recipes that show pictures from other sites',
      async answer() {
        const items = await listOutsideImages(store, ownOrigin)
        return { items, pictures: items.reduce((sum, { pictures }) => sum + pictures, 0) }
      },
    },
    fetch: {
      summary: 'Fetch the pictures one item shows from other sites, and show them from here',
      answer: (request) =>
        fetchOutsideImages(
          { store, mediaStore, queue, ask, ownOrigin, onChange },
          request.body,
          writeContext(request, clock),
        ),
    },
  }
})
