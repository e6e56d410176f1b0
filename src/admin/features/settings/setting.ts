import type { SiteSettings } from '../../../domain/site/settings.ts'
import type { SettingPage } from './setting-pages.ts'

type KeyOf<T> = { [K in keyof SiteSettings]: SiteSettings[K] extends T ? K : never }[keyof SiteSettings]

export type TextKey = KeyOf<string>
export type StatsKey = 'home_stats' | 'about_stats'

interface Described {
  label: string
  /** What it is for, in a sentence. */
  help: string
  pages: readonly SettingPage[]
  /** What readers meet when it is left empty; null where that needs no word. */
  whenEmpty: string | null
}

export interface TextSetting extends Described {
  kind: 'line' | 'text' | 'link' | 'email' | 'date'
  key: TextKey
}
type OtherSetting =
  | { kind: 'time_zone'; key: 'time_zone' }
  | { kind: 'stats'; key: StatsKey }
  | { kind: 'testimonials'; key: 'testimonials' }
  | { kind: 'tracks'; key: 'playlist_tracks' }

export type Setting = TextSetting | (OtherSetting & Described)

export interface SettingGroup {
  /** Its anchor in the page's address. */
  id: string
  title: string
  intro: string
  settings: readonly Setting[]
}

/** What most settings do when they are left empty. */
export const NOT_SHOWN = 'Empty, so it is not shown.'
