import { keepPreviousData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { INPUT_CLASS } from '../../web/ui/field.tsx'
import { LineButton } from './buttons.tsx'

/** While a search is loading the last answer stays, so that nothing moves. */
export const KEEP_SHOWN = { placeholderData: keepPreviousData }

interface SearchBoxProps {
  /** The placeholder, also its name for screen readers: 'Search recipes...'. */
  placeholder: string
  text: string
  onType: (text: string) => void
}

export function SearchBox({ placeholder, text, onType }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className="relative block w-full sm:max-w-90">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2" />
      <input
        ref={input}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        maxLength={200}
        onChange={({ target }) => onType(target.value)}
        className={`${INPUT_CLASS} pl-11 pr-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onType('')
            input.current?.focus()
          }}
          className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </search>
  )
}

interface MoreItemsProps {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  shown: number
  total: number
}

export function MoreItems({ list, shown, total }: MoreItemsProps) {
  if (!list.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2 p-5">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-small font-semibold text-danger">
          We couldn’t load any more. Please try again.
        </p>
      )}
      <LineButton disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
      </LineButton>
      <p className="text-label text-muted tabular-nums">
        {shown} of {total} shown
      </p>
    </div>
  )
}
