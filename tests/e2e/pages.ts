interface PublicPage {
  path: string
  /** The heading that shows the page has loaded. */
  heading: string | RegExp
  /** Another page made of the same parts; checking that one covers both. */
  like?: string
}

/** Every public page of the sample site, one of each kind (PAGE-ROUTE-1). */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', heading: 'Empower Your Fitness Journey' },
  { path: '/about', heading: 'This is Maya Lindqvist, Your Happiness-First Movement Motivator' },
  { path: '/blog', heading: 'Small reads for stronger days' },
  { path: '/blog?category=Wellness', heading: 'Small reads for stronger days', like: '/blog' },
  {
    path: '/blog/a-slow-morning-that-makes-the-whole-day-stronger',
    heading: 'A slow morning that makes the whole day stronger',
  },
  { path: '/recipes', heading: 'Food that loves you back' },
  { path: '/recipes/sunrise-breakfast-bowl', heading: 'Sunrise Breakfast Bowl' },
  { path: '/saved', heading: 'Kept for later' },
  { path: '/offline', heading: 'You’re offline, dinner isn’t' },
  { path: '/contact', heading: 'Say hello' },
  { path: '/playlist', heading: 'Press play, then see what your feet do' },
  { path: '/search', heading: /search/i },
  { path: '/search?q=oats', heading: /search|oats/i },
  { path: '/sitemap', heading: /sitemap/i },
  { path: '/privacy-policy', heading: /privacy policy/i },
  { path: '/terms-of-service', heading: /terms of service/i, like: '/privacy-policy' },
]

export const MISSING_PAGES = [
  { path: '/nowhere', heading: 'Oops! Page not found' },
  { path: '/blog/nothing-here', heading: 'Article Not Found' },
  { path: '/recipes/nothing-here', heading: 'Recipe Not Found' },
] as const
