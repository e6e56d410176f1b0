import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { SearchResult } from '../../../domain/reads/answer-schemas.ts'
import type { ArticleCardData, RecipeCardData } from '../../../domain/reads/public-reads.ts'
import type { Reads } from '../../data/reads.ts'
import { useRead } from '../../data/use-read.ts'

const NEWEST_RECIPES = { limit: 12 }
const NEWEST_ARTICLES = { limit: 2 }
/** New items are this many recipes, followed by this many articles. */
const SHOWN_RECIPES = 2
const SHOWN_ARTICLES = 1

export type NewItem = Pick<SearchResult, 'type' | 'url' | 'title' | 'category_name' | 'featured_image_url'>

/** Suggestions for starting a search (SEARCH-START-1). */
interface StartOffers {
  words: readonly string[]
  newest: readonly NewItem[]
}

/** Loads what `useStartOffers` needs, for a page that shows it immediately. */
export async function loadStartOffers(reads: Reads): Promise<void> {
  await Promise.all([reads.fetch('recipes', NEWEST_RECIPES), reads.fetch('articles', NEWEST_ARTICLES)])
}

export function useStartOffers(): StartOffers {
  const recipes = useRead('recipes', NEWEST_RECIPES).data
  const articles = useRead('articles', NEWEST_ARTICLES).data
  return recipes && articles ? startOffers(recipes.items, articles.items) : { words: [], newest: [] }
}

function startOffers(recipes: readonly RecipeCardData[], articles: readonly ArticleCardData[]): StartOffers {
  return {
    words: wordsToTry(recipes, articles),
    newest: [
      ...recipes
        .slice(0, SHOWN_RECIPES)
        .map((recipe) => newItem('recipe', pagePath('recipe', recipe.slug), recipe)),
      ...articles
        .slice(0, SHOWN_ARTICLES)
        .map((article) => newItem('article', pagePath('article', article.slug), article)),
    ],
  }
}

function newItem(
  type: NewItem['type'],
  url: string,
  { title, category_name, featured_image_url }: Omit<NewItem, 'type' | 'url'>,
): NewItem {
  return { type, url, title, category_name, featured_image_url }
}

/** Minimum length of a title's last word for it to name the dish. */
const MIN_LETTERS = 4
const DISHES = 2

interface Named {
  title: string
  category_name: string | null
}

/**
 * Returns four words that have results: the names of two of the newest dishes, their most common dietary tag, and the
 * topic of the newest article. Fewer where there is less content.
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
