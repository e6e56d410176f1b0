import { ExternalLink, LogOut } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../web/ui/dialog.tsx'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { useLogout } from '../features/session/session.ts'
import { isCurrentPage, MORE_LINKS } from './admin-links.ts'

const ROW =
  'flex min-h-13 w-full items-center gap-4 rounded-[8px] px-3 text-left font-semibold no-underline hover:bg-sunken aria-[current=page]:bg-butter aria-[current=page]:text-on-field'

/** The rest of the admin on a phone, in a sheet from below. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const { pathname } = useLocation()
  const logOut = useLogout()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="mx-0 mt-auto mb-0 max-w-full rounded-b-none lg:hidden"
    >
      <div className="px-4 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <h2 id={id} className="type-panel px-3 pb-3">
          More
        </h2>
        <ul className="grid gap-1">
          {MORE_LINKS.map(({ href, label, icon: Icon }) => (
            <li key={href}>
              <SiteLink
                href={href}
                onClick={onClose}
                aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
                className={ROW}
              >
                <Icon aria-hidden className="size-5 flex-none" />
                {label}
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink href="/" newTab className={ROW}>
              <ExternalLink aria-hidden className="size-5 flex-none" />
              View site
            </SiteLink>
          </li>
          <li className="mt-1 border-t-[1.5px] border-line pt-1">
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
          </li>
        </ul>
      </div>
    </Dialog>
  )
}
