import type { Sitemap, SitemapEntry } from '../../../domain/reads/answer-schemas.ts'

export interface SitemapFilter {
  /** Found anywhere in a title, in whatever case. */
  text: string
  featuredOnly: boolean
}

/** The part of a section that is shown, and how many it holds in all. */
export interface FilteredSection {
  entries: readonly SitemapEntry[]
  total: number
}

export interface FilteredSitemap {
  pages: FilteredSection
  articles: FilteredSection
  recipes: FilteredSection
}

/** What the search box and 'Featured Only' leave (SITEMAP-PAGE-2). Main pages cannot be featured: they stay. */
export function filterSitemap(sitemap: Sitemap, { text, featuredOnly }: SitemapFilter): FilteredSitemap {
  const wanted = text.trim().toLowerCase()
  const filter = (entries: readonly SitemapEntry[], byFeatured: boolean): FilteredSection => ({
    entries: entries.filter(
      ({ title, featured }) => title.toLowerCase().includes(wanted) && (!byFeatured || featured === true),
    ),
    total: entries.length,
  })
  return {
    pages: filter(sitemap.static, false),
    articles: filter(sitemap.articles, featuredOnly),
    recipes: filter(sitemap.recipes, featuredOnly),
  }
}

/** The four counters: of everything there is, whatever the filters say. */
export function countSitemap({ articles, recipes, static: pages }: Sitemap) {
  return {
    articles: articles.length,
    recipes: recipes.length,
    featured: [...articles, ...recipes].filter(({ featured }) => featured).length,
    pages: pages.length + articles.length + recipes.length,
  }
}

/** `showing 3 of 14`, or the plain number when nothing is left out. */
export function countText({ entries, total }: FilteredSection): string {
  return entries.length === total ? String(total) : `showing ${entries.length} of ${total}`
}

/** The empty texts of SITEMAP-PAGE-3. */
export function emptyText(name: string, text: string): string {
  return text.trim() ? `No ${name} match your search.` : `No ${name} found.`
}
