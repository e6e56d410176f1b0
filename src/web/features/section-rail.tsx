import { useEffect, useId, useState } from 'react'
import type { Heading } from '../../domain/text/html-text.ts'
import { classNames } from '../ui/class-names.ts'
import { SiteLink } from '../ui/site-link.tsx'

interface RailSection {
  id: string
  text: string
}

interface SectionRailProps {
  label: string
  /** The page's own path: links within it are written whole, so that a shared one works. */
  path: string
  sections: readonly RailSection[]
}

/** The sections of a long page: beside it on wide screens, folded away above it on narrow ones. */
export function SectionRail(props: SectionRailProps) {
  return (
    <>
      <details className="rounded-paper border-[1.5px] border-line px-4 lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 text-small font-[650] marker:content-none after:half-disc after:text-accent after:content-['']">
          {props.label}
        </summary>
        <div className="pb-2">
          <SectionLinks {...props} />
        </div>
      </details>
      <div className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto lg:block print:hidden">
        <p className="mb-[.4rem] text-small font-[650]">{props.label}</p>
        <SectionLinks {...props} marksCurrent />
      </div>
    </>
  )
}

function SectionLinks({
  label,
  path,
  sections,
  marksCurrent = false,
}: SectionRailProps & { marksCurrent?: boolean }) {
  const current = useCurrentHeading(sections)
  return (
    <nav aria-label={label}>
      <ul>
        {sections.map(({ id, text }) => {
          const isCurrent = marksCurrent && id === current
          return (
            <li key={id}>
              <SiteLink
                href={`${path}#${id}`}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => focusSection(id)}
                className={classNames(
                  'relative flex min-h-11 items-center py-1 text-small leading-[1.3] no-underline hover:underline hover:underline-offset-4',
                  marksCurrent ? 'pl-6' : 'border-t-[1.5px] border-line',
                  isCurrent && 'font-[650]',
                )}
              >
                {isCurrent && <span aria-hidden className="half-disc absolute left-0 text-accent" />}
                {text}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The router scrolls there; reading with the keyboard goes on from there too. */
function focusSection(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The article's sections beside it, on wide screens. The current one is marked. */
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

/** A section counts as begun once its heading has passed this part of the screen. */
const READING_LINE = 0.3

/** The id of the section on the screen: the last one whose heading has passed the reading line. */
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
    // Everything above the line counts as inside, so that a jump past several headings is noticed too.
    const rootMargin = `99999px 0px -${(1 - READING_LINE) * 100}% 0px`
    const observer = new IntersectionObserver(findCurrent, { rootMargin })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [ids])
  return current
}
