import { Star } from 'lucide-react'
import { classNames } from '../../../web/ui/class-names.ts'

/** The stars a reader gave. */
export function GivenStars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} of 5 stars`}
      className="inline-flex align-[-.15em] text-[#b07400] dark:text-mark"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className={classNames('size-4', star <= rating && 'fill-current')} />
      ))}
    </span>
  )
}
