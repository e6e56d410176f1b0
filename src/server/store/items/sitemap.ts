import { pagePath } from '../../../domain/content/affected-pages.ts'
import { modifiedAt } from '../../../domain/content/structured-data/site-json-ld.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import type { Sitemap } from '../../../domain/reads/answer-schemas.ts'
import type { Store } from '../schema.ts'
import type { Flag } from '../tables/column-forms.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'

/** Every visible item with what a sitemap shows of it, newest first. */
export async function listSitemap(db: Store, now: string): Promise<Omit<Sitemap, 'static'>> {
  const articles = await db
    .selectFrom('articles')
    .select(['slug', 'title', 'excerpt as description', 'featured', 'published_at'])
    .where(isVisibleSql('articles', now))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const recipes = await db
    .selectFrom('recipes')
    .select(['slug', 'title', 'description', 'featured', 'published_at'])
    .where(isVisibleSql('recipes', now))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { articles: toEntries('article', articles), recipes: toEntries('recipe', recipes) }
}

interface Row {
  slug: string
  title: string
  description: string
  featured: Flag
  published_at: string | null
}

function toEntries(kind: ContentKind, rows: readonly Row[]): Sitemap['articles'] {
  return rows.map(({ slug, title, description, featured, published_at }) => ({
    title,
    description,
    url: pagePath(kind, slug),
    featured: featured === 1,
    publishedAt: published_at ?? '',
  }))
}

interface LastChange {
  path: string
  updated_at: string
  image: string | null
}

/** When each visible item last changed, for programs; newest first, articles before recipes. */
export async function listLastChanges(db: Store, now: string): Promise<LastChange[]> {
  const changes: LastChange[] = []
  for (const kind of CONTENT_KINDS) {
    const table = tableOf(kind)
    const rows = await db
      .selectFrom(table)
      .select(['slug', 'published_at', 'updated_at', 'featured_image_url as image'])
      .where(isVisibleSql(table, now))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    changes.push(
      ...rows.map((row) => ({
        path: pagePath(kind, row.slug),
        updated_at: modifiedAt(row),
        image: row.image,
      })),
    )
  }
  return changes
}
