import { settingsInput } from '../../../domain/site/settings-input.ts'
import type { SettingKey } from './settings-changes.ts'

/** What is wrong with a setting, by place: '' for the whole, `2.name` for the name in the third row of a list. */
export type Problems = Readonly<Record<string, string>>

/** Holds a setting against the schema that the server holds it against. */
export function settingProblems(key: SettingKey, value: unknown): Problems {
  const checked = settingsInput.shape[key].safeParse(value)
  if (checked.success) return {}
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message]))
}
