import { lazy, type MouseEvent, type RefObject, Suspense, useContext, useEffect, useRef } from 'react'
import readingStyles from '../../styles/reading.css?url'
import videoStyles from '../../styles/video.css?url'
import workoutStyles from '../../styles/workout.css?url'
import { LinkContext } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Few articles have a workout: only these load what plays it. Without it the list of moves is shown. */
const ArticleWorkouts = lazy(() =>
  import('../movement/article-workouts.tsx').catch(() => ({ default: () => <></> })),
)

/** Renders the article's text. Its internal links are followed without a reload, its workouts can be played. */
export function ArticleProse({ html, slug }: { html: string; slug: string }) {
  const { navigate, pagePathOf } = useContext(LinkContext)
  const prose = useRef<HTMLDivElement>(null)
  const isAwake = useHydrated()
  const hasWorkout = html.includes('data-workout')
  useVideos(prose, html)

  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const path = pagePathOf?.(new URL(link.href))
    if (!path) return
    event.preventDefault()
    navigate(path)
  }

  return (
    <>
      {holdsVideo(html) && <link rel="stylesheet" href={videoStyles} precedence="default" />}
      {isAwake && <link rel="stylesheet" href={readingStyles} />}
      {hasWorkout && <link rel="stylesheet" href={workoutStyles} precedence="default" />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div
        ref={prose}
        className="prose with-keys"
        onClick={follow}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {isAwake && hasWorkout && (
        <Suspense>
          <ArticleWorkouts key={html} within={prose} slug={slug} />
        </Suspense>
      )}
    </>
  )
}

/** Whether a text shows a film: only then is the film code loaded. */
function holdsVideo(html: string): boolean {
  return html.includes('<figure class="video"')
}

/** Makes the films of a text playable. Their code is loaded only for a text that has one, after the page. */
function useVideos(prose: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (!holdsVideo(html)) return
    let end: (() => void) | null = null
    let isOver = false
    void import('./video-player.ts').then(
      ({ startVideos }) => {
        if (!isOver && prose.current) end = startVideos(prose.current)
      },
      // Where the code cannot be loaded, the picture stays a link to the film's own page.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [prose, html])
}
