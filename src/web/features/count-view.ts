import { useEffect } from 'react'
import type { ContentKind } from '../../domain/content/status.ts'
import { noteRead } from '../offline/last-read.ts'

const PATHS: Record<ContentKind, string> = { article: 'articles', recipe: 'recipes' }

/**
 * Tells the server that somebody reads this, which counts a visitor once a day, and the device, which keeps what was read
 * last. Failing here is nobody's problem.
 */
export function useCountView(kind: ContentKind, id: number): void {
  useEffect(() => {
    noteRead(window.location.pathname)
    const address = `/api/public/${PATHS[kind]}/${id}/view`
    if (navigator.sendBeacon?.(address)) return
    void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
  }, [kind, id])
}
