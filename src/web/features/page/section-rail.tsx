import { useEffect, useState } from 'react'
import type { Heading } from '../../../domain/text/html-text.ts'
import { SiteLink } from '../../ui/site-link.tsx'

interface SectionRailProps {
  label: string
  /** The page's own path: links within it contain it, so that a shared one works. */
  path: string
  sections: readonly Pick<Heading, 'id' | 'text'>[]
}

/**
 * Lists the sections of a long page: beside it on wide screens, where the current one is marked; folded above it on
 * narrow ones. It is one list, opened by the box before it, so that it works without JavaScript too.
 */
export function SectionRail({ label, path, sections }: SectionRailProps) {
  const current = useCurrentHeading(sections)
  return (
    <nav
      aria-label={label}
      className="self-start rounded-paper border-line print-hidden max-lg:border-[1.5px] max-lg:px-4 lg:sticky lg:top-8 lg:-m-1.5 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:p-1.5"
    >
      <details className="peer lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 text-small font-[650] marker:content-none after:half-disc after:text-accent after:content-['']">
          {label}
        </summary>
      </details>
      <p aria-hidden className="mb-[.4rem] hidden text-small font-[650] lg:block">
        {label}
      </p>
      <ul className="max-lg:pb-2 max-lg:peer-not-open:hidden">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <SiteLink
              href={`${path}#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                // Where the list covers the text, it is closed.
                event.currentTarget.closest('nav')?.querySelector('details')?.removeAttribute('open')
                focusSection(id)
              }}
              className="relative flex min-h-11 items-center py-1 pl-6 text-small leading-[1.3] no-underline hover:underline hover:underline-offset-4 aria-[current]:font-[650]"
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

/** Focuses the section the router scrolls to, so that keyboard reading continues there too. */
function focusSection(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The position on the screen that a heading must pass for its section to count as current. */
const READING_LINE = 0.3

/** Returns the id of the current section: the last one whose heading has passed the reading line. */
function useCurrentHeading(headings: readonly { id: string }[]): string | null {
  const ids = headings.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(headings[0]?.id ?? null)
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const findCurrent = () => {
      const line = window.innerHeight * READING_LINE
      const passed = elements.findLast((element) => element.getBoundingClientRect().top <= line)
      setCurrent((passed ?? elements[0])?.id ?? null)
    }
    // Everything above the line counts as inside, so that a jump past several headings is detected too.
    const rootMargin = `99999px 0px -${(1 - READING_LINE) * 100}% 0px`
    const observer = new IntersectionObserver(findCurrent, { rootMargin })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [ids])
  return current
}
