import { type ComponentType, createContext, useContext } from 'react'
import type { Reads } from './reads.ts'

/** The argument of a page's `load`. It fetches through `reads`, so that the page's own `useRead` finds the answers. */
export interface PageLoad {
  reads: Reads
  params: Readonly<Record<string, string>>
  search: URLSearchParams
}

/** What loading found out about the page itself: the status of the answer, or the address it has moved to. */
export interface PageOutcome {
  status?: 404 | 410
  redirect?: string
}

/** One file of the routes folder: the data it loads, and the component it shows. */
export interface PageModule {
  load?: (page: PageLoad) => Promise<PageOutcome | undefined>
  Component: ComponentType
}

/** The paper colour at the top of a page, shared by the header and the first section. */
export type PageField = 'none' | 'yolk' | 'butter' | 'blush'

export interface SiteRoute {
  /** The file in the routes folder, without its extension. */
  id: string
  path: string
  module: () => Promise<PageModule>
  field?: PageField
  /** False where the page shows only the brand (offline). */
  header?: boolean
  /** False where the page has no footer (offline). */
  footer?: boolean
  /** True where the page has an email form of its own or another purpose: the footer's form is folded (PAGE-FOOTER-4). */
  foldsNewsletter?: boolean
  /** True where the page fills the whole screen: no banner, header or footer. */
  bare?: boolean
  /** False where the newsletter popup never shows (NEWS-POPUP-3). */
  popup?: boolean
  /** True for a page behind a secret link: never cached, never listed, its address never sent as a referrer. */
  isPrivate?: boolean
}

/** The code of a page could not be loaded: the reader is offline, or a new release was deployed meanwhile. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}

interface PageLocation {
  pathname: string
  /** With its question mark; empty without a query. */
  search: string
  /** With its `#`. */
  hash: string
}

/** The page shown, on the server and in the browser. */
export interface ShownPage {
  location: PageLocation
  route: SiteRoute
  /** The values of the route's `:names` in the path. */
  params: Readonly<Record<string, string>>
  Component: ComponentType
  /** How the reader reached the page: with the document, by a link, or by going back or forward. */
  arrival: 'load' | 'link' | 'history'
}

export const PageContext = createContext<ShownPage | null>(null)

/**
 * How the next page is shown with an animation (`features/shell/page-transition.ts`, loaded late); false where none is
 * played, and the page is simply replaced.
 */
export const pageChange: { show?: (update: () => void) => boolean } = {}

/** True while the code of the next page is loading. A separate context, so that the current page is not rendered again. */
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

/** Returns the query parameters of the page's address, for reading only. */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}
