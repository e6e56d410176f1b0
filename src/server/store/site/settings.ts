import type { Selectable } from 'kysely'
import { Failure } from '../../../domain/errors.ts'
import { keepPlaces, withCoachName } from '../../../domain/site/coach-name.ts'
import { SETTING_TEMPLATES } from '../../../domain/site/default-settings.ts'
import { LOOK_PICTURES, LOOK_SETTINGS } from '../../../domain/site/look.ts'
import { type SiteSettings, siteSettingsSchema } from '../../../domain/site/settings.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { findImage } from '../images/images.ts'
import { renameAuthor } from '../items/authors.ts'
import { setting } from '../json-columns.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Database, Store } from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'

/** Reads the site's settings: stored ones, and defaults for the rest. A stored but invalid value counts as not stored. */
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

/**
 * Stores the given settings, leaves the rest unchanged, and invalidates every page.
 *
 * @throws Failure `invalid` for an image of the look that is not in the library
 */
export async function writeSettings(
  db: Store,
  changes: Partial<SiteSettings>,
  context: WriteContext,
): Promise<{ settings: SiteSettings; paths: null }> {
  return inTransaction(db, async (transaction) => {
    await refuseUnknownPictures(transaction, changes)
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
    await writeAuditEntry(transaction, context, {
      action: 'settings_updated',
      resource: 'settings',
      details: { fields: given.map(([key]) => key) },
    })
    await recordPageChange(transaction, null, context.now)
    return { settings, paths: null }
  })
}

async function refuseUnknownPictures(db: Store, changes: Partial<SiteSettings>): Promise<void> {
  const chosen = LOOK_SETTINGS.filter((name) => changes[name])
  if (chosen.length === 0) return
  // Under the lock that deletions take, so that a chosen image cannot be deleted concurrently.
  await dialectOf(db).lockName(db, 'images')
  const details = []
  for (const field of chosen) {
    if (await findImage(db, changes[field] ?? '')) continue
    const message = `The picture chosen as the ${LOOK_PICTURES[field]} is not in your image library. Please choose another`
    details.push({ field, message })
  }
  const [first] = details
  if (first) throw new Failure('invalid', first.message, { details })
}

function readStored(text: string): unknown {
  try {
    return setting.read(text)
  } catch {
    return undefined
  }
}
