import { useEffect } from 'react'
import { useLocation } from '../data/page-context.ts'
import { Head, usePageTitle } from '../features/head.tsx'
import { EmptyPlate } from '../features/shell/empty-plate.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.info(`Page not found: ${pathname}`), [pathname])
  return (
    <div className="surface-blush">
      <Head
        title={usePageTitle('Page not found')}
        description="This page isn’t here."
        canonical={pathname}
        noindex
      />
      <div className="wrap grid min-h-[calc(100dvh-68px)] place-items-center pt-8 pb-16 text-center low:pt-0 low:pb-4 lg:min-h-[calc(100dvh-88px)]">
        <div>
          <div
            aria-hidden="true"
            className="flex items-center justify-center font-display text-[min(clamp(7rem,36vw,21rem),38vh)] leading-[.9] font-extrabold tracking-[-.05em]"
          >
            4<EmptyPlate className="mr-[.03em] ml-[.07em] size-[.86em]" />4
          </div>
          <h1 className="type-h1 mt-[.35em]">Oops! Page not found</h1>
          <p className="type-lead text-muted mt-3 mb-7">The address may be wrong, or the page has moved.</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href="/">Return to Home</ButtonLink>
            <ButtonLink href="/search" look="line">
              Search the site
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
