/** Where a setting is seen: the words for it, and an address to look at. */
export const SETTING_PAGES = {
  every: { label: 'Every page', href: '/' },
  home: { label: 'Home', href: '/' },
  about: { label: 'About', href: '/about' },
  blog: { label: 'Blog', href: '/blog' },
  articles: { label: 'Each article', href: '/blog' },
  recipes: { label: 'Recipes', href: '/recipes' },
  playlist: { label: 'Playlist', href: '/playlist' },
  contact: { label: 'Contact', href: '/contact' },
  privacy: { label: 'Privacy policy', href: '/privacy-policy' },
  terms: { label: 'Terms of service', href: '/terms-of-service' },
  letters: { label: 'Newsletters', href: '/admin/issues' },
  feed: { label: 'News feed', href: '/rss.xml' },
} as const

export type SettingPage = keyof typeof SETTING_PAGES
