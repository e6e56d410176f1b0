import { createContext, useContext } from 'react'
import type { PageSettings } from '../../domain/site/settings.ts'
import type { Reads } from './reads.ts'

export interface SiteContextValue {
  reads: Reads
  /** The public origin, such as `https://example.com`, without a trailing slash. */
  siteUrl: string
  /** The day this page was rendered, `YYYY-MM-DD` in the site's zone: components never read the clock, so both renders agree. */
  today: string
  /** True while the server shows an unpublished item by its preview link: no metadata for machines is rendered. */
  isPreview?: boolean
  /** The style sheet of readers' notes, set on the server only and rendered beside the notes. */
  notesSheet?: string | undefined
}

export const SiteContext = createContext<SiteContextValue | null>(null)

export function useSite(): SiteContextValue {
  const value = useContext(SiteContext)
  if (!value) throw new Error('No site')
  return value
}

/** Set once by the shell: calling `useRead` in each of the many places that show a setting is slow. */
export const SettingsContext = createContext<PageSettings | null>(null)

/** Returns the coach's settings, which every page's state contains. */
export function useSettings(): PageSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('No settings')
  return settings
}
