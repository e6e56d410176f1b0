import { useSettings } from '../../data/site-context.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The blog's newsletter block (source `blog-cta`). */
export function NewsletterCallout() {
  const { coach_name } = useSettings()
  return (
    <section
      aria-labelledby="never-miss-a-post"
      className="surface-mist grid gap-6 rounded-field p-[clamp(1.5rem,1rem+3vw,4rem)] lg:grid-cols-2 lg:items-center lg:gap-16 print-hidden"
    >
      <div>
        <h2 id="never-miss-a-post" className="type-h1">
          Never Miss a Post
        </h2>
        <p className="type-lead mt-3">
          Join the newsletter and get the free <span className="whitespace-nowrap">7-day</span> workout plan.
          One email a week, written by {coach_name.split(' ')[0]}.
        </p>
      </div>
      <NewsletterForm source="blog-cta" />
    </section>
  )
}
