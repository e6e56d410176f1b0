import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query'
import { type FoundVideo, videoCalls } from '../../../../domain/video/video-calls.ts'
import { fillVideos, type VideoFacts, videoLinksIn } from '../../../../domain/video/video-figure.ts'
import { videoKey, watchAddress } from '../../../../domain/video/video-link.ts'
import { ask } from '../../../data/calls.ts'

const keyOf = (address: string) => ['admin', 'videos', address]

/**
 * Returns the query for a film's data, fetched once while the admin is open.
 * @param known true: its own site need not be asked again
 */
export function filmQuery(address: string, known = false) {
  return queryOptions({
    queryKey: keyOf(address),
    queryFn: async ({ signal }) =>
      (await ask(videoCalls.read, { body: { url: address, known } }, { signal })).video,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Sets a picture of the library as a film's poster wherever it is shown, or with null the film's own. */
export async function choosePoster(
  client: QueryClient,
  address: string,
  poster_public_id: string | null,
): Promise<void> {
  const { video } = await ask(videoCalls.choosePoster, { body: { url: address, poster_public_id } })
  client.setQueryData(keyOf(address), video)
}

/** Returns a preview's HTML with the picture and title of every film, as soon as they are known. */
export function useFilms(html: string): string {
  const links = videoLinksIn(html)
  const answers = useQueries({
    queries: links.map((link) => filmQuery(watchAddress({ ...link, start: 0 }), true)),
  })
  if (links.length === 0) return html
  const facts = new Map<string, VideoFacts>()
  links.forEach((link, index) => {
    const video = answers[index]?.data
    if (video && video.state !== 'unknown') facts.set(videoKey(link), factsOf(video, video.state))
  })
  return fillVideos(html, facts)
}

function factsOf(video: FoundVideo, state: VideoFacts['state']): VideoFacts {
  const { title, author, seconds, poster } = video
  return { state, title, author, seconds, uploaded: null, poster }
}

/** A film of the text: its address, and the line under it. */
export interface FilmLine {
  address: string
  words: string
}

/** Parses a film's line in the Markdown into its address and words (VIDEO-LINK-1). */
export function readFilmLine(markdown: string): FilmLine {
  const linked = /^\[([\s\S]*)\]\(<?([^\s)>]+)>?(?:\s[^)]*)?\)$/.exec(markdown.trim())
  if (linked) return { address: linked[2] ?? '', words: (linked[1] ?? '').replace(/\\([[\]\\])/g, '$1') }
  return { address: markdown.trim().replace(/^<|>$/g, ''), words: '' }
}
