import { useDeferredValue, useMemo, useState } from 'react'
import { pluralize } from '../../../domain/content/labels.ts'
import type { Sitemap } from '../../../domain/content/sitemap.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { useSettings } from '../../data/site-context.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { SectionRail } from '../legal/section-rail.tsx'
import { countSitemap, emptyText, type FilteredSitemap, filterSitemap } from './filter-sitemap.ts'
import { SitemapControls } from './sitemap-controls.tsx'
import { SitemapCounters } from './sitemap-counters.tsx'
import { SitemapSection } from './sitemap-section.tsx'

const SECTIONS = [
  { id: 'main-pages', text: 'Main Pages' },
  { id: 'blog-articles', text: 'Blog Articles' },
  { id: 'recipes', text: 'Recipes' },
] as const

/** Every page on one page, with what narrows it down (product §9.2). */
export function SitemapView({ sitemap }: { sitemap: Sitemap }) {
  const { time_zone: timeZone } = useSettings()
  const [filter, setFilter] = useState({ text: '', featuredOnly: false })
  const shownFilter = useDeferredValue(filter)
  const shown = useMemo(() => filterSitemap(sitemap, shownFilter), [sitemap, shownFilter])
  const [pages, articles, recipes] = SECTIONS
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16">
      <SectionRail label="On this page" path="/sitemap" sections={SECTIONS} />
      <div className="grid max-w-3xl min-w-0 gap-[clamp(2rem,1.5rem+2vw,3.5rem)]">
        <SitemapCounters sitemap={sitemap} />
        <SitemapControls filter={filter} featured={countSitemap(sitemap).featured} onChange={setFilter} />
        <FilterNews shown={shown} isFiltered={shownFilter.text.trim() !== '' || shownFilter.featuredOnly} />
        <SitemapSection
          id={pages.id}
          title={pages.text}
          section={shown.pages}
          empty={emptyText('pages', shownFilter.text)}
          timeZone={timeZone}
          showsAddress
        />
        <SitemapSection
          id={articles.id}
          title={articles.text}
          section={shown.articles}
          empty={emptyText('articles', shownFilter.text)}
          timeZone={timeZone}
        />
        <SitemapSection
          id={recipes.id}
          title={recipes.text}
          section={shown.recipes}
          empty={emptyText('recipes', shownFilter.text)}
          timeZone={timeZone}
        />
      </div>
    </div>
  )
}

/** What a filter left, for those who do not see it; said once she has stopped typing. */
function FilterNews({ shown, isFiltered }: { shown: FilteredSitemap; isFiltered: boolean }) {
  const { pages, articles, recipes } = shown
  const news = `Showing ${pluralize(articles.entries.length, 'article')}, ${pluralize(recipes.entries.length, 'recipe')} and ${pluralize(pages.entries.length, 'main page')}.`
  const settled = useSettled(isFiltered ? news : '', SECOND / 2)
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  )
}
