import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pagePath } from '../../domain/content/affected-pages.ts'
import type { Article } from '../../domain/content/article.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import type { ImportChoices, ImportPlan, PlannedItem } from '../../domain/import/import-calls.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import { showsImage } from '../../domain/import/item-images.ts'
import { type ExistingItem, planItem } from '../../domain/import/plan-item.ts'
import { suggestFreeSlug } from '../../domain/items/slug.ts'
import { isSameDay, planDayInput } from '../../domain/newsletter/plan-input.ts'
import { type PlanDay, planDaySchema } from '../../domain/newsletter/workout-plan.ts'
import { LOOK_SETTINGS } from '../../domain/site/look.ts'
import { settingsInput } from '../../domain/site/settings-input.ts'
import type { Store } from '../store/database.ts'
import { listImageIds } from '../store/images/images.ts'
import { getArticle } from '../store/items/articles.ts'
import { listAdminAuthors } from '../store/items/authors.ts'
import { listAdminCategories } from '../store/items/categories.ts'
import { findImports, type ImportRow } from '../store/items/imports.ts'
import { readItemSlugs } from '../store/items/item-reads.ts'
import { getRecipe } from '../store/items/recipes.ts'
import { listOwnPlanDays } from '../store/newsletter/plan-days.ts'
import { readSettings } from '../store/site/settings.ts'
import { toNameKey } from '../store/stored-values.ts'
import type { ImportFile } from './import-file.ts'
import { findMissingImages } from './import-images.ts'
import { countNewNotes } from './import-notes.ts'
import type { Step } from './import-step.ts'

/** Plans what an import would do with every item of a file, given the site's present state. */
export async function planSteps(store: Store, file: ImportFile, choices: ImportChoices): Promise<Step[]> {
  const imports = await findImports(
    store,
    file.items.map(({ origin }) => origin),
  )
  const slugs = {
    article: await readItemSlugs(store, 'article'),
    recipe: await readItemSlugs(store, 'recipe'),
  }
  const inFile = { article: new Set<string>(), recipe: new Set<string>() }
  const steps: Step[] = []
  for (const item of file.items) {
    // Ten thousand of them take a while: other requests are answered in between.
    await nextTurn()
    const wanted = item.fields?.input.slug ?? ''
    const hash = hashItem(item)
    const imported = await findImported(store, imports.get(item.origin), item, hash)
    const existing: ExistingItem = {
      imported: imported && { id: imported.id, unchanged: imported.unchanged },
      holder: await findHolder(store, item, slugs[item.kind].get(wanted)),
      takenInFile: inFile[item.kind].has(wanted),
    }
    const plan = planItem(item.problem, existing, choices.items[item.origin] ?? choices.collisions)
    const taken = (slug: string) => slugs[item.kind].has(slug) || inFile[item.kind].has(slug)
    const slug = plan.renamed ? suggestFreeSlug(wanted, taken) : wanted
    if (plan.action === 'create') inFile[item.kind].add(slug)
    const imagesLeft = plan.action === 'skip' && imported?.imagesLeft === true
    const step = { item, plan, hash, slug, imagesLeft, imagesOnly: false }
    steps.push(imported && imagesLeft ? planImages(step, imported, choices) : step)
  }
  return steps
}

/** Images may be fetched after the texts were imported, also into a text edited since: its text stays. */
function planImages(step: Step, imported: Imported, { fetch_pictures }: ImportChoices): Step {
  const { plan } = step
  if (!fetch_pictures) {
    const reason = `${plan.reason} Its pictures can still be fetched.`
    return { ...step, plan: { ...plan, reason } }
  }
  const reason = imported.unchanged
    ? 'It was imported before; now its pictures are fetched.'
    : 'It was imported before. Your version stays; now its pictures are fetched.'
  return {
    ...step,
    plan: { ...plan, action: 'update', reason, target: imported.id },
    // The hash at the time of the import: a newer version in the file is still recognized next time.
    hash: imported.hash,
    imagesOnly: true,
  }
}

/** Converts a step for the coach's preview. */
function toPlannedItem({ item, plan, slug }: Step): PlannedItem {
  return {
    origin: item.origin,
    kind: item.kind,
    title: item.title,
    action: plan.action,
    reason: plan.reason,
    decidable: plan.decidable,
    usable: item.problem === null,
    address: pagePath(item.kind, slug),
    warnings: item.warnings,
  }
}

interface Imported {
  id: number
  hash: string
  unchanged: boolean
  imagesLeft: boolean
}

async function findImported(
  store: Store,
  row: ImportRow | undefined,
  item: ImportItem,
  hash: string,
): Promise<Imported | null> {
  if (row?.kind !== item.kind) return null
  const stored = await readItem(store, item.kind, Number(row.target))
  if (!stored) return null
  const text = 'content' in stored ? stored.content : ''
  const imagesLeft =
    item.pictures.some((url) => isRemote(url) && showsImage(text, url)) ||
    (item.featured_picture !== null &&
      isRemote(item.featured_picture.url) &&
      stored.featured_image_public_id === null)
  return { id: stored.id, hash: row.hash, unchanged: row.hash === hash, imagesLeft }
}

async function findHolder(
  store: Store,
  item: ImportItem,
  id: number | undefined,
): Promise<ExistingItem['holder']> {
  const stored = id === undefined ? null : await readItem(store, item.kind, id)
  return stored && { id: stored.id, title: stored.title, same: isSameItem(item, stored) }
}

/** Whether an image is on another site, from where it could be fetched. */
export function isRemote(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

export function readItem(store: Store, kind: ImportItem['kind'], id: number) {
  return kind === 'article' ? getArticle(store, id) : getRecipe(store, id)
}

/** Hashes what a file says of an item, to detect changes since the last import. */
function hashItem({ fields, category, author, pictures, featured_picture }: ImportItem): string {
  const said = JSON.stringify([
    fields && withoutDefaults(fields),
    category,
    author,
    pictures,
    featured_picture,
  ])
  return createHash('sha256').update(said).digest('hex')
}

/** A field added later and missing in a file must not change the hash. */
function withoutDefaults({ kind, input }: NonNullable<ImportItem['fields']>) {
  const { ignored_findings, notes_open, ...said } = input
  return {
    kind,
    input: {
      ...said,
      ...(ignored_findings.length === 0 ? {} : { ignored_findings }),
      ...(notes_open ? {} : { notes_open }),
    },
  }
}

const BY_NAME = new Set(['category_id', 'author_id'])

/** Whether a stored item equals the file's in every field, except save times and counts. */
function isSameItem(item: ImportItem, stored: Article | Recipe): boolean {
  if (!item.fields) return false
  const known = new Map<string, unknown>(Object.entries(stored))
  const sameNames =
    fold(item.category) === fold(stored.category_name) && fold(item.author) === fold(stored.author_name)
  return (
    sameNames &&
    Object.entries(item.fields.input).every(
      ([name, value]) =>
        BY_NAME.has(name) ||
        // A missing date is set when the item is published.
        (name === 'published_at' && value === null) ||
        JSON.stringify(value) === JSON.stringify(known.get(name)),
    )
  )
}

function fold(name: string | null): string {
  return (name ?? '').toLowerCase()
}

/**
 * Returns the valid settings of a file that differ from the site's; invalid ones are dropped.
 *
 * @param pictures the ids a logo, a portrait and an icon may have
 */
export async function findOtherSettings(
  store: Store,
  given: Record<string, unknown>,
  pictures: ReadonlySet<string>,
): Promise<Partial<Awaited<ReturnType<typeof readSettings>>>> {
  const now = new Map<string, unknown>(Object.entries(await readSettings(store)))
  const other: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!now.has(name) || JSON.stringify(now.get(name)) === JSON.stringify(value)) continue
    if (isUnknownPicture(name, value, pictures)) continue
    if (settingsInput.safeParse({ [name]: value }).success) other[name] = value
  }
  return settingsInput.parse(other)
}

/** Returns the valid plan days of a file that differ from the site's; invalid ones are dropped. */
export async function findOtherPlanDays(
  store: Store,
  given: readonly Record<string, unknown>[],
): Promise<PlanDay[]> {
  const own = new Map((await listOwnPlanDays(store)).map(({ day }) => [day.day, day]))
  return given.flatMap((value) => {
    const day = planDaySchema.safeParse(value)
    if (!day.success || !planDayInput.safeParse(value).success) return []
    const here = own.get(day.data.day)
    return here && isSameDay(here, day.data) ? [] : [day.data]
  })
}

function isUnknownPicture(name: string, value: unknown, pictures: ReadonlySet<string>): boolean {
  if (!LOOK_SETTINGS.some((each) => each === name) || value === '') return false
  return typeof value !== 'string' || !pictures.has(value)
}

/** Describes what an import would do, without changing anything. */
export async function describePlan(store: Store, file: ImportFile, steps: Step[]): Promise<ImportPlan> {
  const working = steps.filter(({ plan }) => plan.action !== 'skip')
  // Images that can be fetched are counted whether or not they will be: otherwise there would be no choice to offer.
  const shown = steps.filter(({ plan, imagesLeft }) => plan.action !== 'skip' || imagesLeft)
  const remote = new Set(shown.flatMap(({ item }) => item.pictures.filter(isRemote)))
  const comments = await countNewNotes(store, file, steps)
  const hosts = new Set([...remote].map((url) => new URL(url).host))
  const pictures = new Set([...(await listImageIds(store)), ...file.images.map(({ public_id }) => public_id)])
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
    settings: file.site
      ? Object.keys(await findOtherSettings(store, file.site.settings, pictures)).length
      : 0,
    plan_days: file.site ? (await findOtherPlanDays(store, file.site.plan)).length : 0,
    comments: comments.fresh,
    notes: describeLeftOut(file, working, comments),
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

function describeLeftOut(
  file: ImportFile,
  working: readonly Step[],
  { fresh, homeless }: { fresh: number; homeless: number },
): string[] {
  const { source, left_out } = file
  const notes = [...left_out].map(([what, count]) =>
    count === 1 ? `1 ${what} stays behind.` : `${count} ${what.replace(/y$/, 'ie')}s stay behind.`,
  )
  if (source === 'export') {
    notes.push(
      'Letters, messages and subscribers are not brought in. The subscribers page takes the CSV file, and asks about consent.',
    )
  }
  if (fresh > 0)
    notes.push(
      fresh === 1
        ? '1 comment comes along, as a note under its text.'
        : `${fresh.toLocaleString('en-US')} comments come along, as notes under their texts.`,
    )
  if (homeless > 0)
    notes.push(
      homeless === 1
        ? '1 comment stays behind: this site has nothing under its address. Bring its text in first.'
        : `${homeless.toLocaleString('en-US')} comments stay behind: this site has nothing under their addresses. Bring their texts in first.`,
    )
  const redirects = working.filter(({ item }) => item.old_paths.length > 0).length
  if (redirects > 0) {
    notes.push(
      `${redirects === 1 ? 'The old address of 1 text leads' : `The old addresses of ${redirects} texts lead`} to the new one, once your domain points here.`,
    )
  }
  return notes
}
