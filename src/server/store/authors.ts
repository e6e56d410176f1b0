import type { Author } from '../../domain/content/author.ts'
import { links } from './json-columns.ts'
import { toNameKey } from './name-key.ts'
import type { Store } from './schema.ts'

/** All authors, by name. */
export async function listAuthors(db: Store): Promise<Author[]> {
  const rows = await db
    .selectFrom('authors')
    .select(['id', 'name', 'bio', 'is_active', 'social_links'])
    .orderBy('name_key')
    .execute()
  return rows.map((row) => ({
    ...row,
    is_active: row.is_active === 1,
    social_links: links.read(row.social_links),
  }))
}

/** The id of the author of this name, made when there is none yet. */
export async function findOrAddAuthor(db: Store, name: string, bio = ''): Promise<number> {
  const name_key = toNameKey(name)
  const find = () => db.selectFrom('authors').select('id').where('name_key', '=', name_key).executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await db
    .insertInto('authors')
    .values({ name, name_key, bio, social_links: links.write({}) })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`The author ${name} was removed while being made`)
  return made.id
}
