import { useMemo } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import noHearts from './no-hearts.svg'
import { formatHours } from './saved-card.tsx'

const OFFERED = 3
/** The best rated recipes are selected from this many of the newest. */
const CONSIDERED = { limit: 24 }

/** The empty list: offers the best rated recipes, each with its heart, without mentioning what others save. */
export function NothingSaved() {
  const { data, error } = useRead('recipes', CONSIDERED)
  const best = useMemo(() => bestRated(data?.items ?? []), [data])
  // Shown only when complete: a late part would move the rest.
  if (!data && !error) return null
  return (
    <div className="grid items-center gap-x-12 gap-y-6 pt-2 md:grid-cols-2 noscript:hidden">
      <img src={noHearts} alt="" width={800} height={450} className="w-full rounded-paper" />
      <div>
        {best.length > 0 && (
          <>
            <h2 className="type-h2">Three to begin with</h2>
            <ul className="mt-5 max-w-136 border-b-[1.5px] border-line">
              {best.map((recipe) => (
                <li
                  key={recipe.id}
                  className="flex flex-wrap items-center gap-x-3 [&>a]:[flex:1_1_6rem] border-t-[1.5px] border-line py-2"
                >
                  <Picture
                    source={recipe}
                    ratio="4:3"
                    alt=""
                    sizes="80px"
                    className="w-20 flex-none"
                    fallback={
                      <CategorySurface name={recipe.category_name || 'Recipe'} title={recipe.title} />
                    }
                  />
                  <SiteLink
                    href={pagePath('recipe', recipe.slug)}
                    className="inline-flex min-h-11 items-center leading-snug font-[650] text-balance wrap-anywhere no-underline hover:underline hover:decoration-accent"
                  >
                    {recipe.title}
                  </SiteLink>
                  <span className="text-small text-muted">
                    {formatHours(recipe.prep_time_minutes + recipe.cook_time_minutes)}
                  </span>
                  <SaveButton recipe={recipe} look="plain" />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6">
          <ButtonLink href="/recipes">Find a recipe</ButtonLink>
        </p>
      </div>
    </div>
  )
}

function bestRated(recipes: readonly RecipeCardData[]): readonly RecipeCardData[] {
  const value = ({ rating_average, rating_count, featured }: RecipeCardData) =>
    (rating_count > 0 ? rating_average : 0) + (featured ? 0.1 : 0)
  return [...recipes].sort((a, b) => value(b) - value(a)).slice(0, OFFERED)
}
