import type { SiteQueries } from '../../api/public/site-queries.ts'
import { makeArticleCard, makeRecipeCard, makeSiteCard } from './card-inputs.ts'
import type { CardKind, ShareCardInput } from './share-card.ts'

/** The card of something the public may see, else null. */
export async function findCard(
  queries: Pick<SiteQueries, 'article' | 'recipe' | 'settings'>,
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
