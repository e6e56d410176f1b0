import { Star } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const MOST = 5

export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of ${MOST} stars`}
      className="flex gap-[3px] text-[#b07400] dark:text-mark"
    >
      {Array.from({ length: MOST }, (_, index) => (
        <Star key={index} aria-hidden className={classNames('size-4.5', index < rating && 'fill-current')} />
      ))}
    </span>
  )
}
