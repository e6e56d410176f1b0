import { useId } from 'react'
import type { Heading } from '../../../domain/text/html-text.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useCurrentHeading } from './use-current-heading.ts'

/** The article's sections beside it, on wide screens. The one she reads is marked. */
export function ContentsRail({ slug, headings }: { slug: string; headings: readonly Heading[] }) {
  const labelId = useId()
  const current = useCurrentHeading(headings)
  return (
    <nav aria-labelledby={labelId} className="sticky top-8 hidden self-start print-hidden lg:block">
      <p id={labelId} className="mb-[.4rem] text-small font-[650]">
        In this piece
      </p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <SiteLink
              href={`/blog/${slug}#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => focusHeading(id)}
              className="relative flex min-h-11 items-center pl-6 text-small leading-[1.3] no-underline hover:underline hover:underline-offset-4 aria-[current]:font-[650]"
            >
              {id === current && <span aria-hidden className="half-disc absolute left-0 text-accent" />}
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The router scrolls there; reading with the keyboard goes on from there too. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
