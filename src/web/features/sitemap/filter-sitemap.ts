import type { Sitemap, SitemapEntry } from '../../../domain/reads/answer-schemas.ts'

export interface SitemapFilter {
  /** Matched anywhere in a title, in any case. */
  text: string
  featuredOnly: boolean
}

/** The entries of a section that are shown, and its total number of entries. */
export interface FilteredSection {
  entries: readonly SitemapEntry[]
  total: number
}

export interface FilteredSitemap {
  pages: FilteredSection
  articles: FilteredSection
  recipes: FilteredSection
}

/** Applies the search box and 'Featured Only' (SITEMAP-PAGE-2). Main pages cannot be featured: they stay. */
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

/** Returns the four counters: totals, unaffected by the filters. */
export function countSitemap({ articles, recipes, static: pages }: Sitemap) {
  return {
    articles: articles.length,
    recipes: recipes.length,
    featured: [...articles, ...recipes].filter(({ featured }) => featured).length,
    pages: pages.length + articles.length + recipes.length,
  }
}

/** Returns `showing 3 of 14`, or the plain number when nothing is filtered out. */
export function countText({ entries, total }: FilteredSection): string {
  return entries.length === total ? String(total) : `showing ${entries.length} of ${total}`
}

/** Returns the empty texts of SITEMAP-PAGE-3. */
export function emptyText(name: string, text: string): string {
  return text.trim() ? `No ${name} match your search.` : `No ${name} found.`
}
