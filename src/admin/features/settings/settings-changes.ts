import type { SiteSettings } from '../../../domain/site/settings.ts'
import { settingsInput } from '../../../domain/site/settings-input.ts'
import type { SettingKey } from './setting.ts'
import { SETTING_GROUPS } from './setting-groups.ts'

export type SettingsChanges = Partial<SiteSettings>
/** Returns the changes with one more; a value equal to the stored one is not a change. */
export function withChange<K extends SettingKey>(
  changes: SettingsChanges,
  saved: SiteSettings,
  key: K,
  value: SiteSettings[K],
): SettingsChanges {
  const { [key]: _, ...others } = changes
  return isSame(value, saved[key]) ? others : { ...changes, [key]: value }
}

/** Returns what is left to save once `sent` is stored: what was changed again meanwhile stays. */
export function withoutSent(changes: SettingsChanges, sent: SettingsChanges): SettingsChanges {
  const kept = Object.entries(changes).filter(
    ([key, value]) =>
      !Object.hasOwn(sent, key) || !isSame(value, Object.entries(sent).find(([name]) => name === key)?.[1]),
  )
  return Object.fromEntries(kept)
}

/** Returns the changes without blank list rows, which are not saved. */
export function withoutBlankRows(changes: SettingsChanges): SettingsChanges {
  const { testimonials, playlist_tracks, home_stats, about_stats, about_discoveries } = changes
  return {
    ...changes,
    ...(testimonials && {
      testimonials: testimonials.filter(({ name, text }) => `${name}${text}`.trim() !== ''),
    }),
    ...(playlist_tracks && {
      playlist_tracks: playlist_tracks.filter(({ title, artist }) => `${title}${artist}`.trim() !== ''),
    }),
    ...(home_stats && { home_stats: home_stats.filter(hasWords) }),
    ...(about_stats && { about_stats: about_stats.filter(hasWords) }),
    ...(about_discoveries && { about_discoveries: withoutBlanks(about_discoveries) }),
  }
}

/** Returns the lines trimmed, without blank ones. */
export function withoutBlanks(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** The problems of a setting, by place: '' for the whole, `2.name` for the name in the third row of a list. */
export type Problems = Readonly<Record<string, string>>

/** Every setting in the order of the screen. */
export const SETTING_KEYS: readonly SettingKey[] = SETTING_GROUPS.flatMap(({ settings }) =>
  settings.map(({ key }) => key),
)

/** Validates a setting with the server's schema. */
export function settingProblems(key: SettingKey, value: unknown): Problems {
  const checked = settingsInput.shape[key].safeParse(value)
  if (checked.success) return {}
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

/** Returns the settings that cannot be saved as they are, with the problems of each; in the order of the screen. */
export function problemsOf(values: SiteSettings, keys: readonly SettingKey[]): Map<SettingKey, Problems> {
  const found = new Map<SettingKey, Problems>()
  for (const key of SETTING_KEYS) {
    const problems = keys.includes(key) ? settingProblems(key, values[key]) : {}
    if (Object.keys(problems).length > 0) found.set(key, problems)
  }
  return found
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function hasWords({ value, label, description }: SiteSettings['home_stats'][number]): boolean {
  return value !== 0 || `${label}${description}`.trim() !== ''
}
