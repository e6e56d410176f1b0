import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'

export interface NavigateOptions {
  /** The address takes the place of the one shown, instead of coming after it in the history. */
  replace?: boolean
  /** The page stays scrolled where it is: for what changes only a part of it. */
  keepScroll?: boolean
}

/** What following a link does. The site and the admin each give their own. */
export interface LinkActions {
  navigate: (href: string, options?: NavigateOptions) => void
  /** Fetches what a link leads to before it is followed. */
  prefetch: (href: string) => void
  /** The path by which an address is reached without a new document; null, or left out, where the browser goes there itself. */
  pagePathOf?: (url: URL) => string | null
}

/** Without a router around it a link loads its page. */
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
  /** The page stays scrolled where it is: for what changes only a part of it. */
  keepScroll?: boolean
}

/** The one way to write a link: inside the site without a reload (fetched early on intent), outside with a plain anchor. */
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
    // the page that is shown is not put into the history a second time.
    navigate(href, { replace: isShown(href), keepScroll })
  }
  const early = () => prefetch(href)
  return (
    <a href={href} onClick={follow} onPointerEnter={early} onFocus={early} onTouchStart={early} {...rest}>
      {children}
    </a>
  )
}

/** Without a key that means 'elsewhere': a new tab, a new window, a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function isShown(href: string): boolean {
  const { pathname, search, hash } = window.location
  return pathname + search + hash === href
}
