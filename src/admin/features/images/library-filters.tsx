import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { classNames } from '../../../web/ui/class-names.ts'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import type { LibraryQuery } from './library-queries.ts'

interface LibraryFiltersProps {
  query: LibraryQuery
  onQueryChange: (change: Partial<LibraryQuery>) => void
  total: number | undefined
}

export function LibraryFilters({ query, onQueryChange, total }: LibraryFiltersProps) {
  const id = useId()
  const { typed, type } = useDebouncedSearch(query.q, (q) => onQueryChange({ q, page: 1 }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="sr-only">
          Search pictures
        </label>
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          id={id}
          type="search"
          placeholder="Search pictures..."
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className={classNames(INPUT_CLASS, 'pl-11')}
        />
      </div>
      <button
        type="button"
        aria-pressed={query.unused}
        onClick={() => onQueryChange({ unused: !query.unused, page: 1 })}
        className={classNames(
          'min-h-11 flex-none rounded-pill border-[1.5px] px-[1.1em] py-[.4em] text-small font-semibold',
          query.unused ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:bg-sunken',
        )}
      >
        Not used anywhere
      </button>
      <p role="status" className="min-w-24 text-small text-muted">
        {total !== undefined && (total === 1 ? '1 picture' : `${total} pictures`)}
      </p>
    </div>
  )
}

const DEBOUNCE_MS = 250

/**
 * A search field whose text is searched for once typing has paused.
 *
 * @param searched what is searched for now; a change from elsewhere (the way back, say) replaces what was typed
 */
function useDebouncedSearch(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeaving = useNavigation().state !== 'idle'
  const latest = useRef({ onSearch, isLeaving })
  useEffect(() => {
    latest.current = { onSearch, isLeaving }
  })
  useEffect(() => {
    if (timer.current === undefined) setTyped(searched)
  }, [searched])
  useEffect(() => () => clearTimeout(timer.current), [])
  function type(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      // As things are by then: another filter may have been chosen, or another page be on its way.
      if (!latest.current.isLeaving) latest.current.onSearch(text)
    }, DEBOUNCE_MS)
  }
  return { typed, type }
}
