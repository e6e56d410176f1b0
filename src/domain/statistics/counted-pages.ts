import { STATIC_PAGES } from '../site/static-pages.ts'

/** What each page is called in the statistics, besides articles, recipes and letters. */
export const COUNTED_PAGES: ReadonlyMap<string, string> = new Map([
  ...STATIC_PAGES.map(({ url, title }): [string, string] => [url, title]),
  ['/search', 'Search'],
  ['/saved', 'Saved recipes'],
  ['/week', 'The week'],
  ['/week/shopping', 'The shopping list'],
  ['/plan', 'The 7-day plan'],
  ...[1, 2, 3, 4, 5, 6, 7].map((day): [string, string] => [`/plan/${day}`, `Day ${day} of the plan`]),
])
