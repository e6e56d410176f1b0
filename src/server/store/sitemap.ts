import type { Sitemap } from '../../domain/content/sitemap.ts'
import type { Store } from './schema.ts'
import { isVisibleSql } from './visible.ts'

/** Every visible item with what a sitemap shows of it, newest first. */
export async function listSitemap(db: Store, now: string): Promise<Omit<Sitemap, 'static'>> {
  const [articles, recipes] = await Promise.all([
    db
      .selectFrom('articles')
      .select(['slug', 'title', 'excerpt as description', 'featured', 'published_at'])
      .where(isVisibleSql('articles', now))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('recipes')
      .select(['slug', 'title', 'description', 'featured', 'published_at'])
      .where(isVisibleSql('recipes', now))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  return {
    articles: articles.map((row) => toEntry(row, '/blog')),
    recipes: recipes.map((row) => toEntry(row, '/recipes')),
  }
}

interface Row {
  slug: string
  title: string
  description: string
  featured: 0 | 1
  published_at: string | null
}

function toEntry(
  { slug, title, description, featured, published_at }: Row,
  folder: string,
): Sitemap['articles'][number] {
  return {
    title,
    description,
    url: `${folder}/${slug}`,
    featured: featured === 1,
    publishedAt: published_at ?? '',
  }
}

/** When each visible item last changed, for programs. */
export async function listLastChanges(
  db: Store,
  now: string,
): Promise<{ path: string; updated_at: string; image: string | null }[]> {
  const read = (table: 'articles' | 'recipes') =>
    db
      .selectFrom(table)
      .select(['slug', 'updated_at', 'featured_image_url'])
      .where(isVisibleSql(table, now))
      .orderBy('published_at', 'desc')
      .execute()
  const [articles, recipes] = await Promise.all([read('articles'), read('recipes')])
  const toChange = (folder: string) => (row: (typeof articles)[number]) => ({
    path: `${folder}/${row.slug}`,
    updated_at: row.updated_at,
    image: row.featured_image_url,
  })
  return [...articles.map(toChange('/blog')), ...recipes.map(toChange('/recipes'))]
}
