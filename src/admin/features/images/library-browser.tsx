import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { imageUrl, srcSet } from '../../../domain/images/presets.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { describeFailure } from '../../data/api.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { imageQuery, LIBRARY_PAGE_SIZE, type LibraryQuery, libraryQuery } from './library-queries.ts'

interface LibraryBrowserProps {
  query: LibraryQuery
  /** Called with the changed part of the query; the rest stays as it is at that time. */
  onQueryChange: (change: Partial<LibraryQuery>) => void
  renderTile: (image: LibraryImage) => ReactNode
}

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index)

/** The library with its search, filter and pages; shared by the page and the picker dialog. */
export function LibraryBrowser({ query, onQueryChange, renderTile }: LibraryBrowserProps) {
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(libraryQuery(query))
  const isFiltered = query.q.trim() !== '' || query.unused
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <LibraryFilters query={query} onQueryChange={onQueryChange} total={data?.total} />
      {data && data.images.length > 0 && (
        <ul aria-busy={isPlaceholderData} className={`${GRID} ${isPlaceholderData ? 'opacity-60' : ''}`}>
          {data.images.map((image) => (
            <li key={image.public_id}>{renderTile(image)}</li>
          ))}
        </ul>
      )}
      {data?.images.length === 0 && <EmptyLibrary isFiltered={isFiltered} />}
      {!data && !isError && (
        <div className={GRID}>
          {PLACEHOLDERS.map((index) => (
            <Skeleton key={index} className="aspect-4/3" />
          ))}
        </div>
      )}
      {isError && !data && (
        <FailureNote onRetry={() => void refetch()}>
          We couldn’t load your pictures. {describeFailure(error)}
        </FailureNote>
      )}
      {data && (
        <LibraryPager
          page={query.page}
          pages={Math.max(1, Math.ceil(data.total / LIBRARY_PAGE_SIZE))}
          onPage={(page) => onQueryChange({ page })}
        />
      )}
    </div>
  )
}

/** A page of 24 fills the last row of each of these. */
const GRID =
  'grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-4 gap-y-5 @xl:grid-cols-3 @3xl:grid-cols-4 @6xl:grid-cols-6'

function EmptyLibrary({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      picture={isFiltered ? 'glass' : 'frame'}
      title={isFiltered ? 'No pictures found' : 'No pictures yet'}
    >
      {isFiltered ? 'Try other words, or clear the filter.' : 'The first one you upload will appear here.'}
    </EmptyState>
  )
}

interface LibraryPagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function LibraryPager({ page, pages, onPage }: LibraryPagerProps) {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages of pictures" className="flex items-center justify-center gap-3">
      <LineButton disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        Previous
      </LineButton>
      <span className="text-small">
        Page {page} of {pages}
      </span>
      <LineButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </LineButton>
    </nav>
  )
}

interface LibraryFiltersProps {
  query: LibraryQuery
  onQueryChange: (change: Partial<LibraryQuery>) => void
  total: number | undefined
}

function LibraryFilters({ query, onQueryChange, total }: LibraryFiltersProps) {
  const id = useId()
  const { typed, type } = useDebouncedSearch(query.q, (q) => onQueryChange({ q, page: 1 }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="relative min-w-[min(15rem,100%)] flex-1">
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
 * A debounced search field.
 *
 * @param searched the current search; a change from elsewhere (going back, say) replaces what was typed
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
      // Reads the current state: another filter may have been chosen, or another page be loading.
      if (!latest.current.isLeaving) latest.current.onSearch(text)
    }, DEBOUNCE_MS)
  }
  return { typed, type }
}

interface LoadedImageProps {
  publicId: string
  children: (image: LibraryImage) => ReactNode
}

export function LoadedImage({ publicId, children }: LoadedImageProps) {
  const { data, isError, error, refetch } = useQuery(imageQuery(publicId))
  if (data) return children(data.image)
  if (isError)
    return (
      <FailureNote onRetry={() => void refetch()}>
        We couldn’t load the picture. {describeFailure(error)}
      </FailureNote>
    )
  return (
    <div className="grid gap-3">
      <LoadingText>Loading the picture...</LoadingText>
      <Skeleton className="aspect-video" />
    </div>
  )
}

interface LibraryTileProps {
  image: LibraryImage
  onPress: () => void
  /** The action, read before the description: 'Use', 'Details of'. */
  action: string
}

const WIDTHS = [300, 400, 600]

/** One image of the library as a button: the image, its description, and whether it is used. */
export function LibraryTile({ image, onPress, action }: LibraryTileProps) {
  const { public_id, version, alt, color, used_by } = image
  return (
    <button
      type="button"
      onClick={onPress}
      className="group grid w-full content-start gap-1.5 rounded-paper text-left"
    >
      <span
        style={color ? { backgroundColor: color } : undefined}
        className="block aspect-4/3 overflow-hidden rounded-paper bg-sunken outline-[1.5px] outline-line group-hover:outline-3 group-hover:outline-ink"
      >
        <img
          src={imageUrl(public_id, version, '4:3', 300)}
          srcSet={srcSet(public_id, version, '4:3', WIDTHS)}
          sizes="(min-width: 64rem) 240px, 45vw"
          alt=""
          width={300}
          height={225}
          loading="lazy"
          className="size-full object-cover"
        />
      </span>
      <span className="line-clamp-2 text-label wrap-anywhere">
        <span className="sr-only">
          {action} {alt === '' && `${fileNameOf(public_id)}: `}
        </span>
        {alt || <span className="text-warn">No description yet</span>}
      </span>
      <span className="text-label text-muted">{describeUse(used_by.length)}</span>
    </button>
  )
}

function describeUse(count: number): string {
  if (count === 0) return 'Not used'
  return count === 1 ? 'Used once' : `Used ${count} times`
}

/** Returns the last part of an id: the file's name. */
export function fileNameOf(publicId: string): string {
  return publicId.split('/').at(-1) ?? publicId
}
