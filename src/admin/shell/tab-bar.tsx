import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { isCurrentPage, MAIN_LINKS, MORE_LINKS } from './admin-links.ts'
import { MoreSheet } from './more-sheet.tsx'

const TAB =
  'grid min-h-15 content-center justify-items-center gap-0.5 text-[.75rem] leading-tight font-semibold text-ink-2 no-underline aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-accent-text'

/** The navigation of a phone: four tabs under the thumb. */
export function TabBar() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isMore = MORE_LINKS.some(({ href }) => isCurrentPage(href, pathname))
  return (
    <>
      <nav
        aria-label="Admin"
        className="fixed inset-x-0 bottom-0 z-30 border-t-[1.5px] border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="grid grid-cols-4">
          {MAIN_LINKS.map(({ href, label, icon: Icon }) => (
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
