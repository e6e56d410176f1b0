import { ISSUE_PARAMETER } from '../newsletter/issue-links.ts'
import { parseUrl } from '../text/parse-url.ts'

export const SOURCE_KINDS = ['direct', 'search', 'social', 'letter', 'site'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** The source of a visit (STAT-SOURCE-1). */
export interface Source {
  /** As shown to the coach: `Google`, `Instagram`, `happy-kitchens.example`; empty for `direct` and `letter`. */
  name: string
  kind: SourceKind
}

const DIRECT: Source = { name: '', kind: 'direct' }
const LETTER: Source = { name: '', kind: 'letter' }

/** By host without its country suffix: `google` of `www.google.co.uk`. */
const SEARCH_ENGINES = new Map(
  Object.entries({
    google: 'Google',
    bing: 'Bing',
    duckduckgo: 'DuckDuckGo',
    ecosia: 'Ecosia',
    yahoo: 'Yahoo',
    qwant: 'Qwant',
    startpage: 'Startpage',
    brave: 'Brave Search',
    baidu: 'Baidu',
    yandex: 'Yandex',
    ya: 'Yandex',
    kagi: 'Kagi',
    naver: 'Naver',
    seznam: 'Seznam',
    mojeek: 'Mojeek',
    swisscows: 'Swisscows',
    aol: 'AOL',
    ask: 'Ask',
  }),
)
const SOCIAL_SITES = new Map(
  Object.entries({
    instagram: 'Instagram',
    facebook: 'Facebook',
    fb: 'Facebook',
    messenger: 'Messenger',
    pinterest: 'Pinterest',
    pin: 'Pinterest',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    youtu: 'YouTube',
    twitter: 'X',
    x: 'X',
    t: 'X',
    reddit: 'Reddit',
    redd: 'Reddit',
    threads: 'Threads',
    linkedin: 'LinkedIn',
    lnkd: 'LinkedIn',
    whatsapp: 'WhatsApp',
    bsky: 'Bluesky',
    mastodon: 'Mastodon',
    tumblr: 'Tumblr',
    snapchat: 'Snapchat',
    telegram: 'Telegram',
    discord: 'Discord',
    vk: 'VK',
    strava: 'Strava',
    flipboard: 'Flipboard',
    linktr: 'Linktree',
  }),
)
/** Services that own the name only under one top-level domain. */
const EXACT_HOSTS = new Map([
  ['x', 'x.com'],
  ['t', 't.co'],
  ['ya', 'ya.ru'],
  ['pin', 'pin.it'],
  ['fb', 'fb.com'],
  ['ask', 'ask.com'],
  ['vk', 'vk.com'],
  ['youtu', 'youtu.be'],
  ['redd', 'redd.it'],
  ['lnkd', 'lnkd.in'],
  ['linktr', 'linktr.ee'],
  ['telegram', 'telegram.org'],
])
/** Mail read in a browser or an app: the source is a letter. */
const MAIL_HOST =
  /^(?:mail|email|webmail|outlook|deref-gmx|deref-web|navigator-[\w-]+)\.|(?:^|\.)(?:gmx|web\.de|proton\.me|protonmail|hey\.com|fastmail)(?:\.|$)/
const APPS: readonly (readonly [RegExp, Source])[] = [
  [
    /^(?:com\.google\.android\.gm|com\.microsoft\.office\.outlook|com\.yahoo\.mobile\.client\.android\.mail)$/,
    LETTER,
  ],
  [/^com\.google\.android\.(?:googlequicksearchbox|apps\.searchlite)$/, { name: 'Google', kind: 'search' }],
  [/^com\.instagram\./, { name: 'Instagram', kind: 'social' }],
  [/^com\.facebook\.|^com\.zhiliaoapp\./, { name: 'Facebook', kind: 'social' }],
  [/^com\.pinterest/, { name: 'Pinterest', kind: 'social' }],
  [/^com\.(?:twitter|reddit|linkedin|whatsapp)\b/, { name: '', kind: 'social' }],
]
const APP_NAMES: Readonly<Record<string, string>> = {
  twitter: 'X',
  reddit: 'Reddit',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
}

/** A longer text is not a host. */
const MAX_REFERRER = 2_000
const MAX_NAME = 100
/** The marks in links of other newsletter programs; our own is `letter`. */
const LETTER_MARK = /^(?:letter|newsletter|email)$/i

/**
 * Determines a visitor's source, by the browser's referrer and the marks of the link itself.
 *
 * @param referrer as sent by the browser; may be any text
 * @param query of the opened page, `utm_source=…`
 * @param siteUrl the site's own address: a visitor from there moves within the site and has no source
 * @returns null within the site
 */
export function sourceOf(
  referrer: string | null | undefined,
  { query = '', siteUrl }: { query?: string; siteUrl: string },
): Source | null {
  const marks = new URLSearchParams(query.slice(0, MAX_REFERRER))
  if (marks.has(ISSUE_PARAMETER)) return LETTER
  if (LETTER_MARK.test(marks.get('utm_medium') ?? '') || LETTER_MARK.test(marks.get('utm_source') ?? ''))
    return LETTER
  const url = readUrl(referrer)
  if (url === null) return byMark(marks) ?? DIRECT
  if (url.host === new URL(siteUrl).host) return null
  if (url.protocol === 'android-app:') return ofApp(url.hostname)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return DIRECT
  return ofHost(url.hostname.toLowerCase())
}

/** Returns where a link was found, so that the coach can correct it: a path here or the other site's name; null if unknown. */
export function linkedFrom(referrer: string | undefined, siteUrl: string): string | null {
  const url = readUrl(referrer)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  if (url.host === new URL(siteUrl).host) return url.pathname.slice(0, MAX_NAME)
  return url.hostname.replace(/^www\./, '').slice(0, MAX_NAME)
}

function readUrl(referrer: string | null | undefined): URL | null {
  return referrer && referrer.length <= MAX_REFERRER ? parseUrl(referrer) : null
}

/** Links in profiles and apps often contain their source. */
function byMark(marks: URLSearchParams): Source | null {
  const named =
    marks
      .get('utm_source')
      ?.toLowerCase()
      .replace(/\.com$/, '') ?? ''
  const social = SOCIAL_SITES.get(named) ?? (named === 'ig' ? 'Instagram' : undefined)
  if (social !== undefined && named.length > 1) return { name: social, kind: 'social' }
  return null
}

function ofApp(name: string): Source {
  for (const [pattern, source] of APPS) {
    if (pattern.test(name)) return source.name || source.kind === 'letter' ? source : nameApp(name, source)
  }
  return DIRECT
}

function nameApp(id: string, source: Source): Source {
  return { ...source, name: APP_NAMES[id.split('.')[1] ?? ''] ?? '' }
}

function ofHost(host: string): Source {
  if (MAIL_HOST.test(host)) return LETTER
  const labels = host.split('.')
  for (const label of labels.slice(0, -1)) {
    const exact = EXACT_HOSTS.get(label)
    if (exact !== undefined && host !== exact && !host.endsWith(`.${exact}`)) continue
    const search = SEARCH_ENGINES.get(label)
    if (search !== undefined && isOwnLabel(labels, label)) return { name: search, kind: 'search' }
    const social = SOCIAL_SITES.get(label)
    if (social !== undefined && isOwnLabel(labels, label)) return { name: social, kind: 'social' }
  }
  return { name: host.replace(/^(?:www|m|amp)\./, '').slice(0, MAX_NAME), kind: 'site' }
}

/** Whether a name directly precedes its country suffix: `google.co.uk` is Google's, `google.shop.example` is not. */
function isOwnLabel(labels: readonly string[], label: string): boolean {
  const behind = labels.slice(labels.indexOf(label) + 1)
  if (behind.length === 1) return true
  const [second = '', country = ''] = behind
  return behind.length === 2 && country.length === 2 && /^(?:com?|org|net|ac|gov)$/.test(second)
}
