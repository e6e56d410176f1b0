import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SiteQueries } from '../data/queries.ts'

/** What a page's `load` gets. It fetches through `client`, so that the page's own `useQuery` finds the answers. */
export interface PageLoad {
  client: QueryClient
  queries: SiteQueries
  params: Record<string, string | undefined>
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
  /** False where the page stands alone (404). */
  footer?: boolean
  /** False where the newsletter popup never shows (product §10.2). */
  popup?: boolean
  /** True for a page behind a secret link: never kept, never listed, its address never told to others. */
  isPrivate?: boolean
}
