import type { Selectable } from 'kysely'
import { keepPlaces, withCoachName } from '../../domain/site/coach-name.ts'
import { SETTING_TEMPLATES } from '../../domain/site/default-settings.ts'
import { type SiteSettings, siteSettingsSchema } from '../../domain/site/settings.ts'
import { writeAuditEntry } from './audit-log.ts'
import { renameAuthor } from './authors.ts'
import { setting } from './json-columns.ts'
import { recordPageChange } from './page-changes.ts'
import type { Database, Store } from './schema.ts'
import { inTransaction } from './transaction.ts'
import type { WriteContext } from './write-context.ts'

/** The site's settings: what the coach has stored, and the defaults for the rest. A stored value that no longer fits counts as not stored. */
export async function readSettings(db: Store): Promise<SiteSettings> {
  return toSettings(await readRows(db))
}

type SettingRow = Selectable<Database['settings']>

async function readRows(db: Store): Promise<SettingRow[]> {
  return db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute()
}

function toSettings(rows: readonly SettingRow[]): SiteSettings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const valid: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(siteSettingsSchema.shape)) {
    const text = stored.get(key)
    const parsed = text === undefined ? undefined : schema.safeParse(readStored(text))
    if (parsed?.success) valid[key] = parsed.data
  }
  return withCoachName(siteSettingsSchema.parse({ ...SETTING_TEMPLATES, ...valid }))
}

/** Stores the given settings, leaves the others, and has every page made anew. */
export async function writeSettings(
  db: Store,
  changes: Partial<SiteSettings>,
  { now, actor }: WriteContext,
): Promise<{ settings: SiteSettings; paths: null }> {
  return inTransaction(db, async (transaction) => {
    const before = await readSettings(transaction)
    const given = Object.entries(keepPlaces(changes, SETTING_TEMPLATES, before)).filter(
      ([, value]) => value !== undefined,
    )
    for (const [key, value] of given) {
      const text = setting.write(value)
      await transaction
        .insertInto('settings')
        .values({ key, value: text })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
        .execute()
    }
    const settings = await readSettings(transaction)
    if (settings.coach_name !== before.coach_name)
      await renameAuthor(transaction, before.coach_name, settings.coach_name)
    await writeAuditEntry(transaction, {
      ...actor,
      action: 'settings_updated',
      resource: 'settings',
      details: { fields: given.map(([key]) => key) },
      success: true,
      timestamp: now,
    })
    await recordPageChange(transaction, null, now)
    return { settings, paths: null }
  })
}

function readStored(text: string): unknown {
  try {
    return setting.read(text)
  } catch {
    return undefined
  }
}
