import { authorCreateSchema } from '../../domain/content/author.ts'
import { categoryCreateSchema } from '../../domain/content/category.ts'
import type { Store } from '../store/database.ts'
import { createAuthor, listAdminAuthors } from '../store/items/authors.ts'
import { createCategory, listAdminCategories } from '../store/items/categories.ts'
import { toNameKey } from '../store/name-key.ts'
import type { WriteContext } from '../store/write-context.ts'
import type { ImportFile } from './import-file.ts'

export interface TaxonomyIds {
  category(name: string | null): Promise<number | null>
  author(name: string | null): Promise<number | null>
}

/** Finds categories and authors by name, in any case, and makes those that are not there as the file describes them. */
export async function openTaxonomies(
  store: Store,
  file: ImportFile,
  context: WriteContext,
): Promise<TaxonomyIds> {
  const categories = await readIds(listAdminCategories(store))
  const authors = await readIds(listAdminAuthors(store))
  const described = { categories: byName(file.site?.categories), authors: byName(file.site?.authors) }
  return {
    category: (name) =>
      findOrMake(categories, name, async (wanted) => {
        const given = categoryCreateSchema.safeParse(described.categories.get(toNameKey(wanted)))
        const plain = categoryCreateSchema.parse({ name: wanted })
        const save = await createCategory(store, given.data ?? plain, context)
        if (save.kind === 'saved') return save.category.id
        // Its slug belongs to another: then it gets one of its own.
        const again = await createCategory(store, { ...(given.data ?? plain), slug: null }, context)
        return again.kind === 'saved' ? again.category.id : null
      }),
    author: (name) =>
      findOrMake(authors, name, async (wanted) => {
        const given = authorCreateSchema.safeParse(described.authors.get(toNameKey(wanted)))
        const save = await createAuthor(
          store,
          given.data ?? authorCreateSchema.parse({ name: wanted }),
          context,
        )
        return save.kind === 'saved' ? save.author.id : null
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
