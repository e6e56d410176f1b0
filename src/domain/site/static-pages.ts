/** The pages that always exist, as listed by `/sitemap` and `/sitemap.xml`. */
export const STATIC_PAGES = [
  { title: 'Home', description: 'Joyful movement, honest food and a calmer head.', url: '/' },
  {
    title: 'About',
    description: 'Who the coach is, what she values and what women say about her.',
    url: '/about',
  },
  { title: 'Blog', description: 'Training notes, kitchen sense and a little courage.', url: '/blog' },
  { title: 'Recipes', description: 'Weeknight recipes with real portions and short lists.', url: '/recipes' },
  { title: 'Playlist', description: 'Music to move to, from warm-up to cool-down.', url: '/playlist' },
  { title: 'Letters', description: 'Everything the coach has sent to the list.', url: '/letters' },
  { title: 'Contact', description: 'Write to the coach. She reads every message herself.', url: '/contact' },
  { title: 'Sitemap', description: 'Every page on this site, on one page.', url: '/sitemap' },
  {
    title: 'Privacy policy',
    description: 'What this site keeps about you, and what it doesn’t.',
    url: '/privacy-policy',
  },
  {
    title: 'Terms of service',
    description: 'What you can expect from this site, and it from you.',
    url: '/terms-of-service',
  },
] as const

/** The name of each page in the statistics, besides articles, recipes and letters. */
export const COUNTED_PAGES: ReadonlyMap<string, string> = new Map([
  ...STATIC_PAGES.map(({ url, title }): [string, string] => [url, title]),
  ['/search', 'Search'],
  ['/saved', 'Saved recipes'],
  ['/week', 'The week'],
  ['/week/shopping', 'The shopping list'],
  ['/plan', 'The 7-day plan'],
  ...[1, 2, 3, 4, 5, 6, 7].map((day): [string, string] => [`/plan/${day}`, `Day ${day} of the plan`]),
])
