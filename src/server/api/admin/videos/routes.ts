import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type FoundVideo,
  UNKNOWN_VIDEO,
  videoAnswer,
  videoReadSchema,
} from '../../../../domain/admin/videos.ts'
import { Failure } from '../../../../domain/errors.ts'
import { imageUrl } from '../../../../domain/images/presets.ts'
import { readVideoLink, type VideoLink, videoKey, watchAddress } from '../../../../domain/video/video-link.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import type { Store } from '../../../store/schema.ts'
import { listVideoFacts, type VideoRow } from '../../../store/videos.ts'
import { learnVideo } from '../../../videos/learn-videos.ts'
import type { ApiOptions } from '../../api.ts'

const POSTER_WIDTH = 480

/** Films on other sites, for the editor. */
export const videoRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, mediaStore, imageQueue: queue, askVideos: ask, clock } = options

  app.post(
    '/admin/videos/read',
    {
      schema: {
        tags: ['admin articles'],
        summary: 'What YouTube or Vimeo says of a film',
        description:
          'Asks the film’s own site for title and picture and keeps both, so that readers’ pages never have to. `state` says whether it is there and may be shown here.',
        body: videoReadSchema,
        response: { 200: videoAnswer, 400: errorAnswer },
      },
    },
    async (request) => {
      const link = readVideoLink(request.body.url)
      if (!link)
        throw new Failure('invalid', UNKNOWN_VIDEO, { details: [{ field: 'url', message: UNKNOWN_VIDEO }] })
      const tools = { store, mediaStore, queue, ask }
      const row = await learnVideo(tools, link, writeContext(request, clock))
      return { video: await describeVideo(store, link, row) }
    },
  )
}

async function describeVideo(store: Store, link: VideoLink, row: VideoRow): Promise<FoundVideo> {
  const key = videoKey(link)
  const poster = (await listVideoFacts(store, [key])).get(key)?.poster
  return {
    address: watchAddress(link),
    provider: link.provider,
    state: row.state,
    title: row.title,
    author: row.author,
    seconds: row.duration,
    start: link.start,
    poster_url: poster
      ? imageUrl(poster.public_id, poster.version, '16:9', POSTER_WIDTH, poster.delivery_base ?? undefined)
      : null,
  }
}
