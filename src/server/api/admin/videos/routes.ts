import { Failure } from '../../../../domain/errors.ts'
import { imageUrl } from '../../../../domain/images/presets.ts'
import { type FoundVideo, UNKNOWN_VIDEO, videoCalls } from '../../../../domain/video/video-calls.ts'
import { readVideoLink, type VideoLink, videoKey, watchAddress } from '../../../../domain/video/video-link.ts'
import { writeContext } from '../../../http/visitor.ts'
import { choosePoster } from '../../../store/images/change-video.ts'
import { listVideoFacts, type VideoRow } from '../../../store/images/videos.ts'
import type { Store } from '../../../store/schema.ts'
import { findOrFetchVideo, refreshVideo } from '../../../videos/fetch-video-metadata.ts'
import { serveCalls } from '../serve-calls.ts'

const POSTER_WIDTH = 480

/** Films on other sites, for the editor. */
export const videoRoutes = serveCalls('admin articles', videoCalls, (options) => {
  const { store, mediaStore, imageQueue: queue, askOutside: ask, clock, onChange } = options
  return {
    read: {
      summary: 'What YouTube or Vimeo says of a film',
      description:
        'Asks the film’s own site for title and picture and keeps both, so that readers’ pages never have to. `state` says whether it is there and may be shown here.',
      async answer(request) {
        const link = readLink(request.body.url)
        const tools = { store, mediaStore, queue, ask }
        const recall = request.body.known ? findOrFetchVideo : refreshVideo
        const row = await recall(tools, link, writeContext(request, clock))
        return { video: await describeVideo(store, link, row) }
      },
    },
    choosePoster: {
      summary: 'A picture of yours for a film',
      description:
        'Stands for the film wherever it is shown: on pages, in feeds, letters and structured data. `poster_public_id` is a picture of the library; `null` puts the film’s own picture back.',
      async answer(request) {
        const link = readLink(request.body.url)
        const { now } = writeContext(request, clock)
        const choice = await choosePoster(store, videoKey(link), request.body.poster_public_id, now)
        if (choice.kind === 'no_picture')
          throw new Failure('not_found', 'This picture is not in your library any more.')
        if (choice.kind === 'no_film')
          throw new Failure('not_found', 'This film is not known yet. Look it up first.')
        onChange(null)
        return { video: await describeVideo(store, link, choice.video) }
      },
    },
  }
})

function readLink(url: string): VideoLink {
  const link = readVideoLink(url)
  if (link) return link
  throw new Failure('invalid', UNKNOWN_VIDEO, { field: 'url' })
}

async function describeVideo(store: Store, link: VideoLink, row: VideoRow): Promise<FoundVideo> {
  const key = videoKey(link)
  const poster = (await listVideoFacts(store, [key])).get(key)?.poster ?? null
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
    poster,
    has_own_poster: poster !== null && poster.public_id === row.own_poster_public_id,
  }
}
