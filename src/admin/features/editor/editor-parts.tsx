import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { Panel } from '../../ui/panel.tsx'
import { useReveal } from '../../ui/reveal.ts'
import type { Editor } from './editor.ts'
import { useObservable } from './observable.ts'
import type { SharedFields } from './shared-fields.ts'

/** The coach's position in a form of several parts. */
export interface PartPlace {
  /** Null for the first, which also has the item's picture and settings. */
  part: string | null
  choosePart: (part: string | null) => void
}

/** The width from which there is room beside the form. */
export const BESIDE = '(min-width: 75rem)'

/** What belongs to the first part of a form and is beside it: hidden but mounted while another part is edited. */
export function FirstPart({
  place: { part, choosePart },
  children,
}: {
  place: PartPlace
  children: ReactNode
}) {
  const root = useRef<HTMLDivElement>(null)
  useReveal(root, () => choosePart(null))
  return (
    <div ref={root} hidden={part !== null} className={classNames(part === null && 'contents')}>
      {children}
    </div>
  )
}

interface ReadersViewProps<F> {
  editor: Editor<F & SharedFields>
  part: string
  renderPage: (fields: F) => ReactNode
}

/** Shows the page as readers will see it, beside the form, scrolled to the part being edited. */
export function ReadersView<F extends SharedFields>(props: ReadersViewProps<F>) {
  return useMatches(BESIDE) ? <ShownPage {...props} /> : null
}

function ShownPage<F extends SharedFields>({ editor, part, renderPage }: ReadersViewProps<F>) {
  // Typing has priority; the page is updated when there is time.
  const fields = useDeferredValue(useObservable(editor.state, (state) => state.fields))
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = page.current
    if (!scroller) return
    let left: number | null = null
    // Content above loads later and leaves less room: until the coach scrolls, the part is scrolled into view again.
    const observer = new ResizeObserver(() => {
      if (left !== null && scroller.scrollTop !== left) return observer.disconnect()
      const place = scroller.querySelector<HTMLElement>(`[data-part="${part}"]`)
      if (place) scroller.scrollTop = place.offsetTop - 16
      left = scroller.scrollTop
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [part])
  return (
    <Panel title="What readers see" padded={false} className="flex min-h-0 flex-1 flex-col">
      <section
        ref={page}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="The page"
        className="@container relative min-h-0 flex-1 overflow-y-auto border-t-[1.5px] border-line px-5 py-4"
      >
        {renderPage(fields)}
      </section>
    </Panel>
  )
}
