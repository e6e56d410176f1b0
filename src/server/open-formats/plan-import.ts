import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportChoices, PlannedItem } from '../../domain/admin/imports.ts'
import { suggestFreeSlug } from '../../domain/content/slug.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import { type ItemPlan, planItem, type Standing } from '../../domain/import/plan-item.ts'
import { showsPicture } from '../../domain/import/replace-picture.ts'
import { getArticle } from '../store/articles.ts'
import type { Store } from '../store/database.ts'
import { findImports, type ImportRow } from '../store/imports.ts'
import { readItemSlugs } from '../store/item-lookup.ts'
import { getRecipe } from '../store/recipes.ts'
import type { ImportFile } from './import-file.ts'
import { hashItem } from './item-hash.ts'
import { isSameItem } from './same-item.ts'

/** What will be done with one item. */
export interface Step {
  item: ImportItem
  plan: ItemPlan
  hash: string
  /** The slug it will have. */
  slug: string
  /** True when it is here, and pictures of it are still on another site. */
  picturesLeft: boolean
  /** True when these are fetched, and nothing else of it changes. */
  picturesOnly: boolean
}

/** Decides for every item of a file what an import would do, by what is on the site now. */
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
    // Ten thousand of them take a while: others are answered between any two.
    await nextTurn()
    const wanted = item.fields?.input.slug ?? ''
    const hash = hashItem(item)
    const imported = await findImported(store, imports.get(item.origin), item, hash)
    const standing: Standing = {
      imported: imported && { id: imported.id, unchanged: imported.unchanged },
      holder: await findHolder(store, item, slugs[item.kind].get(wanted)),
      takenInFile: inFile[item.kind].has(wanted),
    }
    const plan = planItem(item.problem, standing, choices.items[item.origin] ?? choices.collisions)
    const taken = (slug: string) => slugs[item.kind].has(slug) || inFile[item.kind].has(slug)
    const slug = plan.renamed ? suggestFreeSlug(wanted, taken) : wanted
    if (plan.action === 'create') inFile[item.kind].add(slug)
    const picturesLeft = plan.action === 'skip' && imported?.picturesLeft === true
    const step = { item, plan, hash, slug, picturesLeft, picturesOnly: false }
    steps.push(imported && picturesLeft ? planPictures(step, imported, choices) : step)
  }
  return steps
}

/** Pictures may be fetched after the texts came, also into a text edited since: its own words stay. */
function planPictures(step: Step, imported: Imported, { fetch_pictures }: ImportChoices): Step {
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
    // What the file said when it was imported: a newer version is still one next time.
    hash: imported.hash,
    picturesOnly: true,
  }
}

/** A step as the coach is shown it before she decides. */
export function toPlannedItem({ item, plan, slug }: Step): PlannedItem {
  return {
    origin: item.origin,
    kind: item.kind,
    title: item.title,
    action: plan.action,
    reason: plan.reason,
    decidable: plan.decidable,
    usable: item.problem === null,
    address: `${item.kind === 'article' ? '/blog' : '/recipes'}/${slug}`,
    warnings: item.warnings,
  }
}

interface Imported {
  id: number
  hash: string
  unchanged: boolean
  picturesLeft: boolean
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
  const picturesLeft =
    item.pictures.some((url) => isRemote(url) && showsPicture(text, url)) ||
    (item.featured_picture !== null &&
      isRemote(item.featured_picture.url) &&
      stored.featured_image_public_id === null)
  return { id: stored.id, hash: row.hash, unchanged: row.hash === hash, picturesLeft }
}

async function findHolder(
  store: Store,
  item: ImportItem,
  id: number | undefined,
): Promise<Standing['holder']> {
  const stored = id === undefined ? null : await readItem(store, item.kind, id)
  return stored && { id: stored.id, title: stored.title, same: isSameItem(item, stored) }
}

/** Whether a picture lies on another site, from where it could be fetched. */
export function isRemote(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** One whole item, whatever its status. */
export function readItem(store: Store, kind: ImportItem['kind'], id: number) {
  return kind === 'article' ? getArticle(store, id) : getRecipe(store, id)
}
