/** A dish is named by the last word of its title, where that is no shorter. */
const MIN_LETTERS = 4
const DISHES = 2

interface Named {
  title: string
  category_name: string | null
}

/**
 * Four words that find something: how two of the newest dishes are called, their most common dietary tag, and what the
 * newest article is about. Fewer where there is less.
 */
export function wordsToTry(
  recipes: readonly (Named & { dietary_tags: readonly string[] })[],
  articles: readonly Named[],
): readonly string[] {
  const dishes = recipes
    .map(({ title }) => title.match(/\p{L}+$/u)?.[0].toLowerCase() ?? '')
    .filter((word) => word.length >= MIN_LETTERS)
  const counted = new Map<string, number>()
  for (const tag of recipes.flatMap(({ dietary_tags }) => dietary_tags))
    counted.set(tag, (counted.get(tag) ?? 0) + 1)
  const [tag] = [...counted].sort(([, one], [, other]) => other - one)[0] ?? []
  const subject = articles.find(({ category_name }) => category_name)?.category_name?.toLowerCase()
  const words = [...[...new Set(dishes)].slice(0, DISHES), tag, subject]
  return [...new Set(words.filter((word) => word !== undefined))]
}
