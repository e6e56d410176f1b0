import { createContext, useContext } from 'react'

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
