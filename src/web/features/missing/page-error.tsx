import { useEffect } from 'react'
import { readStored, writeStored } from '../../data/device-store.ts'
import { PageNotLoaded } from '../../data/page-context.ts'
import { Button } from '../../ui/button.tsx'

/** Shown when a page breaks in the browser: a sentence and another try, never a blank screen. */
export function PageError({ error }: { error: unknown }) {
  const isNotLoaded = error instanceof PageNotLoaded
  useFreshPage(isNotLoaded)
  return (
    <main id="main" className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <h1 className="type-h1">
        {isNotLoaded ? 'We couldn’t load this page' : 'Something went wrong on this page'}
      </h1>
      <p className="type-lead text-muted max-w-120">
        {isNotLoaded
          ? 'Please check your connection and try again.'
          : 'It wasn’t you. Please try again, and if it keeps happening, come back in a little while.'}
      </p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </main>
  )
}

const KEY = 'fresh_page'

/**
 * Loads the page anew when its code could not be fetched: the site was renewed meanwhile, and a fresh page names
 * the new files. Once for an address, so that what stays broken is said instead of tried for ever; and whenever a
 * connection comes back.
 */
function useFreshPage(isWanted: boolean): void {
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
