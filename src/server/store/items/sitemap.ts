import { pagePath } from '../../../domain/content/affected-pages.ts'
import { modifiedAt } from '../../../domain/content/structured-data/site-json-ld.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import type { Sitemap } from '../../../domain/reads/answer-schemas.ts'
import type { Store } from '../schema.ts'
import { newestVisible, tableOf } from '../tables/item-tables.ts'

/** Lists every visible item with the fields of a sitemap, newest first. */
export async function listSitemap(db: Store, now: string): Promise<Omit<Sitemap, 'static'>> {
  return { articles: await listEntries(db, 'article', now), recipes: await listEntries(db, 'recipe', now) }
}

async function listEntries(db: Store, kind: ContentKind, now: string): Promise<Sitemap['articles']> {
  const rows = await newestVisible(db, tableOf(kind), now)
    .select(['slug', 'title', 'featured', 'published_at'])
    .select(kind === 'article' ? 'articles.excerpt as description' : 'recipes.description as description')
    .execute()
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

/** Lists when each visible item last changed, for programs; newest first, articles before recipes. */
export async function listLastChanges(db: Store, now: string): Promise<LastChange[]> {
  const changes: LastChange[] = []
  for (const kind of CONTENT_KINDS) {
    const rows = await newestVisible(db, tableOf(kind), now)
      .select(['slug', 'published_at', 'updated_at', 'featured_image_url as image'])
      .execute()
    for (const row of rows)
      changes.push({ path: pagePath(kind, row.slug), updated_at: modifiedAt(row), image: row.image })
  }
  return changes
}
