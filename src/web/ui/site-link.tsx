import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePrefetch } from '../data/prefetch.ts'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** A path of this site, a `#fragment`, or an absolute address. */
  href: string
  /** Opens in a new tab; the accessible name says so. */
  newTab?: boolean
}

/** The one way to write a link: inside the site without a reload (fetched early on intent), outside with a plain anchor. */
export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  const prefetch = usePrefetch()
  if (newTab || !href.startsWith('/')) {
    return (
      <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
        {children}
        {newTab && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    )
  }
  return (
    <Link
      to={href}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      onTouchStart={() => prefetch(href)}
      {...rest}
    >
      {children}
    </Link>
  )
}
