import { type RefObject, useEffect } from 'react'

/** True for a text that shows a film: only such a one needs what films need. */
export function holdsVideo(html: string): boolean {
  return html.includes('<figure class="video"')
}

/** Lets the films of a text play. Their code comes only with a text that has one, once the page is there. */
export function useVideos(prose: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    if (!holdsVideo(html)) return
    let end: (() => void) | null = null
    let isOver = false
    void import('./video-player.ts').then(
      ({ startVideos }) => {
        if (!isOver && prose.current) end = startVideos(prose.current)
      },
      // The picture stays a link to the film's own page.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [prose, html])
}
