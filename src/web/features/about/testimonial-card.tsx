import type { Testimonial } from '../../../domain/site/settings.ts'
import { Stars } from './stars.tsx'

export function TestimonialCard({ testimonial: { name, text, rating } }: { testimonial: Testimonial }) {
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
