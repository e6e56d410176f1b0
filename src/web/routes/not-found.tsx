import { useEffect } from 'react'
import { useLocation } from '../data/page-context.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
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
            className="flex items-center justify-center font-display text-[min(36vw,21rem,38vh)] leading-[.9] font-extrabold tracking-[-.05em]"
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

/** The zero of '404'. Paper colours stay the same in the dark theme. */
function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <circle cx="50" cy="52.5" r="47" fill="#14312a" opacity=".18" />
      <circle cx="50" cy="50" r="47" fill="#fbfaf4" />
      <circle cx="50" cy="50" r="35" fill="#c6e0e3" />
      <circle cx="50" cy="50.6" r="33" fill="#fbfaf4" />
      <g fill="#c9a877">
        <circle cx="41" cy="40" r="1.8" />
        <circle cx="46" cy="44" r="1.2" />
        <circle cx="38" cy="46" r="1.3" />
        <circle cx="52" cy="38" r="1" />
      </g>
      <path d="M56 66c3-8 11-11 17-10-1 6-8 12-17 10z" fill="#2b5f4e" />
    </svg>
  )
}
