import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation the focus goes to the new page's content, as a page load would put it at its start. Going back
 * leaves it where the browser puts it, and so does an editor that exchanges its own address after the first save.
 */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === 'PUSH') main.current?.focus({ preventScroll: true })
  }, [pathname, type])
  return main
}
