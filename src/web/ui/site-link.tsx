import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean
  /** Keeps the scroll position: for a change of only a part of the page. */
  keepScroll?: boolean
}

/** How links are followed. The site and the admin each provide their own. */
export interface LinkActions {
  navigate: (href: string, options?: NavigateOptions) => void
  /** Prefetches what a link leads to. */
  prefetch: (href: string) => void
  /** Returns the path by which an address is reached without a new document; null or omitted where the browser loads it. */
  pagePathOf?: (url: URL) => string | null
}

/** Without a router a link loads its page. */
export const LinkContext = createContext<LinkActions>({
  navigate: (href) => window.location.assign(href),
  prefetch: () => undefined,
})

export function useNavigate(): LinkActions['navigate'] {
  return useContext(LinkContext).navigate
}

type SiteLinkProps = ComponentProps<'a'> & {
  /** A path of this site, a `#fragment`, or an absolute address. */
  href: string
  /** Opens in a new tab; the accessible name says so. */
  newTab?: boolean
  /** Keeps the scroll position: for a change of only a part of the page. */
  keepScroll?: boolean
}

/** The only way to write a link: inside the site without a reload (prefetched on intent), outside as a plain anchor. */
export function SiteLink({
  href,
  newTab = false,
  keepScroll = false,
  onClick,
  children,
  ...rest
}: SiteLinkProps) {
  const { navigate, prefetch } = useContext(LinkContext)
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
    // A link to the current page adds no second history entry.
    navigate(href, { replace: isShown(href), keepScroll })
  }
  const early = () => prefetch(href)
  return (
    <a href={href} onClick={follow} onPointerEnter={early} onFocus={early} onTouchStart={early} {...rest}>
      {children}
    </a>
  )
}

/** Whether a click has no modifier key that means a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isShown(href: string): boolean {
  const { pathname, search, hash } = window.location
  return pathname + search + hash === href
}
