import type { LookSetting } from '../../../domain/site/look.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'

/** The settings of notes are on the notes page. */
export type SettingKey = Exclude<keyof SiteSettings, 'notes_enabled' | 'notes_mail'>
type KeyOf<T> = { [K in SettingKey]: SiteSettings[K] extends T ? K : never }[SettingKey]

export type TextKey = KeyOf<string>
type StatsKey = 'home_stats' | 'about_stats'

interface Described {
  label: string
  help: string
  /** Where it is shown, if not where the rest of its group is. */
  pages?: readonly SettingPage[]
  /** What readers see when it is empty, if it is not simply omitted; null where that needs no explanation. */
  whenEmpty?: string | null
  /** The reset button's text, for a setting other than a text. */
  backLabel?: string
}

export interface TextSetting extends Described {
  kind: 'line' | 'text' | 'link' | 'email' | 'date'
  key: TextKey
}

type Exceptions = Pick<Described, 'pages' | 'whenEmpty'>

/** Creates settings that are one text, from their label and purpose. */
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
