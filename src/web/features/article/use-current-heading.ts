import { useEffect, useState } from 'react'

/** A section counts as begun once its heading has passed this part of the screen. */
const READING_LINE = 0.3

/** The id of the section on the screen: the last one whose heading has passed the reading line. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | null {
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
