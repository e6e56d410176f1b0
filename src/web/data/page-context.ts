import { type ComponentType, createContext, useContext } from 'react'
import type { Reads } from './reads.ts'

/** What a page's `load` gets. It fetches through `reads`, so that the page's own `useRead` finds the answers. */
export interface PageLoad {
  reads: Reads
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** What loading found out about the page itself: the status of the answer, or where it has moved to. */
export interface PageOutcome {
  status?: 404 | 410
  redirect?: string
}

/** One file in this folder: what it needs, and what it shows. */
export interface PageModule {
  load?: (page: PageLoad) => Promise<PageOutcome | undefined>
  Component: ComponentType
}

/** The paper the top of a page is cut from: the header and the first section share it. */
export type PageField = 'none' | 'yolk' | 'butter' | 'blush'

export interface SiteRoute {
  /** The file in this folder, without its ending. */
  id: string
  path: string
  module: () => Promise<PageModule>
  field?: PageField
  /** False where the page has the brand alone (offline). */
  header?: boolean
  /** False where the page stands alone (404). */
  footer?: boolean
  /** True where the page asks for an address itself, or is there for something else: the footer's form is folded (PAGE-FOOTER-4). */
  foldsNewsletter?: boolean
  /** True where the page fills the screen by itself: no banner, header or footer. */
  bare?: boolean
  /** False where the newsletter popup never shows (NEWS-POPUP-3). */
  popup?: boolean
  /** True for a page behind a secret link: never kept, never listed, its address never told to others. */
  isPrivate?: boolean
}

/** The code of a page could not be fetched: the reader is offline, or the site was renewed meanwhile. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}

interface PageLocation {
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
