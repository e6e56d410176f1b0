import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import { useSite } from '../data/site-context.ts'
import { CategoryFilter } from '../features/grid/category-filter.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { isUnfiltered, readListPlace } from '../features/grid/paging.ts'
import { loadItemList, useItemList, useListPlace } from '../features/grid/use-item-list.ts'
import { useSteadyPlace } from '../features/grid/use-steady-place.ts'
import { Head, usePageTitle } from '../features/head.tsx'
import { JsonLd } from '../features/json-ld.tsx'
import { FeaturedRecipeSection, RecipeList } from '../features/recipe/recipe-list.tsx'
import { RecipesCallToAction, WhyVitalNutrition } from '../features/recipe/recipes-sections.tsx'
import type { PageLoad, PageOutcome } from './route.ts'

export function load({ reads, search }: PageLoad): Promise<PageOutcome | undefined> {
  return loadItemList(reads, readListPlace('recipes', search))
}

export function Component() {
  const { siteUrl } = useSite()
  const place = useListPlace('recipes')
  const list = useItemList(place)
  const filter = useSteadyPlace<HTMLDivElement>(place.filters.category)
  return (
    <>
      <Head
        title={usePageTitle('Recipes')}
        description="Weeknight recipes with real portions, short lists and no forbidden ingredients."
        canonical="/recipes"
        noindex={(!isUnfiltered(place) || place.page > 1) && 'follow'}
      />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'Recipes', path: '/recipes' }], siteUrl) : null}
      />
      <div className="wrap">
        <PageHero title="Food that loves you back">
          Weeknight recipes with real portions, short lists and no forbidden ingredients.
        </PageHero>
      </div>
      <FeaturedRecipeSection list={list} />
      <div className="wrap pt-[clamp(2.5rem,2rem+2vw,4rem)]">
        {/* The featured block above comes and goes with the category. */}
        <div ref={filter.ref} onSubmitCapture={filter.hold}>
          <CategoryFilter
            base="/recipes"
            chosen={place.filters.category ?? null}
            countOf={({ recipes }) => recipes}
          />
        </div>
        <div className="pt-8">
          <RecipeList place={place} list={list} />
        </div>
      </div>
      <WhyVitalNutrition />
      <RecipesCallToAction />
    </>
  )
}
