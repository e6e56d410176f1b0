import { settingsInput } from '../../domain/site/settings-input.ts'
import type { Store } from '../store/database.ts'
import { readSettings } from '../store/settings.ts'

/** The settings of a file that are good and differ from the site's; what cannot be used is left out. */
export async function findOtherSettings(
  store: Store,
  given: Record<string, unknown>,
): Promise<Partial<Awaited<ReturnType<typeof readSettings>>>> {
  const now = new Map<string, unknown>(Object.entries(await readSettings(store)))
  const other: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!now.has(name) || JSON.stringify(now.get(name)) === JSON.stringify(value)) continue
    if (settingsInput.safeParse({ [name]: value }).success) other[name] = value
  }
  return settingsInput.parse(other)
}
