import { Button } from '../../../web/ui/button.tsx'

interface LibraryPagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function LibraryPager({ page, pages, onPage }: LibraryPagerProps) {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages of pictures" className="flex items-center justify-center gap-3">
      <Button look="line" size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        Previous
      </Button>
      <span className="text-small">
        Page {page} of {pages}
      </span>
      <Button look="line" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
