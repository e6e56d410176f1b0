import { createContext } from 'react'

/**
 * Fetches what a link leads to before it is released. Whoever shows the page gives it; without one, links
 * simply lead.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined)
