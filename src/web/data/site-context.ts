import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { DEFAULT_SETTINGS } from '../../domain/site/default-settings.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import type { SiteQueries } from './queries.ts'

export interface SiteContextValue {
  queries: SiteQueries
  /** The public origin, such as `https://example.com`, without a slash at the end. */
  siteUrl: string
  /** The day this page was rendered, `YYYY-MM-DD` in the site's zone: components never read the clock, so both renders agree. */
  today: string
}

export const SiteContext = createContext<SiteContextValue | null>(null)

export function useSite(): SiteContextValue {
  const value = useContext(SiteContext)
  if (!value) throw new Error('useSite is used outside the site')
  return value
}

/** The coach's settings; every page's state carries them. */
export function useSettings(): SiteSettings {
  const { queries } = useSite()
  return useQuery(queries.settings()).data ?? DEFAULT_SETTINGS
}
