import type { Page } from '@playwright/test'
import type { ShotSite } from './sites.ts'

/** Which of the sites of a run a screen is of (`sites.ts`). */
export type SiteName = 'lived' | 'few' | 'new'

/** What the pictures of a run are of; each a part of the index. */
export type Group = 'Pages' | 'States' | 'Peaks' | 'Paper' | 'Letters' | 'Share cards' | 'Admin'

/** A screen in one state, as it is photographed. */
export interface Screen {
  /** A file's name; unique. */
  name: string
  group: Group
  /** Path and query, or what finds it. */
  path: string | ((page: Page, site: ShotSite) => Promise<string>)
  /** In the place of a page of the site: HTML of its own, as mail programs show it. */
  html?: (site: ShotSite) => Promise<string>
  site?: SiteName
  /** Brings the page into its state; on phones some ways are others. */
  act?: (page: Page) => Promise<void>
  /** The window as a reader has it, not the whole length: what stands above the page is in its place. */
  window?: boolean
  /** As a new visitor: the newsletter popup may come. */
  newcomer?: boolean
  /** In px, only on screens at least so wide, and narrower than that: phones are never interrupted, desks have no sheets. */
  from?: number
  below?: number
  /** In px, in the place of a run's widths: a letter's and a share card's own. */
  widths?: readonly number[]
  /** True for what looks the same by day and by night. */
  lightOnly?: boolean
  /** Printed, on A4 and on Letter: a file of each, and a picture of each of its pages. */
  paper?: boolean
}
