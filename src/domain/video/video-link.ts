import { parseUrl } from '../text/parse-url.ts'

/** A film on one of the two sites whose players an article can show (VIDEO-LINK-1). */
export interface VideoLink {
  provider: VideoProvider
  id: string
  /** The secret of an unlisted Vimeo film; null for all others. */
  hash: string | null
  /** Start in seconds. */
  start: number
}

export type VideoProvider = 'youtube' | 'vimeo'

export const PROVIDER_NAMES: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** The only origins that pages embed in frames. */
export const PLAYER_ORIGINS: Record<VideoProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

const MAX_ADDRESS = 500
const BEGINNING = /^(?:https?:)?\/\/(?=[^/\\])/i
const YOUTUBE_HOST = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/
const SHORT_HOST = /^(?:www\.)?youtu\.be$/
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/
/** Path segments of player addresses that have the length of an id but are not one. */
const NO_YOUTUBE_ID = new Set(['videoseries', 'live_stream'])
const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v|e)\/([^/]+)\/?$/
const SHORT_PATH = /^\/([^/]+)\/?$/
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?([1-9]\d{0,11})(?:\/([0-9a-f]{6,32}))?\/?$/i
const HASH = /^[0-9a-f]{6,32}$/i

/**
 * Parses the address of a film, in every form of the two sites; null for any other. The result only holds an id, a hash
 * and seconds, each of a fixed form, so that no other part of an address ever reaches a page.
 *
 * @param address as typed or pasted; `https://` may be missing
 */
export function readVideoLink(address: string): VideoLink | null {
  const text = address.trim()
  if (text.length > MAX_ADDRESS || /[\s\\]/.test(text)) return null
  const whole = BEGINNING.test(text) ? text.replace(/^\/\//, 'https://') : `https://${text}`
  const url = parseUrl(whole)
  if (url?.username !== '' || url.password !== '' || url.port !== '') return null
  return VIMEO_HOST.test(url.hostname) ? readVimeo(url) : readYouTube(url)
}

function readYouTube(url: URL): VideoLink | null {
  const { hostname, pathname, searchParams } = url
  const id = SHORT_HOST.test(hostname)
    ? SHORT_PATH.exec(pathname)?.[1]
    : YOUTUBE_HOST.test(hostname)
      ? pathname === '/watch' || pathname === '/watch/'
        ? searchParams.get('v')
        : YOUTUBE_PATH.exec(pathname)?.[1]
      : null
  if (!id || !YOUTUBE_ID.test(id) || NO_YOUTUBE_ID.has(id)) return null
  return { provider: 'youtube', id, hash: null, start: readStart(url) }
}

function readVimeo(url: URL): VideoLink | null {
  const [, id, inPath] = VIMEO_PATH.exec(url.pathname) ?? []
  if (id === undefined) return null
  const hash = inPath ?? url.searchParams.get('h')
  const known = hash !== null && HASH.test(hash) ? hash.toLowerCase() : null
  return { provider: 'vimeo', id, hash: known, start: readStart(url) }
}

const SECONDS = /^(\d{1,6})s?$/
const UNITS = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** Returns the start of a film, in seconds: `90`, `90s`, `1m30s`; 0 for an invalid one. */
function readStart({ searchParams, hash }: URL): number {
  const text =
    searchParams.get('t') ??
    searchParams.get('start') ??
    searchParams.get('time_continue') ??
    new URLSearchParams(hash.slice(1)).get('t') ??
    ''
  const [, plain] = SECONDS.exec(text) ?? []
  if (plain !== undefined) return Number(plain)
  const [, hours = '0', minutes = '0', seconds = '0'] = UNITS.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Returns the key of a film, whatever its start: `youtube:…`, `vimeo:…`, `vimeo:…:hash`. */
export function videoKey({ provider, id, hash }: VideoLink): string {
  return [provider, id, ...(hash === null ? [] : [hash])].join(':')
}

/** Returns the film's public page: the canonical address by which the site refers to it. */
export function watchAddress({ provider, id, hash, start }: VideoLink): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`
  const place = hash === null ? id : `${id}/${hash}`
  return `https://vimeo.com/${place}${start > 0 ? `#t=${start}s` : ''}`
}

/**
 * Returns the player's address: without cookies at YouTube, without tracking at Vimeo.
 *
 * @param autoplay true after a press, which starts the film
 */
export function embedAddress({ provider, id, hash, start }: VideoLink, autoplay: boolean): string {
  const origin = PLAYER_ORIGINS[provider]
  if (provider === 'youtube') {
    const begins = start > 0 ? `&start=${start}` : ''
    return `${origin}/embed/${id}?rel=0&playsinline=1${begins}${autoplay ? '&autoplay=1' : ''}`
  }
  const secret = hash === null ? '' : `&h=${hash}`
  return `${origin}/video/${id}?dnt=1${secret}${autoplay ? '&autoplay=1' : ''}${start > 0 ? `#t=${start}s` : ''}`
}

const LINE = /^ {0,3}(?:<([^<>\s]+)>|\[[^[\]]{0,300}\]\(([^()\s]+)\)|([^\s<>[\]()]+))\s*$/
/** Maximum number of films of one text that are looked up. */
const MAX_VIDEOS = 20

/**
 * Returns the distinct films of a Markdown text, which may have to be looked up before it is stored. Which of these
 * lines become figures is decided at rendering.
 */
export function findVideoLinks(markdown: string): VideoLink[] {
  const found = new Map<string, VideoLink>()
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (line.length > MAX_ADDRESS * 2 || !/youtu|vimeo/i.test(line)) continue
    const [, inAngles, behindWords, bare] = LINE.exec(line) ?? []
    const link = readVideoLink(inAngles ?? behindWords ?? bare ?? '')
    if (link && found.size < MAX_VIDEOS) found.set(videoKey(link), link)
  }
  return [...found.values()]
}
