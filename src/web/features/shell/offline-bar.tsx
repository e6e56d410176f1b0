import { WifiOff } from 'lucide-react'
import { OFFLINE_PAGE } from '../../../domain/offline/offline-copies.ts'
import { useLocation } from '../../data/page-context.ts'
import { useOnline } from '../../offline/use-online.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { SAVED_LINK } from './shell-html.tsx'

/**
 * The line above everything while there is no network; the page that says nothing else does without. The region is there
 * before, so that it is announced.
 */
export function OfflineBar() {
  const isOnline = useOnline()
  const { pathname } = useLocation()
  return (
    <div role="status" className="print-hidden">
      {!isOnline && pathname !== OFFLINE_PAGE && (
        <div className="on-pine text-small">
          <p className="wrap flex min-h-11 flex-wrap items-center justify-center gap-x-[.7rem] py-[.4rem] leading-[1.35]">
            <WifiOff aria-hidden className="size-5 flex-none text-mark" />
            {pathname === SAVED_LINK.href ? (
              <span>You’re offline. Everything here still works.</span>
            ) : (
              <span>
                You’re offline. What you{' '}
                <SiteLink
                  href={SAVED_LINK.href}
                  className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
                >
                  saved
                </SiteLink>{' '}
                still works.
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
