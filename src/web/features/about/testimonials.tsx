import { ArrowLeft, ArrowRight, Pause, Play, Star } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Testimonial } from '../../../domain/site/settings.ts'
import { useRead } from '../../data/use-read.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useAboutTexts } from './about-sections.tsx'
import { type Carousel, toPages, useCarousel } from './carousel.ts'

/**
 * Renders the testimonials, two per page (ABOUT-QUOTE-1). The pages lie side by side in a scroller, so that they can be
 * swiped; without JavaScript they are stacked.
 */
export function Testimonials() {
  const { data, error } = useRead('testimonials', {})
  if (data) return <TestimonialPages testimonials={data} />
  return error ? null : (
    <section className="surface-blush py-section">
      <div className="wrap">
        <LoadingText>Loading kind words...</LoadingText>
        <Skeleton className="mt-4 h-64" />
      </div>
    </section>
  )
}

function TestimonialPages({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const pages = toPages(testimonials)
  const id = useId()
  const hydrated = useHydrated()
  const carousel = useCarousel(pages.length)
  const { about_testimonials_title } = useAboutTexts()
  if (pages.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={pages.length > 1 ? 'carousel' : undefined}
      className="surface-blush py-section"
      {...carousel.holdHandlers}
    >
      <div className="wrap">
        <div className="mb-[clamp(1.5rem,1rem+2vw,3rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id={id} className={about_testimonials_title ? 'type-h1 wrap-anywhere' : 'sr-only'}>
            {about_testimonials_title || 'Testimonials'}
          </h2>
          {pages.length > 1 && (
            <div className="print-hidden">
              <CarouselControls count={pages.length} carousel={carousel} />
            </div>
          )}
        </div>
        <ul
          ref={carousel.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must be able to reach it
          tabIndex={0}
          aria-label="Testimonials"
          onScroll={carousel.onScroll}
          style={{ scrollSnapType: 'x mandatory' }}
          className="relative -m-2 flex overflow-x-auto p-2 [scrollbar-width:none] noscript:grid noscript:gap-5"
        >
          {pages.map((page, index) => (
            <li
              key={page[0]?.name}
              inert={hydrated && index !== carousel.page}
              className={classNames(
                'grid w-full flex-none snap-start scroll-m-2 gap-5 md:grid-cols-2 md:gap-6',
                index > 0 && 'ml-4 noscript:ml-0',
              )}
            >
              {page.map((testimonial) => (
                <TestimonialCard key={testimonial.name} testimonial={testimonial} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function TestimonialCard({ testimonial: { name, text, rating } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex flex-col gap-5 rounded-paper bg-surface p-[clamp(1.5rem,1rem+1.6vw,2.5rem)] text-ink shadow-cut">
      <blockquote className="font-display text-[clamp(1.25rem,1.1rem+.7vw,1.625rem)] leading-[1.32] font-semibold tracking-[-.012em]">
        <p>{text}</p>
      </blockquote>
      <figcaption className="type-small mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 font-[650]">
        {name}
        <Stars rating={rating} />
      </figcaption>
    </figure>
  )
}

const MAX_STARS = 5

function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of ${MAX_STARS} stars`}
      className="flex gap-[3px] text-[#b07400] dark:text-mark"
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star key={index} aria-hidden className={classNames('size-4.5', index < rating && 'fill-current')} />
      ))}
    </span>
  )
}

/** Hidden without JavaScript, where it has no function. */
function CarouselControls({ count, carousel }: { count: number; carousel: Carousel }) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const { page, isPlaying, announcement } = carousel
  const isFirst = page === 0
  const isLast = page === count - 1

  function turn(step: 1 | -1) {
    const target = carousel.turn(step)
    // The button becomes disabled: the focus moves to the other one.
    if (target === 0) next.current?.focus()
    if (target === count - 1) previous.current?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5 noscript:hidden">
      <span className="type-small mr-2 [font-variant-numeric:tabular-nums]">
        {page + 1} of {count}
      </span>
      <span role="status" className="sr-only">
        {announcement}
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
