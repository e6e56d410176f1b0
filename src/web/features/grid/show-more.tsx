import type { MouseEvent } from 'react'
import { LIST_LIMITS } from '../../../domain/content/limits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { type ListPlace, listHref, newerPage } from './paging.ts'

export interface ShowMoreProps {
  place: ListPlace
  /** The page that comes next; null at the end. */
  nextPage: number | null
  /** How many cards are on the screen, and how many there are in all. */
  shown: number
  total: number
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Links to the pages before and after; with JavaScript 'Show more' adds to the grid instead. */
export function ShowMore({ place, nextPage, total, isLoading, hasFailed, onMore }: ShowMoreProps) {
  const newer = newerPage(place.page, total, LIST_LIMITS.cardsPerPage)
  if (nextPage === null && newer === null) return null

  function addInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isLoading) onMore()
  }

  return (
    <div className="mt-[clamp(2.5rem,2rem+2vw,4rem)] grid justify-items-center gap-3">
      <div className="flex flex-wrap justify-center gap-3">
        {newer !== null && (
          <ButtonLink href={listHref({ ...place, page: newer })} look="line">
            Show newer
          </ButtonLink>
        )}
        {nextPage !== null && (
          <ButtonLink
            href={listHref({ ...place, page: nextPage })}
            look="line"
            aria-disabled={isLoading || undefined}
            onClick={addInPlace}
          >
            {isLoading ? 'One moment…' : 'Show more'}
          </ButtonLink>
        )}
      </div>
      {hasFailed && (
        <div role="alert">
          <FieldError id="show-more-error">We couldn’t load any more. Please try again.</FieldError>
        </div>
      )}
    </div>
  )
}
