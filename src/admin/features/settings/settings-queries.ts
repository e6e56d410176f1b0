import { queryOptions } from '@tanstack/react-query'
import { settingsAnswer } from '../../../domain/admin/answers.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { callApi } from '../../data/api.ts'

const PATH = '/api/admin/settings'

export function settingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'settings', 'own'],
    queryFn: async ({ signal }) => (await callApi(settingsAnswer, PATH, { signal })).settings,
  })
}

/** Stores some of the settings; the others keep their values. */
export async function saveSettings(changes: Partial<SiteSettings>): Promise<SiteSettings> {
  return (await callApi(settingsAnswer, PATH, { method: 'PUT', body: changes })).settings
}
