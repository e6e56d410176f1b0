import { ExternalLink } from 'lucide-react'
import { useLocation } from 'react-router'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { isCurrentPage, MAIN_LINKS, MORE_LINKS } from './admin-links.ts'
import { AdminUser } from './admin-user.tsx'

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-[8px] px-3.5 py-1 font-semibold no-underline hover:bg-sunken aria-[current=page]:bg-butter aria-[current=page]:text-on-field'

/** The navigation of a wide screen, always there at the left. */
export function Rail() {
  const { pathname } = useLocation()
  return (
    <header className="sticky top-0 hidden h-dvh flex-col overflow-y-auto px-4 py-6 lg:flex">
      <div className="mb-6 ml-2">
        <AdminBrand />
      </div>
      <nav aria-label="Admin">
        <ul className="grid gap-1">
          {[...MAIN_LINKS, ...MORE_LINKS].map(({ href, label, icon: Icon }) => (
            <li key={href}>
              <SiteLink
                href={href}
                aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
                className={ITEM}
              >
                <Icon aria-hidden className="size-5 flex-none" />
                {label}
              </SiteLink>
            </li>
          ))}
          <li className="mt-2 border-t-[1.5px] border-line pt-2">
            <SiteLink href="/" newTab className={ITEM}>
              <ExternalLink aria-hidden className="size-5 flex-none" />
              View site
            </SiteLink>
          </li>
        </ul>
      </nav>
      <div className="mt-auto ml-3.5 pt-6">
        <AdminUser />
      </div>
    </header>
  )
}
