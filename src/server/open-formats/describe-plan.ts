import type { ImportPlan } from '../../domain/admin/imports.ts'
import { listAdminAuthors } from '../store/authors.ts'
import { listAdminCategories } from '../store/categories.ts'
import type { Store } from '../store/database.ts'
import { toNameKey } from '../store/name-key.ts'
import type { ImportFile } from './import-file.ts'
import { findMissingImages } from './import-pictures.ts'
import { findOtherSettings } from './import-settings.ts'
import { isRemote, type Step, toPlannedItem } from './plan-import.ts'

/** What an import would do, in words: nothing is changed by asking. */
export async function describePlan(store: Store, file: ImportFile, steps: Step[]): Promise<ImportPlan> {
  const working = steps.filter(({ plan }) => plan.action !== 'skip')
  // Pictures that can be fetched later are counted whether they are or not: else there would be nothing to choose.
  const shown = steps.filter(({ plan, picturesLeft }) => plan.action !== 'skip' || picturesLeft)
  const remote = new Set(shown.flatMap(({ item }) => item.pictures.filter(isRemote)))
  const hosts = new Set([...remote].map((url) => new URL(url).host))
  return {
    source: file.source,
    site_name: file.site_name,
    items: steps.map(toPlannedItem),
    new_categories: namesNotIn(
      [...working.map(({ item }) => item.category), ...(file.site?.categories ?? []).map(nameIn)],
      await listAdminCategories(store),
    ),
    new_authors: namesNotIn(
      [...working.map(({ item }) => item.author), ...(file.site?.authors ?? []).map(nameIn)],
      await listAdminAuthors(store),
    ),
    pictures: {
      remote: remote.size,
      hosts: [...hosts].slice(0, 10),
      in_file: (await findMissingImages(store, file.images)).length,
    },
    settings: file.site ? Object.keys(await findOtherSettings(store, file.site.settings)).length : 0,
    notes: describeLeftOut(file, working),
  }
}

function nameIn(row: Record<string, unknown>): string | null {
  return typeof row.name === 'string' && row.name !== '' ? row.name : null
}

function namesNotIn(names: readonly (string | null)[], known: readonly { name: string }[]): string[] {
  const keys = new Set(known.map(({ name }) => toNameKey(name)))
  const fresh = new Map<string, string>()
  for (const name of names) {
    if (name !== null && !keys.has(toNameKey(name)) && !fresh.has(toNameKey(name)))
      fresh.set(toNameKey(name), name)
  }
  return [...fresh.values()].slice(0, 200)
}

function describeLeftOut({ source, left_out }: ImportFile, working: readonly Step[]): string[] {
  const notes = [...left_out].map(([what, count]) =>
    count === 1 ? `1 ${what} stays behind.` : `${count} ${what.replace(/y$/, 'ie')}s stay behind.`,
  )
  if (source === 'export') {
    notes.push(
      'Letters, messages and subscribers are not brought in. The subscribers page takes the CSV file, and asks about consent.',
    )
  }
  const redirects = working.filter(({ item }) => item.old_paths.length > 0).length
  if (redirects > 0) {
    notes.push(
      `${redirects === 1 ? 'The old address of 1 text leads' : `The old addresses of ${redirects} texts lead`} to the new one, once your domain points here.`,
    )
  }
  return notes
}
