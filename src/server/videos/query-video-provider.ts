import { z } from 'zod'
import { MAX_IMAGE_BYTES } from '../../domain/images/upload-limits.ts'
import { SECOND } from '../../domain/time/durations.ts'
import type { VideoFacts } from '../../domain/video/video-figure.ts'
import { type VideoLink, watchAddress } from '../../domain/video/video-link.ts'
import type { FetchPublic } from '../net/fetch-public.ts'

/** A save waits at most this long for a film's site, all of its answers together. */
const TIME_LIMIT_MS = 6 * SECOND
const MAX_ANSWER_BYTES = 100_000
const MAX_TITLE = 200
/** Hosts of the two sites' posters; no other address in an answer is requested. */
const POSTER_HOSTS = /^(?:i\d?\.ytimg\.com|i\.vimeocdn\.com)$/

/** The used part of oEmbed: both sites send more. */
const answerSchema = z.object({
  title: z.string().catch(''),
  author_name: z.string().catch(''),
  thumbnail_url: z.string().catch(''),
  duration: z.number().int().positive().max(360_000).nullable().catch(null),
  upload_date: z.string().catch(''),
})

/** Facts from a film's site, with its poster's bytes; `unknown` when it could not be reached. */
export interface ProviderAnswer extends Omit<VideoFacts, 'state' | 'poster'> {
  state: VideoFacts['state'] | 'unknown'
  poster: Buffer | null
}

const NOTHING = { title: '', author: '', seconds: null, uploaded: null, poster: null }

/**
 * Queries a film's own site (oEmbed), with the guards for outside addresses. Never throws for errors of the other site:
 * they must not block a save.
 */
export async function queryVideoProvider(link: VideoLink, ask: FetchPublic): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const limits = { timeLimitMs: TIME_LIMIT_MS, signal, httpsOnly: true }
  const response = await ask(describeAddress(link), {
    ...limits,
    maxBytes: MAX_ANSWER_BYTES,
    accept: 'application/json',
  }).catch(() => null)
  if (response === null) return { state: 'unknown', ...NOTHING }
  const state = STATES.get(response.status) ?? (response.ok ? 'found' : 'unknown')
  if (state !== 'found') return { state, ...NOTHING }
  const parsed = answerSchema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) return { state: 'unknown', ...NOTHING }
  const { title, author_name, thumbnail_url, duration, upload_date } = parsed.data
  const poster = await askPoster(posterAddresses(link, thumbnail_url), ask, limits)
  const uploaded = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(upload_date)?.[0] ?? null
  return { state, title: oneLine(title), author: oneLine(author_name), seconds: duration, uploaded, poster }
}

/** Meaning of refusals: YouTube answers 400 for unknown ids, both sites 401 or 403 where embedding is not allowed. */
const STATES = new Map<number, ProviderAnswer['state']>([
  [400, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [401, 'elsewhere'],
  [403, 'elsewhere'],
])

function describeAddress(link: VideoLink): URL {
  const address = watchAddress({ ...link, start: 0 })
  const url = new URL(
    link.provider === 'youtube' ? 'https://www.youtube.com/oembed' : 'https://vimeo.com/api/oembed.json',
  )
  url.searchParams.set('url', address)
  if (link.provider === 'youtube') url.searchParams.set('format', 'json')
  else url.searchParams.set('width', '1280')
  return url
}

/** The largest first; the one in YouTube's answer is small, with black bars. */
function posterAddresses({ provider, id }: VideoLink, named: string): URL[] {
  const all = provider === 'youtube' ? [`https://i.ytimg.com/vi/${id}/maxresdefault.jpg`, named] : [named]
  return all
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .filter(
      ({ protocol, hostname, port }) => protocol === 'https:' && port === '' && POSTER_HOSTS.test(hostname),
    )
}

async function askPoster(
  addresses: readonly URL[],
  ask: FetchPublic,
  limits: { timeLimitMs: number; signal: AbortSignal; httpsOnly: boolean },
): Promise<Buffer | null> {
  for (const address of addresses) {
    const response = await ask(address, { ...limits, maxBytes: MAX_IMAGE_BYTES, accept: 'image/*' }).catch(
      () => null,
    )
    if (response?.ok) return Buffer.from(await response.arrayBuffer())
  }
  return null
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a title
  const line = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').replace(/\s+/g, ' ')
  return line.trim().slice(0, MAX_TITLE)
}
