import { Star } from 'lucide-react'

/** Marks an item the site puts first. */
export function FeaturedBadge() {
  return (
    <span className="inline-flex items-center gap-[.3em] text-label font-[650]">
      <Star aria-hidden className="size-4 fill-mark text-warn" />
      Featured
    </span>
  )
}
