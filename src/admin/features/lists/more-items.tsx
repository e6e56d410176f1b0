import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../../../web/ui/button.tsx'

interface MoreItemsProps {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  shown: number
  total: number
}

/** The end of what is shown of a long list, and the way to more of it. */
export function MoreItems({ list, shown, total }: MoreItemsProps) {
  if (!list.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2 p-5">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-small font-semibold text-danger">
          More could not be loaded. Please try again.
        </p>
      )}
      <Button
        look="line"
        size="small"
        disabled={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
      </Button>
      <p className="text-label text-muted tabular-nums">
        {shown} of {total} shown
      </p>
    </div>
  )
}
