import { type RefObject, useEffect, useRef, useState } from 'react'
import { listenToField } from './field-events.ts'
import { MarkdownSurface } from './markdown-surface.ts'
import { MarkdownWords } from './markdown-words.tsx'
import type { BoundText, SurfaceHandlers } from './writing-surface.ts'
import './markdown-field.css'

interface MarkdownFieldProps {
  /** Its accessible name. */
  label: string
  text: BoundText
  handlers: RefObject<SurfaceHandlers>
  /** Hears of the field once it is there; the same function each time. */
  onSurface: (surface: MarkdownSurface | null) => void
}

/**
 * The text as Markdown: a plain field, and over it the same words once more, unseen, for the lines under what the
 * proof-reader found and for images on their way. The unseen words give the field its height.
 */
export function MarkdownField({ label, text, handlers, onSurface }: MarkdownFieldProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [surface, setSurface] = useState<MarkdownSurface | null>(null)
  useEffect(() => {
    if (!field.current) return
    const opened = new MarkdownSurface(field.current, text, (place) =>
      // The words are drawn a moment later.
      requestAnimationFrame(() => scrollToPlace(scroller.current, words.current, place)),
    )
    const stop = listenToField(opened, handlers)
    setSurface(opened)
    onSurface(opened)
    return () => {
      stop()
      onSurface(null)
    }
  }, [text, handlers, onSurface])
  return (
    <div
      ref={scroller}
      className="h-full overflow-y-auto rounded-[6px] focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-focus"
    >
      <div className="markdown-field">
        <textarea
          ref={field}
          data-markdown=""
          aria-label={label}
          placeholder="Write your text here. Leave an empty line between paragraphs."
          spellCheck
          autoCorrect="on"
          autoCapitalize="sentences"
        />
        {surface && <MarkdownWords drawn={surface.drawn} ref={words} />}
      </div>
    </div>
  )
}

/** Brings a place of the text into the middle of what is seen of it, unless it is seen already. */
function scrollToPlace(scroller: HTMLElement | null, words: HTMLElement | null, place: number): void {
  const line = words && rectangleAt(words, place)
  if (!scroller || !line) return
  const seen = scroller.getBoundingClientRect()
  if (line.top >= seen.top && line.bottom <= seen.bottom) return
  scroller.scrollBy({ top: line.top - seen.top - seen.height / 2 })
}

function rectangleAt(words: HTMLElement, place: number): DOMRect | null {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  let rest = place
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (rest <= length) {
      const range = document.createRange()
      range.setStart(node, rest)
      range.setEnd(node, Math.min(rest + 1, length))
      return range.getBoundingClientRect()
    }
    rest -= length
  }
  return null
}
