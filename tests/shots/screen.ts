import type { Page } from '@playwright/test'
import type { ShotSite } from './sites.ts'

/** The site of a run that a screen belongs to (`sites.ts`). */
export type SiteName = 'lived' | 'few' | 'new'

/** The groups of pictures in a run; each is a section of the index. */
export type Group = 'Pages' | 'States' | 'Peaks' | 'Paper' | 'Letters' | 'Share cards' | 'Admin'

/** A screen in one state, as photographed. */
export interface Screen {
  /** A file name; unique. */
  name: string
  group: Group
  /** Path and query, or a function that finds them. */
  path: string | ((page: Page, site: ShotSite) => Promise<string>)
  /** Returns HTML to show instead of a page of the site, such as a mail. */
  html?: (site: ShotSite) => Promise<string>
  site?: SiteName
  /** Brings the page into its state; on phones some steps differ. */
  act?: (page: Page) => Promise<void>
  /** Photographs the reader's viewport instead of the full length: overlays are in their place. */
  window?: boolean
  /** As a new visitor: the newsletter popup may appear. */
  newcomer?: boolean
  /** In px, only on screens at least this wide, and narrower than `below`: phones have no popups, desktops no sheets. */
  from?: number
  below?: number
  /** In px, instead of a run's widths: for letters and share cards. */
  widths?: readonly number[]
  /** True for screens that look the same in light and dark mode. */
  lightOnly?: boolean
  /** Printed, on A4 and on Letter: a file of each, and a picture of each of its pages. */
  paper?: boolean
}
