import { type MouseEvent, memo, startTransition, useEffect, useRef, useState } from 'react'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { Note } from '../../../ui/note.tsx'
import { type MarkdownRenderer, openMarkdownRenderer, type RenderedMarkdown } from './markdown-renderer.ts'
import { useFilms } from './use-film.ts'

/** Debounce delay of the preview, in milliseconds. */
const DEBOUNCE_MS = 150

/** Renders the text as readers will see it: by the same rules, in the same styles. */
export const TextPreview = memo(function TextPreview({
  text,
  kind = 'article',
}: {
  text: string
  kind?: TextKind
}) {
  const rendered = useRenderedMarkdown(text, kind)
  if (rendered === null) return <p className="text-small text-muted">Preparing the preview...</p>
  if ('refused' in rendered) return <Note look="bad" role="status" title={rendered.refused} />
  if (rendered.html.trim() === '')
    return <p className="text-small text-muted">What you write appears here.</p>
  return <Filled html={rendered.html} />
})

/** Fills in the films' pictures. */
function Filled({ html }: { html: string }) {
  return <Prose html={useFilms(html)} />
}

/** Returns the site's own HTML of a text, debounced. Null until the first result. */
function useRenderedMarkdown(text: string, kind: TextKind): RenderedMarkdown | null {
  const [rendered, setRendered] = useState<RenderedMarkdown | null>(null)
  const renderer = useRef<MarkdownRenderer>(null)
  useEffect(() => {
    const opened = openMarkdownRenderer(kind, (next) => startTransition(() => setRendered(next)))
    renderer.current = opened
    return () => opened.close()
  }, [kind])
  useEffect(() => {
    const timer = setTimeout(() => renderer.current?.render(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rendered
}

// Links would lead away from the text being written, so they open in a new tab.
function openBeside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}

const Prose = memo(function Prose({ html }: { html: string }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div
      className="prose text-base [&_blockquote]:my-[.6em] [&_blockquote]:text-2xl [&_h2]:mt-[1.2em] [&_h2]:text-2xl [&>h2:first-child]:mt-0"
      onClick={openBeside}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
