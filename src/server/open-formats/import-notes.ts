import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportedNote } from '../../domain/import/imported-note.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import type { Store } from '../store/database.ts'
import { findImports } from '../store/items/imports.ts'
import { itemExists, readItemSlugs } from '../store/items/item-lookup.ts'
import { importNotes } from '../store/notes/import-notes.ts'
import type { WriteContext } from '../store/write-context.ts'
import type { ImportFile } from './import-file.ts'
import type { Step } from './plan-import.ts'

interface Tools {
  store: Store
  onChange: (paths: readonly string[] | null) => void
}

interface Place {
  kind: ContentKind
  itemId: number
}

/**
 * Brings the comments of a file in under the items they belong to, once these are here: also under those that were imported
 * before (IMPORT-NOTE-1). One with stars whose recipe did not come stays under its article, without them.
 *
 * @returns how many are new
 */
export async function bringNotesIn(
  { store, onChange }: Tools,
  file: ImportFile,
  steps: readonly Step[],
  context: WriteContext,
): Promise<number> {
  const places = new Map<string, { place: Place; notes: ImportedNote[] }>()
  const put = (place: Place | null, note: ImportedNote) => {
    if (!place) return
    const key = `${place.kind} ${place.itemId}`
    const known = places.get(key) ?? { place, notes: [] }
    known.notes.push(note)
    places.set(key, known)
  }
  const here = await findPlaces(store, steps)
  for (const { item } of steps)
    for (const note of item.notes) {
      const recipe = note.recipe === null ? undefined : here.get(note.recipe)
      const under = here.get(item.origin) ?? null
      put(recipe ?? under, recipe ? note : withoutRecipe(note, under))
    }
  for (const { under, note } of file.notes) {
    const itemId = (await slugsOf(store, under.kind)).get(under.slug)
    put(itemId === undefined ? null : { kind: under.kind, itemId }, note)
  }
  let added = 0
  for (const { place, notes } of places.values()) {
    await nextTurn()
    const imported = await importNotes(store, place, notes, context)
    added += imported.added
    onChange(imported.paths)
  }
  return added
}

/** Stars are for recipes: under an article they are left out. */
function withoutRecipe(note: ImportedNote, under: Place | null): ImportedNote {
  return under?.kind === 'recipe' ? note : { ...note, kind: null, rating: null }
}

/** Where each item of the file is on this site now, by its origin. */
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

const slugsOf = (store: Store, kind: ContentKind) => readItemSlugs(store, kind)
