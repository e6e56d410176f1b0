import { useId } from 'react'
import { useSettings } from '../../data/site-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { toPages } from './rotation.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import { useCarousel } from './use-carousel.ts'

/**
 * Testimonials, two a page (product §4.6). The pages lie side by side and scroll, so that a finger can turn
 * them too; without JavaScript they stand below each other.
 */
export function Testimonials() {
  const { testimonials } = useSettings()
  const pages = toPages(testimonials)
  const id = useId()
  const hydrated = useHydrated()
  const carousel = useCarousel(pages.length)
  if (pages.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={pages.length > 1 ? 'carousel' : undefined}
      className="field-blush py-section"
      {...carousel.holdHandlers}
    >
      <div className="wrap">
        <div className="mb-[clamp(1.5rem,1rem+2vw,3rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id={id} className="type-h1">
            Kind words
          </h2>
          {pages.length > 1 && <CarouselControls count={pages.length} carousel={carousel} />}
        </div>
        <ul
          ref={carousel.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must be able to reach it
          tabIndex={0}
          aria-label="Testimonials"
          onScroll={carousel.onScroll}
          className="relative -m-2 flex snap-x snap-mandatory overflow-x-auto p-2 [scrollbar-width:none] noscript:grid noscript:gap-5"
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
