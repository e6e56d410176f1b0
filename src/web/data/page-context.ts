import { type ComponentType, createContext, useContext } from 'react'
import type { SiteRoute } from './route.ts'

export interface PageLocation {
  pathname: string
  /** With its question mark; empty when there is none. */
  search: string
  /** With its `#`. */
  hash: string
}

/** The page that is shown, on the server and in the browser. */
export interface ShownPage {
  location: PageLocation
  route: SiteRoute
  /** What stands in the path in place of the route's `:names`. */
  params: Readonly<Record<string, string>>
  Component: ComponentType
  /** How the reader came here: with the document, by a link, or by going back or forward. */
  arrival: 'load' | 'link' | 'history'
}

export const PageContext = createContext<ShownPage | null>(null)

/**
 * How the next page is shown where something is to be seen on the way (`features/shell/page-transition.ts`, which comes
 * late); false, and a page simply takes the place of the other.
 */
export const pageChange: { show?: (update: () => void) => boolean } = {}

/** True while the code of the next page is on its way. By itself, so that the page shown is not rendered for it. */
export const PendingContext = createContext(false)

export function useShownPage(): ShownPage {
  const page = useContext(PageContext)
  if (!page) throw new Error('No page')
  return page
}

export function useLocation(): PageLocation {
  return useShownPage().location
}

export function useParams(): ShownPage['params'] {
  return useShownPage().params
}

/** The parameters of the page's address, to be read. */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
