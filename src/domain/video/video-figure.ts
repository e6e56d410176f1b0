import { imageUrl, OWN_DELIVERY, srcSet } from '../images/presets.ts'
import { decodeEntities, escapeHtml } from '../text/html-text.ts'
import { formatVideoTime } from './transcript.ts'
import { PROVIDER_NAMES, readVideoLink, type VideoLink, videoKey, watchAddress } from './video-link.ts'

/** The data on a film from its own site; queried only once, when a text that shows it is saved (VIDEO-FACT-1). */
export interface VideoFacts {
  /** `gone`: its site no longer has it; `elsewhere`: it exists, but may not be embedded on other sites. */
  state: 'found' | 'gone' | 'elsewhere'
  title: string
  /** Its author; '' when its site does not state it. */
  author: string
  /** Duration in seconds; null when its site does not state it. */
  seconds: number | null
  /** The day it was published, `YYYY-MM-DD`; null when its site does not state it. */
  uploaded: string | null
  poster: VideoPoster | null
}

/** A picture on this site. */
export interface VideoPoster {
  public_id: string
  version: string
  delivery_base: string | null
}

const FIGURE =
  /<figure class="video" data-video="([^"]*)"(?: data-words="([^"]*)")?[^>]*>[\s\S]*?<\/figure>(?=(\s*<details class="transcript")?)/g

const POSTER_WIDTHS = [400, 688, 800, 1200]
/** The width in `src`, for clients without support of `srcset`. */
const POSTER_WIDTH = 800

/** Returns the distinct keys of the films in HTML made by `markdownToHtml`. */
export function videoKeysIn(html: string): string[] {
  return videoLinksIn(html).map(videoKey)
}

/** Returns the distinct films in HTML made by `markdownToHtml`. */
export function videoLinksIn(html: string): VideoLink[] {
  const links = new Map<string, VideoLink>()
  for (const [, address = ''] of html.matchAll(FIGURE)) {
    const link = readVideoLink(decodeEntities(address))
    if (link && !links.has(videoKey(link))) links.set(videoKey(link), link)
  }
  return [...links.values()]
}

/**
 * Fills every film's figure in HTML made by `markdownToHtml` with the present data. Idempotent: figures filled before
 * are filled again.
 *
 * @param facts by `videoKey`; a film without facts shows the default drawing and plain words
 */
export function fillVideos(html: string, facts: ReadonlyMap<string, VideoFacts>): string {
  if (!html.includes('<figure class="video"')) return html
  return html.replace(FIGURE, (_, address: string, written = '', transcript?: string) => {
    const link = readVideoLink(decodeEntities(address))
    if (!link) return ''
    const known = facts.get(videoKey(link)) ?? null
    const words = escapeHtml(decodeEntities(written))
    return writeFigure(link, { facts: known, words, hasTranscript: transcript !== undefined })
  })
}

/** Returns the figure of a film without data yet, to be filled by `fillVideos`. */
export function emptyFigure(link: VideoLink, words: string): string {
  return writeFigure(link, { facts: null, words: escapeHtml(words), hasTranscript: false })
}

interface Shown {
  facts: VideoFacts | null
  /** The caption, as HTML text. */
  words: string
  hasTranscript: boolean
}

function writeFigure(link: VideoLink, { facts, words, hasTranscript }: Shown): string {
  const site = PROVIDER_NAMES[link.provider]
  const address = escapeHtml(watchAddress(link))
  const title = escapeHtml(facts?.title ?? '')
  const marks = [
    `data-video="${address}"`,
    words && `data-words="${words}"`,
    title && `data-title="${title}"`,
    facts?.state === 'elsewhere' && 'data-elsewhere=""',
    facts?.seconds && `data-seconds="${facts.seconds}"`,
    facts?.uploaded && `data-uploaded="${escapeHtml(facts.uploaded)}"`,
  ]
  const open = `<figure class="video" ${marks.filter(Boolean).join(' ')}>`
  const line = [title && `<strong>${title}</strong>`, words].filter(Boolean).join(' · ')
  const under = line === '' ? '' : `<p>${line}</p>`
  if (facts?.state === 'gone') {
    const rest = hasTranscript ? ' The transcript below still has its words.' : ''
    const panel = `<div class="video-frame video-gone">${GONE_ICON}<strong>This film has gone</strong><span>${site} no longer shows it.${rest}</span></div>`
    return `${open}${panel}${words ? `<figcaption><p>${words}</p></figcaption>` : ''}</figure>`
  }
  const poster = facts?.poster ? writePoster(facts.poster) : ''
  const length = facts?.seconds ? `, ${formatVideoTime(facts.seconds)}` : ''
  const isElsewhere = facts?.state === 'elsewhere'
  const pill = `<span class="video-pill"><i></i><span>Watch the film${length} <small>${isElsewhere ? 'Opens' : 'Plays from'} ${site}</small>${title && `<span class="sr-only">${title}</span>`}</span></span>`
  const note = isElsewhere
    ? `${site} doesn’t let other sites show this film, so it opens there.`
    : `Nothing is loaded from ${site} until you press play. Then it can see that you watch.`
  return `${open}<a class="video-frame${poster ? '' : ' video-drawing'}" href="${address}" rel="noopener">${poster}${pill}</a><figcaption>${under}<p>${note}</p><p class="video-acts"><a href="${address}" rel="noopener">Watch on ${site}</a></p></figcaption></figure>`
}

function writePoster({ public_id, version, delivery_base }: VideoPoster): string {
  const base = delivery_base ?? OWN_DELIVERY
  const src = imageUrl(public_id, version, '16:9', POSTER_WIDTH, base)
  const sources = srcSet(public_id, version, '16:9', POSTER_WIDTHS, base)
  return `<img src="${escapeHtml(src)}" srcset="${escapeHtml(sources)}" sizes="(min-width: 48rem) 700px, 94vw" width="1280" height="720" alt="" loading="lazy" decoding="async">`
}

/** A camera, crossed out. */
const GONE_ICON =
  '<svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10.66 6H14a2 2 0 0 1 2 2v2.5l5.248-3.062A.5.5 0 0 1 22 7.87v8.196"/><path d="M16 16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h2"/><path d="m2 2 20 20"/></svg>'

/** The data of a filled figure, for structured data. */
export interface ShownVideo {
  link: VideoLink
  title: string
  /** As in the figure; null without a picture. */
  poster: string | null
  seconds: number | null
  uploaded: string | null
  state: VideoFacts['state']
}

/** Returns the films in HTML filled by `fillVideos`. */
export function readShownVideos(html: string): ShownVideo[] {
  return Array.from(html.matchAll(FIGURE), ([figure]) => readFigure(figure)).filter((one) => one !== null)
}

function readFigure(figure: string): ShownVideo | null {
  const read = (pattern: RegExp) => {
    const value = pattern.exec(figure)?.[1]
    return value === undefined ? null : decodeEntities(value)
  }
  const link = readVideoLink(read(/ data-video="([^"]*)"/) ?? '')
  if (!link) return null
  const seconds = read(/ data-seconds="(\d+)"/)
  return {
    link,
    title: read(/ data-title="([^"]*)"/) ?? '',
    poster: read(/<img src="([^"]*)"/),
    seconds: seconds === null ? null : Number(seconds),
    uploaded: read(/ data-uploaded="([^"]*)"/),
    state: figure.includes('video-gone')
      ? 'gone'
      : figure.includes(' data-elsewhere=""')
        ? 'elsewhere'
        : 'found',
  }
}

/** The default drawing, for where there is no style sheet to show it. */
const DRAWING = '/film.jpg'

/** Returns the HTML for feeds and letters, where nothing plays: each film as its linked picture and a plain link. */
export function plainVideos(html: string): string {
  if (!html.includes('<figure class="video"')) return html
  return html.replace(FIGURE, (figure, _address: string, written = '') => {
    const shown = readFigure(figure)
    if (!shown) return ''
    const words = escapeHtml(decodeEntities(written))
    const site = PROVIDER_NAMES[shown.link.provider]
    const name = shown.title ? `“${escapeHtml(shown.title)}”` : 'the film'
    if (shown.state === 'gone') return `<p>${words || `A film that ${site} no longer shows.`}</p>`
    const address = escapeHtml(watchAddress(shown.link))
    const picture = `<p><a href="${address}"><img src="${escapeHtml(shown.poster ?? DRAWING)}" alt="Watch ${name}"></a></p>`
    return `${picture}<p>${words ? `${words} ` : ''}<a href="${address}">Watch ${name} on ${site}</a></p>`
  })
}
