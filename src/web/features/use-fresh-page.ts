import { useEffect } from 'react'

const KEY = 'fresh_page'

/**
 * Loads the page anew when its code could not be fetched: the site was renewed meanwhile, and a fresh page names
 * the new files. Once for an address, so that what stays broken is said instead of tried for ever; and whenever a
 * connection comes back.
 */
export function useFreshPage(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const reload = () => window.location.reload()
    if (navigator.onLine && isFirstTry(window.location.href)) reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isWanted])
}

function isFirstTry(href: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === href) return false
    sessionStorage.setItem(KEY, href)
    return true
  } catch {
    // Without storage there is no telling a first try from a second.
    return false
  }
}
