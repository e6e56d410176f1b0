import { PageNotLoaded } from '../../data/page-not-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { useFreshPage } from './use-fresh-page.ts'

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
