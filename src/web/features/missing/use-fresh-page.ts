import { useEffect } from 'react'
import { readStored, writeStored } from '../../data/device-store.ts'

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
    if (navigator.onLine && isFirstTry(KEY)) reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isWanted])
}

/** Whether this address was not tried before in this tab; false without storage, which alone can tell. @param key of the try */
export function isFirstTry(key: string): boolean {
  const { href } = window.location
  return readStored(key, 'sessionStorage') !== href && writeStored(key, href, 'sessionStorage') === 'kept'
}
