import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useNavigate } from '../../ui/link-context.ts'
import { pagePathOf } from './page-path.ts'

/** Most articles hold no workout: those that do load what plays it. Without it the list of moves is there. */
const ArticleWorkouts = lazy(() =>
  import('../movement/article-workouts.tsx').catch(() => ({ default: () => <></> })),
)

/** The article's text. Its links inside the site are followed without a reload, its workouts can be played. */
export function ArticleProse({ html, slug }: { html: string; slug: string }) {
  const navigate = useNavigate()
  const [prose, setProse] = useState<HTMLElement | null>(null)

  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const path = pagePathOf(new URL(link.href), window.location)
    if (!path) return
    event.preventDefault()
    navigate(path)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div ref={setProse} className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
      {prose && html.includes('data-workout') && (
        <Suspense>
          <ArticleWorkouts key={html} within={prose} slug={slug} />
        </Suspense>
      )}
    </>
  )
}
