import { ChevronDown, X } from 'lucide-react'
import {
  defaultSort,
  RECIPE_SORTS,
  type RecipeFilters,
  type RecipeSort,
} from '../../../domain/kitchen/finder/answers.ts'
import type { FinderCounts } from '../../../domain/kitchen/finder/count-answers.ts'
import { classNames } from '../../ui/class-names.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { isPlainClick, SiteLink } from '../../ui/site-link.tsx'
import { listHref } from '../grid/paging.ts'
import { FINDER_FORM, useChange } from './finder.tsx'
import { activeFilters, foundWords } from './finder-words.ts'

const SORT_WORDS: Record<RecipeSort, string> = {
  newest: 'Newest',
  quickest: 'Quickest',
  rating: 'Best rated',
  fridge: 'Most in my fridge',
}

interface FoundBarProps {
  filters: RecipeFilters
  counts: FinderCounts | undefined
}

/** Shows how many dishes fit, the active filters as removable chips, and the order. */
export function FoundBar({ filters, counts }: FoundBarProps) {
  const change = useChange()
  const active = activeFilters(filters)
  const hrefOf = (left: RecipeFilters) => listHref({ list: 'recipes', filters: left, page: 1 })
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 pt-5 pb-6">
      <div role="status" className="mr-1">
        <h2 className="font-display text-[1.25rem] leading-[1.3] font-bold tracking-[-.012em]">
          {counts ? foundWords(counts) : 'Dishes'}
        </h2>
      </div>
      {counts?.found !== 0 && <SortField filters={filters} />}
      {active.length > 0 && (
        <>
          <ul aria-label="What you asked for" className="contents">
            {active.map(({ label, left }) => (
              <li key={label} className="max-w-full">
                <SiteLink
                  href={hrefOf(left)}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    change((asked) => activeFilters(asked).find((one) => one.label === label)?.left ?? asked)
                  }}
                  aria-label={`Remove ${label}`}
                  className="finder-chosen"
                >
                  <span className="truncate">{label}</span>
                  <X aria-hidden className="size-4.5 flex-none" />
                </SiteLink>
              </li>
            ))}
          </ul>
          <SiteLink
            href="/recipes"
            keepScroll
            className="text-small font-[650] text-accent-text inline-flex min-h-11 items-center px-1"
          >
            Clear all
          </SiteLink>
        </>
      )}
    </div>
  )
}

function SortField({ filters }: { filters: RecipeFilters }) {
  const change = useChange()
  const { sort: chosen } = filters
  const usual = defaultSort(filters)
  return (
    <div className="ml-auto flex items-center gap-2 sm:order-last">
      <label htmlFor="finder-sort" className="sr-only">
        Sort by
      </label>
      <div className="relative">
        <select
          id="finder-sort"
          form={FINDER_FORM}
          name="sort"
          value={chosen ?? ''}
          onChange={({ target: { value } }) => {
            const sort = RECIPE_SORTS.find((one) => one === value)
            change(({ sort: _, ...answers }) => (sort ? { ...answers, sort } : answers))
          }}
          className={classNames(INPUT_CLASS, 'min-h-11 w-auto appearance-none py-[.3rem] pr-9 text-small')}
        >
          {RECIPE_SORTS.filter((one) => one !== 'fridge' || filters.have).map((one) => (
            <option key={one} value={one === usual ? '' : one}>
              {SORT_WORDS[one]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
        />
      </div>
      <noscript>
        <button type="submit" form={FINDER_FORM} className="text-small font-[650] text-accent-text min-h-11">
          Sort
        </button>
      </noscript>
    </div>
  )
}
