import { setImmediate as nextTurn } from 'node:timers/promises'
import { pagePath } from '../../domain/content/affected-pages.ts'
import type { Article, ArticleCreate } from '../../domain/content/article.ts'
import type { Recipe } from '../../domain/content/recipe.ts'
import { authorCreateSchema, categoryCreateSchema } from '../../domain/content/taxonomies.ts'
import { Failure } from '../../domain/errors.ts'
import type { ImportChoices, ImportLine, ImportResult } from '../../domain/import/import-calls.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { FetchPublic } from '../net/fetch-public.ts'
import { renderMarkdown } from '../parsing/parse-in-worker.ts'
import type { Store } from '../store/database.ts'
import { listImageIds } from '../store/images/images.ts'
import { createArticle, updateArticle } from '../store/items/articles.ts'
import { createAuthor, listAdminAuthors } from '../store/items/authors.ts'
import { createCategory, listAdminCategories } from '../store/items/categories.ts'
import { rememberImport } from '../store/items/imports.ts'
import type { SaveResult } from '../store/items/item-writes.ts'
import { createRecipe, updateRecipe } from '../store/items/recipes.ts'
import { addOldPath, addRedirect, findRedirect } from '../store/items/redirects.ts'
import { takePlanDay } from '../store/newsletter/plan-days.ts'
import { writeSettings } from '../store/site/settings.ts'
import { toNameKey } from '../store/stored-values.ts'
import { withConflictRetry } from '../store/transaction.ts'
import type { WriteContext } from '../store/write-context.ts'
import { fetchVideoMetadata } from '../videos/fetch-video-metadata.ts'
import type { ImportFile } from './import-file.ts'
import { applyImages, dropLost, findMissingImages, storeExportedImage } from './import-images.ts'
import { importFileNotes } from './import-notes.ts'
import type { Fields, Step } from './import-step.ts'
import { findOtherPlanDays, findOtherSettings, isRemote, planSteps, readItem } from './plan-import.ts'
import { explainLoss, type KeptImage, storeRemoteImage } from './remote-images.ts'

interface ImportTools {
  store: Store
  mediaStore: MediaStore
  queue: RenderQueue
  /** Called with the pages each saved item affects. */
  onChange: (paths: readonly string[] | null) => void
  /** Fetches images of other sites; by default with the guards against private addresses. */
  ask?: FetchPublic
}

/**
 * Runs an import and yields its progress. Each item is stored atomically, and a failure does not stop the rest; a
 * client that disconnects stops it between two items.
 */
export async function* runImport(
  tools: ImportTools,
  file: ImportFile,
  choices: ImportChoices,
  context: WriteContext,
): AsyncGenerator<ImportLine> {
  const { store, onChange } = tools
  const result: ImportResult = {
    created: 0,
    updated: 0,
    skipped: 0,
    items: [],
    pictures: 0,
    notes: 0,
    lost_pictures: [],
  }
  const images = await findMissingImages(store, file.images)
  const steps = await planSteps(store, file, choices)
  const total = images.length + steps.length
  let done = 0
  for (const image of images) {
    yield { type: 'progress', done: done++, total, what: image.public_id }
    try {
      await storeExportedImage(tools, image, await file.readImage(image))
      result.pictures += 1
    } catch (error) {
      result.lost_pictures.push({ address: image.public_id, reason: explainLoss(error) })
    }
  }
  const kept = file.source === 'export' ? await listImageIds(store) : null
  const taxonomies = await openTaxonomies(store, file, context)
  await makeAllTaxonomies(taxonomies, file)
  for (const step of steps) {
    yield { type: 'progress', done: done++, total, what: step.item.title }
    await bringIn(step, { tools, taxonomies, choices, context, result, kept })
    await nextTurn()
  }
  result.notes = await importFileNotes(tools, file, steps, context)
  if (choices.take_settings && file.site) {
    const changes = await findOtherSettings(store, file.site.settings, await listImageIds(store))
    if (Object.keys(changes).length > 0) await writeSettings(store, changes, context)
    for (const day of await findOtherPlanDays(store, file.site.plan)) await takePlanDay(store, day, context)
  }
  onChange(null)
  yield { type: 'done', result }
}

/** This product's own export also contains categories and authors without items. */
async function makeAllTaxonomies(taxonomies: TaxonomyIds, { site }: ImportFile): Promise<void> {
  for (const { name } of site?.categories ?? []) if (typeof name === 'string') await taxonomies.category(name)
  for (const { name } of site?.authors ?? []) if (typeof name === 'string') await taxonomies.author(name)
}

interface Around {
  tools: ImportTools
  taxonomies: TaxonomyIds
  choices: ImportChoices
  context: WriteContext
  result: ImportResult
  /** For a file that contains its images: the ids of those now stored here. */
  kept: ReadonlySet<string> | null
}

async function bringIn(step: Step, around: Around): Promise<void> {
  const { item, plan } = step
  const { kind, title } = item
  const { result, tools, choices, context } = around
  if (plan.action === 'skip' || !item.fields) {
    result.skipped += 1
    result.items.push({ kind, title, outcome: 'skipped', reason: plan.reason, id: plan.target, ...WHOLE })
    return
  }
  const completed = await completeFields(step, item.fields, around)
  if (!completed) return
  const { fields, missing } = around.kept
    ? dropLost(completed, around.kept, result)
    : { fields: completed, missing: 0 }
  if (fields.kind === 'article' && choices.fetch_pictures)
    await fetchVideoMetadata(tools, fields.input.content, context)
  const saved = await saveItem(tools.store, step, fields, context)
  if (saved.kind === 'refused') {
    result.skipped += 1
    result.items.push({ kind, title, outcome: 'failed', reason: saved.reason, id: null, ...WHOLE })
    return
  }
  tools.onChange(saved.paths)
  const outcome = plan.action === 'create' ? 'created' : 'updated'
  result[outcome] += 1
  result.items.push({ kind, title, outcome, reason: plan.reason, id: saved.id, missing_pictures: missing })
}

const WHOLE = { missing_pictures: 0 }

/** Returns the fields to store: ids for names, the chosen slug, images stored here. Null where nothing is to be stored. */
async function completeFields(step: Step, given: Fields, around: Around): Promise<Fields | null> {
  const { item, slug } = step
  const { taxonomies, choices } = around
  const kept = choices.fetch_pictures ? await keepImages(item, around) : new Map<string, KeptImage>()
  if (step.imagesOnly) return completeImages(step, kept, around)
  const decided = {
    slug,
    category_id: await taxonomies.category(item.category),
    author_id: await taxonomies.author(item.author),
    ...(choices.as_drafts ? ({ status: 'draft' } as const) : {}),
  }
  return given.kind === 'article'
    ? { kind: 'article', input: applyImages({ ...given.input, ...decided }, item, kept) }
    : { kind: 'recipe', input: applyImages({ ...given.input, ...decided }, item, kept) }
}

/** Returns an existing item with the fetched images; null where none of them is new to it. */
async function completeImages(
  { item, plan }: Step,
  kept: ReadonlyMap<string, KeptImage>,
  { tools, result }: Around,
): Promise<Fields | null> {
  const stored = await readItem(tools.store, item.kind, plan.target ?? 0)
  if (!stored) return null
  const changes = stored.updated_at
  const fields: Fields =
    'content' in stored
      ? { kind: 'article', input: applyImages(stored, item, kept), changes }
      : { kind: 'recipe', input: applyImages(stored, item, kept), changes }
  if (JSON.stringify(fields.input) !== JSON.stringify(stored)) return fields
  const { kind, title } = item
  const reason = 'It was imported before; its missing pictures could not be fetched.'
  result.skipped += 1
  result.items.push({ kind, title, outcome: 'skipped', reason, id: stored.id, ...WHOLE })
  return null
}

async function keepImages(
  item: Step['item'],
  { tools, context, result }: Around,
): Promise<Map<string, KeptImage>> {
  const kept = new Map<string, KeptImage>()
  for (const url of item.pictures.filter(isRemote)) {
    try {
      const preset = item.kind === 'article' ? 'blog' : 'recipe'
      kept.set(url, await storeRemoteImage(tools, { url, preset }, context))
      result.pictures += 1
    } catch (error) {
      result.lost_pictures.push({ address: url, reason: explainLoss(error) })
    }
  }
  return kept
}

type SavedItem =
  | { kind: 'saved'; id: number; paths: readonly string[] | null }
  | { kind: 'refused'; reason: string }

/**
 * Stores one item of an import, its origin and its old addresses in one transaction: an interrupted import continues
 * where it stopped.
 */
async function saveItem(
  store: Store,
  { item, plan, hash }: Step,
  fields: Fields,
  context: WriteContext,
): Promise<SavedItem> {
  const contentHtml = await render(fields)
  if (typeof contentHtml === 'object') return contentHtml
  return withConflictRetry(store, async (transaction) => {
    const save = await write(transaction, { fields, contentHtml }, plan.target, context)
    if (save.kind !== 'saved') return { kind: 'refused', reason: REFUSALS[save.kind] }
    const { paths } = save
    const { id } = save.item
    const { origin, kind, old_paths, former_slugs } = item
    await rememberImport(transaction, { origin, kind, target: String(id), hash, at: context.now })
    for (const path of old_paths) {
      if (path !== pagePath(kind, fields.input.slug)) await addOldPath(transaction, path, kind, id)
    }
    for (const slug of former_slugs) {
      // A redirect from a draft's own slug would lead to itself, and answer 410.
      if (slug !== fields.input.slug && (await findRedirect(transaction, kind, slug)) === null)
        await addRedirect(transaction, kind, slug, id)
    }
    return { kind: 'saved', id, paths }
  })
}

const REFUSALS = {
  missing: 'It was deleted while the import ran.',
  stale: 'It was saved somewhere else while the import ran.',
  slug_taken: 'Something else took its address while the import ran.',
  unknown_reference: 'Its category or author was deleted while the import ran.',
  invalid: 'Its steps, swaps or variations name ingredients that are not in its list.',
} as const

/** Renders an article's HTML before the transaction, or returns why it cannot. Recipes contain no Markdown. */
async function render(fields: Fields): Promise<string | Extract<SavedItem, { kind: 'refused' }>> {
  if (fields.kind === 'recipe') return ''
  try {
    return await renderMarkdown(fields.input.content, 'article')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { kind: 'refused', reason: error.message }
  }
}

async function write(
  store: Store,
  { fields, contentHtml }: { fields: Fields; contentHtml: string },
  target: number | null,
  context: WriteContext,
): Promise<SaveResult<Article> | SaveResult<Recipe>> {
  if (fields.kind === 'article') {
    const { input } = fields
    return target === null
      ? createArticle(store, input, context, { contentHtml, imported: true })
      : updateArticle(store, target, toUpdate(input, fields), context, { contentHtml })
  }
  const { input } = fields
  return target === null
    ? createRecipe(store, input, context, { imported: true })
    : updateRecipe(store, target, toUpdate(input, fields), context)
}

/** Other sites have no findings: those the coach ignores here stay ignored. */
function toUpdate<Input extends Pick<ArticleCreate, 'ignored_findings'>>(input: Input, { changes }: Fields) {
  const { ignored_findings } = input
  return {
    ...input,
    ignored_findings: ignored_findings.length === 0 ? undefined : ignored_findings,
    updated_at: changes,
  }
}

interface TaxonomyIds {
  category(name: string | null): Promise<number | null>
  author(name: string | null): Promise<number | null>
}

/** Finds categories and authors by name, ignoring case, and creates missing ones as the file describes them. */
async function openTaxonomies(store: Store, file: ImportFile, context: WriteContext): Promise<TaxonomyIds> {
  const categories = await readIds(listAdminCategories(store))
  const authors = await readIds(listAdminAuthors(store))
  const described = { categories: byName(file.site?.categories), authors: byName(file.site?.authors) }
  return {
    category: (name) =>
      findOrMake(categories, name, async (wanted) => {
        const given = categoryCreateSchema.safeParse(described.categories.get(toNameKey(wanted)))
        const plain = categoryCreateSchema.parse({ name: wanted })
        const save = await createCategory(store, given.data ?? plain, context)
        if (save.kind === 'saved') return save.one.id
        // Its slug belongs to another category: it gets a new one.
        const again = await createCategory(store, { ...(given.data ?? plain), slug: null }, context)
        return again.kind === 'saved' ? again.one.id : null
      }),
    author: (name) =>
      findOrMake(authors, name, async (wanted) => {
        const given = authorCreateSchema.safeParse(described.authors.get(toNameKey(wanted)))
        const save = await createAuthor(
          store,
          given.data ?? authorCreateSchema.parse({ name: wanted }),
          context,
        )
        return save.kind === 'saved' ? save.one.id : null
      }),
  }
}

async function findOrMake(
  known: Map<string, number>,
  name: string | null,
  make: (name: string) => Promise<number | null>,
): Promise<number | null> {
  if (name === null) return null
  const key = toNameKey(name)
  const id = known.get(key) ?? (await make(name))
  if (id !== null) known.set(key, id)
  return id
}

async function readIds(list: Promise<{ id: number; name: string }[]>): Promise<Map<string, number>> {
  return new Map((await list).map(({ id, name }) => [toNameKey(name), id]))
}

function byName(rows: readonly Record<string, unknown>[] = []): Map<string, Record<string, unknown>> {
  return new Map(rows.map((row) => [toNameKey(String(row.name ?? '')), row]))
}
