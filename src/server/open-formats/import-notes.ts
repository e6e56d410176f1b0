import { setImmediate as nextTurn } from 'node:timers/promises'
import { foldName, joinComments, markAuthors, type SiteComment } from '../../domain/import/comments.ts'
import type { ImportedNote } from '../../domain/import/imported-note.ts'
import { normalizePath } from '../../domain/import/old-path.ts'
import { CONTENT_KINDS, type ContentKind } from '../../domain/items/status.ts'
import type { Store } from '../store/database.ts'
import { listAdminAuthors } from '../store/items/authors.ts'
import { findImports } from '../store/items/imports.ts'
import { itemExists, readItemSlugs } from '../store/items/item-reads.ts'
import { findItemOfOldPath, findRedirect } from '../store/items/redirects.ts'
import { findNoteOrigins, importNotes } from '../store/notes/carried-notes.ts'
import { readSettings } from '../store/site/settings.ts'
import type { WriteContext } from '../store/write-context.ts'
import type { ImportFile } from './import-file.ts'
import type { Step } from './import-step.ts'

interface Tools {
  store: Store
  onChange: (paths: readonly string[] | null) => void
}

interface Place {
  kind: ContentKind
  itemId: number
}

/** A file's notes, grouped by their item on this site. */
interface PlacedNotes {
  places: { place: Place; notes: ImportedNote[] }[]
  /** Number of notes whose address matches no item here. */
  homeless: number
}

/**
 * Imports a file's comments under their items, once these are here: also under items imported before (IMPORT-NOTE-1). A
 * rated comment whose recipe was not imported stays under its article, without the rating.
 *
 * @returns the number of new ones
 */
export async function importFileNotes(
  { store, onChange }: Tools,
  file: ImportFile,
  steps: readonly Step[],
  context: WriteContext,
): Promise<number> {
  let added = 0
  for (const { place, notes } of (await placeNotes(store, file, steps)).places) {
    await nextTurn()
    const imported = await importNotes(store, place, notes, context)
    added += imported.added
    onChange(imported.paths)
  }
  return added
}

/** Counts a file's comments that would be new, and those without an item here; changes nothing. */
export async function countNewNotes(
  store: Store,
  file: ImportFile,
  steps: readonly Step[],
): Promise<{ fresh: number; homeless: number }> {
  const { places, homeless } = await placeNotes(store, file, steps)
  const created = steps.filter(({ plan }) => plan.action === 'create')
  const slugs = new Set(created.map(({ item, slug }) => `${item.kind} ${slug}`))
  const coming = [
    ...created.flatMap(({ item }) => item.notes),
    ...file.notes.filter(({ under }) => slugs.has(`${under.kind} ${under.slug}`)).map(({ note }) => note),
  ]
  const origins = new Set([...coming, ...places.flatMap(({ notes }) => notes)].map(({ origin }) => origin))
  const known = await findNoteOrigins(store, [...origins])
  return { fresh: origins.size - known.size, homeless }
}

async function placeNotes(store: Store, file: ImportFile, steps: readonly Step[]): Promise<PlacedNotes> {
  const places = new Map<string, PlacedNotes['places'][number]>()
  const put = (place: Place, notes: readonly ImportedNote[]) => {
    const known = places.get(keyOf(place)) ?? { place, notes: [] }
    places.set(keyOf(place), known)
    for (const note of notes) known.notes.push(note)
  }
  const here = await findPlaces(store, steps)
  for (const { item } of steps)
    for (const note of item.notes) {
      const recipe = note.recipe === null ? undefined : here.get(note.recipe)
      const under = here.get(item.origin) ?? null
      const place = recipe ?? under
      if (place) put(place, [recipe ? note : withoutRecipe(note, under)])
    }
  const slugs = {
    article: await readItemSlugs(store, 'article'),
    recipe: await readItemSlugs(store, 'recipe'),
  }
  for (const { under, note } of file.notes) {
    const itemId = slugs[under.kind].get(under.slug)
    if (itemId !== undefined) put({ kind: under.kind, itemId }, [note])
  }
  // One text may have had several addresses: a reply can have another one than its comment.
  const talks = new Map<string, { place: Place; comments: SiteComment[] }>()
  let homeless = 0
  for (const { url, comments } of file.threads) {
    await nextTurn()
    const place = await findPlaceAt(store, slugs, url)
    if (!place) {
      homeless += comments.length
      continue
    }
    const talk = talks.get(keyOf(place)) ?? { place, comments: [] }
    talks.set(keyOf(place), talk)
    for (const comment of comments) talk.comments.push(comment)
  }
  const authors = talks.size > 0 ? await readAuthorNames(store) : new Set<string>()
  for (const { place, comments } of talks.values()) put(place, joinComments(markAuthors(comments, authors)))
  return { places: [...places.values()], homeless }
}

function keyOf({ kind, itemId }: Place): string {
  return `${kind} ${itemId}`
}

/** Returns the names whose replies are answers: the coach's, and those of articles' authors. */
async function readAuthorNames(store: Store): Promise<Set<string>> {
  const { coach_name } = await readSettings(store)
  const authors = await listAdminAuthors(store)
  return new Set([coach_name, ...authors.map(({ name }) => name)].map(foldName))
}

/** Finds the item for an address of the old site: by that address, by one of ours, or by its last path segment. */
async function findPlaceAt(
  store: Store,
  slugs: Record<ContentKind, ReadonlyMap<string, number>>,
  url: string,
): Promise<Place | null> {
  const path = URL.canParse(url, 'http://old.invalid')
    ? normalizePath(new URL(url, 'http://old.invalid').pathname)
    : null
  if (path === null) return null
  const known = await findItemOfOldPath(store, path)
  if (known && (await itemExists(store, known.kind, known.itemId))) return known
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/, '')
  const kinds: readonly ContentKind[] = path.startsWith('/recipes/') ? ['recipe', 'article'] : CONTENT_KINDS
  for (const kind of kinds) {
    const itemId = slugs[kind].get(slug) ?? (await findRedirect(store, kind, slug))
    if (itemId !== null && (await itemExists(store, kind, itemId))) return { kind, itemId }
  }
  return null
}

/** Ratings are for recipes: under an article they are dropped. */
function withoutRecipe(note: ImportedNote, under: Place | null): ImportedNote {
  return under?.kind === 'recipe' ? note : { ...note, kind: null, rating: null }
}

/** Finds where each item of the file is on this site now, by its origin. */
async function findPlaces(store: Store, steps: readonly Step[]): Promise<Map<string, Place>> {
  const imports = await findImports(
    store,
    steps.map(({ item }) => item.origin),
  )
  const found = new Map<string, Place>()
  for (const { item } of steps) {
    const row = imports.get(item.origin)
    if (row?.kind !== item.kind) continue
    const itemId = Number(row.target)
    if (await itemExists(store, item.kind, itemId)) found.set(item.origin, { kind: item.kind, itemId })
  }
  return found
}
