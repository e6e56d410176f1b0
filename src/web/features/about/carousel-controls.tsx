import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { Carousel } from './use-carousel.ts'

/** Hidden without JavaScript: then there is nothing to turn. */
export function CarouselControls({ count, carousel }: { count: number; carousel: Carousel }) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { page, isPlaying, news } = carousel
  const isFirst = page === 0
  const isLast = page === count - 1

  function turn(step: 1 | -1) {
    const target = carousel.turn(step)
    // A button that stops must not take the focus with it.
    if (target === 0) next.current?.focus()
    if (target === count - 1) previous.current?.focus()
  }

  return (
    <div className="flex items-center gap-2.5 noscript:hidden">
      <span className="type-small mr-2 tabular-nums">
        {page + 1} of {count}
      </span>
      <span role="status" className="sr-only">
        {news}
      </span>
      <IconButton
        label={isPlaying ? 'Pause rotation' : 'Start rotation'}
        onClick={isPlaying ? carousel.pause : carousel.play}
        className={ON_FIELD}
      >
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </IconButton>
      <IconButton
        ref={previous}
        label="Previous testimonials"
        disabled={isFirst}
        onClick={() => turn(-1)}
        className={ON_FIELD}
      >
        <ArrowLeft aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        ref={next}
        label="Next testimonials"
        disabled={isLast}
        onClick={() => turn(1)}
        className={ON_FIELD}
      >
        <ArrowRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}

const ON_FIELD =
  'not-disabled:border-current not-disabled:hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)] disabled:text-on-field-2 disabled:opacity-60'
