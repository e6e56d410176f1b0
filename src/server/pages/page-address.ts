import {
  firstTextParameter,
  type ParameterSet,
  readParameters,
  writeParameters,
} from '../../domain/api/parameters.ts'
import { ISSUE_PARAMETER } from '../../domain/newsletter/issue-links.ts'
import { LIST_ADDRESSES, LIST_PAGES, NOTES_PAGE_PARAMETERS } from '../../domain/reads/public-reads.ts'

interface PageAddress {
  parameters: ParameterSet
  /**
   * True for a list, whose address has one canonical form, to which all others redirect, without other parameters.
   * Other pages' parameters are a reader's own words or secret: rendered, never cached.
   */
  isList: boolean
}

const SECRET_LINK = { parameters: { token: firstTextParameter }, isList: false }

/** The query parameters of each page. A page missing here sees no query. */
const PAGE_ADDRESSES: Readonly<Record<string, PageAddress>> = {
  [LIST_PAGES.articles]: { parameters: LIST_ADDRESSES.articles, isList: true },
  [LIST_PAGES.recipes]: { parameters: LIST_ADDRESSES.recipes, isList: true },
  '/blog/:slug': { parameters: NOTES_PAGE_PARAMETERS, isList: false },
  '/recipes/:slug': { parameters: NOTES_PAGE_PARAMETERS, isList: false },
  '/search': { parameters: { q: firstTextParameter }, isList: false },
  '/newsletter/confirm': {
    parameters: { token: firstTextParameter, for: firstTextParameter },
    isList: false,
  },
  '/newsletter/unsubscribe': SECRET_LINK,
  '/plan': SECRET_LINK,
  '/plan/:day': SECRET_LINK,
}

export type CanonicalPath = { kind: 'canonical' } | { kind: 'moved'; location: string }

/**
 * Returns the canonical form of a path: no trailing slash, no doubled slashes, no needless escapes. Anything else
 * redirects there, so that one page has one address (and one cache entry).
 *
 * @param url path and query as received; a malformed escape is left for the router to answer as not found
 */
export function canonicalPath(url: string): CanonicalPath {
  const { path, query } = splitQuery(url)
  const canonical = rewrite(path)
  return canonical === path ? { kind: 'canonical' } : { kind: 'moved', location: canonical + query }
}

export interface PageRequest {
  /** The page's canonical address, by which it is rendered and cached. Nothing else of the query reaches the page. */
  address: string
  /** The redirect target for any other form of the address, else null. */
  location: string | null
  /** False where the address contains a reader's own words or secret. */
  isKept: boolean
  isList: boolean
}

/**
 * Parses a page's address. A list knows only its own parameters, in one order; the mark of a newsletter's link stays
 * until the browser has counted it, and is not part of the page.
 *
 * @param url path and query as received
 */
export function readPageRequest(url: string): PageRequest {
  const { path, query } = splitQuery(url)
  const canonical = rewrite(path)
  const page = findPage(canonical)
  if (!page) {
    const location = canonical === path ? null : canonical + query
    return { address: canonical, location, isKept: true, isList: false }
  }
  const search = new URLSearchParams(query)
  const { values } = readParameters(page.parameters, search)
  const address = canonical + writeParameters(page.parameters, values)
  if (!page.isList) {
    const location = canonical === path ? null : canonical + query
    return { address, location, isKept: address === canonical, isList: false }
  }
  const letter = search.get(ISSUE_PARAMETER)
  const whole =
    letter === null ? address : appendQuery(address, `?${new URLSearchParams({ [ISSUE_PARAMETER]: letter })}`)
  return { address, location: whole === url ? null : whole, isKept: true, isList: true }
}

function findPage(path: string) {
  return PAGE_ADDRESSES[path] ?? PAGE_PATTERNS.find(({ pattern }) => pattern.test(path))?.page
}

/** Pages with a variable last part of their path: `/plan/:day`. */
const PAGE_PATTERNS = Object.entries(PAGE_ADDRESSES)
  .filter(([path]) => path.includes('/:'))
  .map(([path, page]) => ({ pattern: new RegExp(`^${path.replace(/:\w+$/, '[^/]+')}$`), page }))

function splitQuery(url: string): { path: string; query: string } {
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) }
}

/**
 * Returns where a page has moved to, with the query of the old address (`?utm_source=…`).
 *
 * @param location the new address
 * @param url path and query as received
 */
export function appendQuery(location: string, url: string): string {
  const mark = url.indexOf('?')
  // Characters that a careless client leaves unescaped are invalid in a header.
  const query =
    mark === -1
      ? ''
      : url
          .slice(mark + 1)
          .toWellFormed()
          .replace(/[^!-~]/gu, encodeURIComponent)
  if (query === '') return location
  const [address = '', ...fragment] = location.split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`
  return [joined, ...fragment].join('#')
}

function rewrite(path: string): string {
  try {
    const segments = path.split('/').filter((segment) => segment !== '')
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return path
  }
}
