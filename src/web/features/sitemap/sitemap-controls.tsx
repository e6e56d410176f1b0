import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { SitemapFilter } from './filter-sitemap.ts'

interface SitemapControlsProps {
  filter: SitemapFilter
  featured: number
  onChange: (filter: SitemapFilter) => void
}

/** Search box and 'Featured Only'. Without JavaScript the box asks the site's search, and the toggle is not there. */
export function SitemapControls({ filter, featured, onChange }: SitemapControlsProps) {
  const hydrated = useHydrated()
  const box = useRef<HTMLFormElement>(null)
  const start = useRef(onChange)
  useLayoutEffect(() => {
    // Typed before the page was awake, or brought back by the browser.
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
          <span className="grid h-8 min-w-8 place-items-center rounded-pill bg-mark px-2 text-label font-[650] text-on-mark tabular-nums">
            {featured}
          </span>
        </button>
      </form>
    </search>
  )
}
