import { memo } from 'react'
import { useRenderedMarkdown } from './use-rendered-markdown.ts'

/** The text as readers will see it: made by the same rules, in the same styles. */
export const TextPreview = memo(function TextPreview({ text }: { text: string }) {
  const html = useRenderedMarkdown(text)
  if (html === null) return <p className="text-small text-muted">Preparing the preview...</p>
  if (html.trim() === '') return <p className="text-small text-muted">What you write appears here.</p>
  return <Prose html={html} />
})

// Links lead away from what is being written: they open beside it.
function openBeside(event: React.MouseEvent) {
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
