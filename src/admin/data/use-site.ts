import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS } from '../../domain/site/default-settings.ts'
import { settingCalls } from '../../domain/site/setting-calls.ts'
import { type SiteSettings, siteSettingsSchema } from '../../domain/site/settings.ts'
import { readOf } from './calls.ts'

const siteQuery = readOf({ method: 'GET', path: '/public/settings', answer: siteSettingsSchema }, {})

/**
 * Returns the site's public settings for the admin's frame: its name, the coach's, the time zone of every date shown.
 * From the public API, so that the login page has them too; a change of the settings makes them stale.
 */
export function useSite(): SiteSettings {
  const { data } = useQuery(siteQuery)
  return data ?? DEFAULT_SETTINGS
}

/** Whether the site's settings are still loading: a time typed before would be interpreted in the wrong time zone. */
export function useIsSiteComing(): boolean {
  return useQuery(siteQuery).isPending
}

export const settingsQuery = readOf(settingCalls.read, {})
