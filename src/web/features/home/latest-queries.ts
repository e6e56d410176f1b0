/** What 'Latest Inspiration' asks for: together at most three cards (product §4.2). */
export const LATEST_ARTICLES = { limit: 2 }
export const LATEST_RECIPES = { limit: 1 }
