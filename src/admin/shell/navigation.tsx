import { Ellipsis, ExternalLink, LogOut } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../web/ui/dialog.tsx'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { useLogout } from '../features/session/session.ts'
import { AdminBrand } from '../ui/admin-brand.tsx'
import { ADMIN_GROUPS, FIRST_LINK, holdsCurrentPage, isCurrentPage, TAB_LINKS } from './admin-links.ts'
import { NavigationGroups, NavigationLink } from './navigation-groups.tsx'

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-[8px] px-3.5 py-1 font-semibold no-underline hover:bg-sunken aria-[current=page]:bg-butter aria-[current=page]:text-on-field'

/** The navigation of a wide screen, always visible on the left. */
export function Rail() {
  const rail = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a low screen the last group does not fit the rail, so the current link is scrolled into view.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <header ref={rail} className="sticky top-0 hidden h-dvh flex-col lg:flex">
      <div className="pt-5 pr-2 pb-2 pl-6">
        <AdminBrand />
      </div>
      <nav aria-label="Admin" className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto px-4 py-1.5 [scrollbar-width:thin]">
          <NavigationLink link={FIRST_LINK} className={ITEM} />
          <NavigationGroups item={ITEM} />
        </div>
        <div className="mx-4 flex items-center justify-between gap-2 border-t-[1.5px] border-line pt-2.5 pb-4 pl-3.5 whitespace-nowrap">
          <AdminUser />
          <SiteLink
            href="/"
            newTab
            className="inline-flex min-h-11 items-center gap-2 rounded-[8px] px-2 text-small font-semibold no-underline hover:bg-sunken"
          >
            View site
            <ExternalLink aria-hidden className="size-4.5 flex-none" />
          </SiteLink>
        </div>
      </nav>
    </header>
  )
}

const TAB =
  'grid min-h-15 content-center justify-items-center gap-0.5 low:min-h-11 low:grid-flow-col low:items-center low:justify-center low:gap-2 text-[min(.75rem,4.9vw)] leading-tight font-semibold text-ink-2 no-underline aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-accent-text'

/** The navigation of a phone: four tabs within the thumb's reach. */
export function TabBar() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isTab = holdsCurrentPage({ links: TAB_LINKS }, pathname)
  const isMore = !isTab && ADMIN_GROUPS.some((group) => holdsCurrentPage(group, pathname))
  return (
    <>
      <nav
        aria-label="Admin"
        className="fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="grid grid-cols-4">
          {TAB_LINKS.map(({ href, label, icon: Icon }) => (
            <li key={href}>
              <SiteLink
                href={href}
                aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
                className={TAB}
              >
                <Icon aria-hidden className="size-5.5" />
                {label}
              </SiteLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-current={isMore ? 'page' : undefined}
              onClick={() => setOpen(true)}
              className={`${TAB} w-full`}
            >
              <Ellipsis aria-hidden className="size-5.5" />
              More
            </button>
          </li>
        </ul>
      </nav>
      <MoreSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const ROW =
  'flex min-h-13 w-full items-center gap-4 rounded-[8px] px-3.5 text-left font-semibold no-underline hover:bg-sunken aria-[current=page]:bg-butter aria-[current=page]:text-on-field'

/** The whole admin on a phone, in a sheet from the lower edge. */
function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const logOut = useLogout()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="mx-0 mt-auto mb-0 max-w-full rounded-b-none lg:hidden"
    >
      <div className="px-4 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <h2 id={id} className="type-panel px-3.5">
          More
        </h2>
        <NavigationGroups item={ROW} onFollow={onClose} />
        <div className="mt-3 border-t-[1.5px] border-line pt-3">
          <SiteLink href="/" newTab className={ROW}>
            <ExternalLink aria-hidden className="size-5 flex-none" />
            View site
          </SiteLink>
          <button
            type="button"
            onClick={() => {
              onClose()
              logOut()
            }}
            className={`${ROW} text-accent-text`}
          >
            <LogOut aria-hidden className="size-5 flex-none" />
            Logout
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** The logged-in user with a logout button (ADMIN-RAIL-2: the label 'Admin User' and Logout). */
export function AdminUser() {
  const logOut = useLogout()
  return (
    <div className="grid flex-none max-lg:low:flex max-lg:low:items-center max-lg:low:gap-4">
      <span className="text-small leading-tight font-bold">Admin User</span>
      <button
        type="button"
        onClick={logOut}
        className="-mx-2 relative inline-flex min-h-7 items-center justify-self-start px-2 text-small font-[650] text-accent-text after:absolute after:-inset-2 hover:underline"
      >
        Logout
      </button>
    </div>
  )
}
