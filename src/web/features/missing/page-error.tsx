import { useEffect } from 'react'
import { readStored, writeStored } from '../../data/device-store.ts'
import { PageNotLoaded } from '../../data/page-context.ts'
import { Button } from '../../ui/button.tsx'

/** Shown when a page fails to render in the browser: a sentence and a retry, never a blank screen. */
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
 * Reloads the page when its code could not be loaded: a new release was deployed, and a fresh page names its files. Once
 * per address, so that a lasting failure is shown instead of retried for ever; and again whenever a connection returns.
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

/** Whether this address was not yet tried in this tab; false without storage. @param key under which the try is stored */
export function isFirstTry(key: string): boolean {
  const { href } = window.location
  return readStored(key, 'sessionStorage') !== href && writeStored(key, href, 'sessionStorage') === 'kept'
}
