import type { LookSetting } from '../../../domain/site/look.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'

/** How notes are taken is set where they are read. */
export type SettingKey = Exclude<keyof SiteSettings, 'notes_enabled' | 'notes_mail'>
type KeyOf<T> = { [K in SettingKey]: SiteSettings[K] extends T ? K : never }[SettingKey]

export type TextKey = KeyOf<string>
type StatsKey = 'home_stats' | 'about_stats'

interface Described {
  label: string
  help: string
  /** Where it is seen, if elsewhere than the others of its group. */
  pages?: readonly SettingPage[]
  /** What readers meet when it is left empty, unless it is just not shown; null where that needs no word. */
  whenEmpty?: string | null
  /** What the way back to the original is called, where that is no text. */
  backLabel?: string
}

export interface TextSetting extends Described {
  kind: 'line' | 'text' | 'link' | 'email' | 'date'
  key: TextKey
}

type Exceptions = Pick<Described, 'pages' | 'whenEmpty'>

/** Settings that are one text, told by what they are called and what they are for. */
const textSetting =
  (kind: TextSetting['kind']) =>
  (key: TextKey, label: string, help: string, exceptions: Exceptions = {}): TextSetting => ({
    kind,
    key,
    label,
    help,
    ...exceptions,
  })

export const line = textSetting('line')
export const text = textSetting('text')
export const link = textSetting('link')
export const date = textSetting('date')

type OtherSetting =
  | { kind: 'time_zone'; key: 'time_zone' }
  | { kind: 'lines'; key: 'about_discoveries' }
  | { kind: 'stats'; key: StatsKey }
  | { kind: 'testimonials'; key: 'testimonials' }
  | { kind: 'tracks'; key: 'playlist_tracks' }
  | { kind: 'picture'; key: LookSetting }
  | { kind: 'accent'; key: 'accent_color' }

export type Setting = TextSetting | (OtherSetting & Described)

export interface SettingGroup {
  /** Its anchor in the page's address. */
  id: string
  title: string
  intro: string
  pages: readonly SettingPage[]
  settings: readonly Setting[]
}

/** Where a setting is seen: the words for it, and an address to look at. */
export const SETTING_PAGES = {
  every: { label: 'Every page', href: '/' },
  home: { label: 'Home', href: '/' },
  about: { label: 'About', href: '/about' },
  blog: { label: 'Blog', href: '/blog' },
  articles: { label: 'Each article', href: '/blog' },
  recipes: { label: 'Recipes', href: '/recipes' },
  playlist: { label: 'Playlist', href: '/playlist' },
  contact: { label: 'Contact', href: '/contact' },
  privacy: { label: 'Privacy policy', href: '/privacy-policy' },
  terms: { label: 'Terms of service', href: '/terms-of-service' },
  letters: { label: 'Newsletters', href: '/admin/issues' },
  welcome: { label: 'Outbox', href: '/admin/outbox' },
  feed: { label: 'News feed', href: '/rss.xml' },
} as const

export type SettingPage = keyof typeof SETTING_PAGES
