/** The code of a page could not be fetched: the reader is offline, or the site was renewed meanwhile. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}
