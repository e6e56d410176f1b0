import '../section-rail.css'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { Sitemap } from '../../../domain/reads/answer-schemas.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { useSettings } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SectionRail } from '../page/section-rail.tsx'
import {
  countSitemap,
  emptyText,
  type FilteredSitemap,
  filterSitemap,
  type SitemapFilter,
} from './filter-sitemap.ts'
import { SitemapSection } from './sitemap-section.tsx'

const SECTIONS = [
  { id: 'main-pages', text: 'Main Pages', entries: 'pages' },
  { id: 'blog-articles', text: 'Blog Articles', entries: 'articles' },
  { id: 'recipes', text: 'Recipes', entries: 'recipes' },
] as const

/** Renders every page on one page, with its filters (SITEMAP-PAGE-1). */
export function SitemapView({ sitemap }: { sitemap: Sitemap }) {
  const { time_zone: timeZone } = useSettings()
  const [filter, setFilter] = useState({ text: '', featuredOnly: false })
  const shownFilter = useDeferredValue(filter)
  const shown = useMemo(() => filterSitemap(sitemap, shownFilter), [sitemap, shownFilter])
  return (
    <div className="railed grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16">
      <SectionRail label="On this page" path="/sitemap" sections={SECTIONS} />
      <div className="grid min-w-0 gap-[clamp(2rem,1.5rem+2vw,3.5rem)]">
        <SitemapCounters sitemap={sitemap} />
        <SitemapControls filter={filter} featured={countSitemap(sitemap).featured} onChange={setFilter} />
        <FilterAnnouncement
          shown={shown}
          isFiltered={shownFilter.text.trim() !== '' || shownFilter.featuredOnly}
        />
        {SECTIONS.map(({ id, text, entries }) => (
          <SitemapSection
            key={id}
            id={id}
            title={text}
            section={shown[entries]}
            empty={emptyText(entries, shownFilter.text)}
            timeZone={timeZone}
            showsAddress={entries === 'pages'}
          />
        ))}
      </div>
    </div>
  )
}

/** Announces the number of filtered entries to screen readers once typing has paused. */
function FilterAnnouncement({ shown, isFiltered }: { shown: FilteredSitemap; isFiltered: boolean }) {
  const { pages, articles, recipes } = shown
  const announcement = `Showing ${pluralize(articles.entries.length, 'article')}, ${pluralize(recipes.entries.length, 'recipe')} and ${pluralize(pages.entries.length, 'main page')}.`
  const debounced = useDebounced(isFiltered ? announcement : '', SECOND / 2)
  return (
    <p role="status" className="sr-only">
      {debounced}
    </p>
  )
}

interface SitemapControlsProps {
  filter: SitemapFilter
  featured: number
  onChange: (filter: SitemapFilter) => void
}

/** Renders the search box and 'Featured Only'. Without JavaScript the box uses the site's search; there is no toggle. */
function SitemapControls({ filter, featured, onChange }: SitemapControlsProps) {
  const hydrated = useHydrated()
  const box = useRef<HTMLFormElement>(null)
  const start = useRef(onChange)
  useLayoutEffect(() => {
    // Typed before the page was awake, or restored by the browser.
    const text = box.current?.querySelector('input')?.value ?? ''
    if (text) start.current({ text, featuredOnly: false })
  }, [])
  return (
    <search>
      <form
        ref={box}
        action="/search"
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-end gap-4"
      >
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label="Search by title"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => onChange({ ...filter, text: event.currentTarget.value })}
          />
        </div>
        {!hydrated && <Button type="submit">Search</Button>}
        <button
          type="button"
          aria-pressed={filter.featuredOnly}
          onClick={() => onChange({ ...filter, featuredOnly: !filter.featuredOnly })}
          className={classNames(
            'inline-flex min-h-12 items-center gap-2.5 rounded-pill border-[1.5px] py-1 pr-2 pl-[1.1em] text-small font-semibold',
            filter.featuredOnly ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:bg-sunken',
            !hydrated && 'invisible',
          )}
        >
          Featured Only
          <span className="grid h-8 min-w-8 place-items-center rounded-pill bg-mark px-2 text-label font-[650] text-on-mark [font-variant-numeric:tabular-nums]">
            {featured}
          </span>
        </button>
      </form>
    </search>
  )
}

function SitemapCounters({ sitemap }: { sitemap: Sitemap }) {
  const { articles, recipes, featured, pages } = countSitemap(sitemap)
  const counters = [
    { label: 'Articles', value: articles },
    { label: 'Recipes', value: recipes },
    { label: 'Featured', value: featured },
    { label: 'Total pages', value: pages },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {counters.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-display text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)] leading-none font-extrabold tracking-[-.03em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

export function SitemapSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-16">
      <LoadingText>Loading sitemap...</LoadingText>
      <div className="grid max-w-3xl gap-6">
        <Skeleton className="h-16" />
        <Skeleton className="h-12" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </div>
    </div>
  )
}
