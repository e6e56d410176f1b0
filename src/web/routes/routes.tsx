import type { SiteRoute } from './route.ts'

/** Every public page. The server's page cache, the sitemap test and the browser's router all read this table. */
export const siteRoutes: SiteRoute[] = [
  { id: 'home', path: '/', module: () => import('./home.tsx'), field: 'yolk' },
  { id: 'about', path: '/about', module: () => import('./about.tsx'), field: 'butter' },
  { id: 'blog', path: '/blog', module: () => import('./blog.tsx') },
  { id: 'article', path: '/blog/:slug', module: () => import('./article.tsx') },
  { id: 'recipes', path: '/recipes', module: () => import('./recipes.tsx') },
  { id: 'recipe', path: '/recipes/:slug', module: () => import('./recipe.tsx') },
  { id: 'contact', path: '/contact', module: () => import('./contact.tsx') },
  { id: 'playlist', path: '/playlist', module: () => import('./playlist.tsx') },
  { id: 'search', path: '/search', module: () => import('./search.tsx') },
  { id: 'sitemap', path: '/sitemap', module: () => import('./sitemap.tsx') },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    module: () => import('./privacy-policy.tsx'),
    popup: false,
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    module: () => import('./terms-of-service.tsx'),
    popup: false,
  },
  { id: 'letters', path: '/letters', module: () => import('./letters.tsx') },
  { id: 'letter', path: '/letters/:slug', module: () => import('./letter.tsx') },
  {
    id: 'newsletter-confirm',
    path: '/newsletter/confirm',
    module: () => import('./newsletter-confirm.tsx'),
    popup: false,
    isPrivate: true,
  },
  {
    id: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    module: () => import('./newsletter-unsubscribe.tsx'),
    popup: false,
    isPrivate: true,
  },
  { id: 'plan', path: '/plan', module: () => import('./plan.tsx'), popup: false, isPrivate: true },
  {
    id: 'plan-day',
    path: '/plan/:day',
    module: () => import('./plan-day.tsx'),
    popup: false,
    isPrivate: true,
  },
  {
    id: 'not-found',
    path: '*',
    module: () => import('./not-found.tsx'),
    field: 'blush',
    footer: false,
    popup: false,
  },
]
