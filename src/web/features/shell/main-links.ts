/** The header's links (product §3.3). */
export const MAIN_LINKS = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/blog', label: 'Blog' },
  { href: '/recipes', label: 'Recipes' },
  { href: '/contact', label: 'Contact' },
] as const

/** True for the section a page belongs to, so that an article marks 'Blog'. */
export function isCurrentSection(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}
