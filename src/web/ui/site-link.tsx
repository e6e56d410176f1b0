import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { useNavigate } from 'react-router'
import { PrefetchContext } from './prefetch-context.ts'

type SiteLinkProps = ComponentProps<'a'> & {
  /** A path of this site, a `#fragment`, or an absolute address. */
  href: string
  /** Opens in a new tab; the accessible name says so. */
  newTab?: boolean
  /** The page stays scrolled where it is: for what changes only a part of it. */
  keepScroll?: boolean
}

/**
 * The one way to write a link: inside the site without a reload (fetched early on intent), outside with a plain anchor.
 * React Router's own Link resolves relative addresses and watches the location, which we never need: without it a page
 * renders a quarter faster.
 */
export function SiteLink({
  href,
  newTab = false,
  keepScroll = false,
  onClick,
  children,
  ...rest
}: SiteLinkProps) {
  const navigate = useNavigate()
  const prefetch = useContext(PrefetchContext)
  if (newTab || !href.startsWith('/')) {
    return (
      <a href={href} onClick={onClick} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
        {children}
        {newTab && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    )
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // The page already shown is not put into the history a second time.
    void navigate(href, { replace: isShown(href), preventScrollReset: keepScroll })
  }
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      onTouchStart={() => prefetch(href)}
      {...rest}
    >
      {children}
    </a>
  )
}

/** Without a key that means 'elsewhere': a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isShown(href: string): boolean {
  const { pathname, search, hash } = window.location
  return pathname + search + hash === href
}
