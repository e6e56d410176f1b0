import type { SiteSettings } from '../../../domain/site/settings.ts'

/** What readers call her. */
export function firstNameOfCoach({ coach_name }: SiteSettings): string {
  return coach_name.trim().split(/\s+/)[0] || coach_name
}
