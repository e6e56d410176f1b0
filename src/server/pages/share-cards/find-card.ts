import type { Article } from '../../../domain/content/article.ts'
import type { Lookup } from '../../../domain/content/lookup.ts'
import type { Recipe } from '../../../domain/content/recipe.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { makeArticleCard, makeRecipeCard, makeSiteCard } from './card-inputs.ts'
import type { CardKind, ShareCardInput } from './share-card.ts'

/** How the subjects of cards are found. */
export interface CardSubjects {
  settings(): Promise<SiteSettings>
  article(id: string): Promise<Lookup<Article>>
  recipe(id: string): Promise<Lookup<Recipe>>
}

/** The card of something the public may see, else null. */
export async function findCard(
  queries: CardSubjects,
  kind: CardKind,
  id: number,
): Promise<ShareCardInput | null> {
  const settings = await queries.settings()
  if (kind === 'site') return makeSiteCard(settings)
  if (kind === 'articles') {
    const article = await queries.article(String(id))
    return article.kind === 'found' ? makeArticleCard(article.item, settings) : null
  }
  const recipe = await queries.recipe(String(id))
  return recipe.kind === 'found' ? makeRecipeCard(recipe.item, settings) : null
}
