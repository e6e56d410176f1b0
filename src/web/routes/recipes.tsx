import { writeParameters } from '../../domain/api/parameters.ts'
import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import {
  RECIPE_FILTERS,
  type RecipeFilters,
  withoutNeedlessSort,
} from '../../domain/kitchen/finder/answers.ts'
import type { PageLoad, PageOutcome } from '../data/page-context.ts'
import type { Reads } from '../data/reads.ts'
import { useSite } from '../data/site-context.ts'
import { useLastKnown } from '../data/use-last-known.ts'
import { useRead } from '../data/use-read.ts'
import { Finder } from '../features/finder/finder.tsx'
import { FoundBar } from '../features/finder/found-bar.tsx'
import { NothingFits } from '../features/finder/nothing-fits.tsx'
import { CategoryFilter } from '../features/grid/category-filter.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { isUnfiltered, type ListPlace, listHref, readListPlace } from '../features/grid/paging.ts'
import { loadItemList, useItemList, useListPlace } from '../features/grid/use-item-list.ts'
import { useScrollAnchor } from '../features/grid/use-scroll-anchor.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'
import { FeaturedRecipeSection, RecipeList } from '../features/recipe/recipe-list.tsx'
import { RecipesCallToAction, WhyVitalNutrition } from '../features/recipe/recipes-sections.tsx'

export function load({ reads, search }: PageLoad): Promise<PageOutcome | undefined> {
  return loadRecipes(reads, readListPlace('recipes', search))
}

async function loadRecipes(reads: Reads, place: ListPlace<'recipes'>): Promise<PageOutcome | undefined> {
  const filters = withoutNeedlessSort(place.filters)
  if (filters !== place.filters) return { redirect: listHref({ ...place, filters }) }
  const outcome = await loadItemList(reads, place)
  if (outcome) return outcome
  const counts = reads.fetch('finder', countsRequest(filters))
  // In the browser the call to action at the page's end fetches its own data.
  await Promise.all([counts, import.meta.env.SSR && reads.fetch('recipesTexts', {})])
}

/** Returns the counts' request, which does not depend on the order. */
function countsRequest({ sort: _, ...answers }: RecipeFilters): RecipeFilters {
  return answers
}

const TITLE = 'Food that loves you back'

export function Component() {
  const { siteUrl } = useSite()
  const place = useListPlace('recipes')
  const list = useItemList(place)
  const counts = useLastKnown(useRead('finder', countsRequest(place.filters)).data)
  const { category, ...answers } = place.filters
  // A category alone has its own empty text, and no answer that could be loosened.
  const isAsked = Object.keys(countsRequest(answers)).length > 0
  const isEmpty = counts?.found === 0 && isAsked && place.page === 1
  // Known in the first HTML, unlike the counts for an unknown category.
  const isListEmpty = list.grid.pages?.every(({ items }) => items.length === 0) ?? false
  const filter = useScrollAnchor<HTMLDivElement>(category)
  return (
    <>
      <Head
        title={usePageTitle('Recipes')}
        description="Weeknight recipes with real portions, short lists and no forbidden ingredients."
        canonical="/recipes"
        image={{ url: '/share-cards/pages/recipes.jpg', alt: TITLE }}
        noindex={(!isUnfiltered(place) || place.page > 1) && 'follow'}
      />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'Recipes', path: '/recipes' }], siteUrl) : null}
      />
      <div className="wrap">
        <PageHero title={TITLE}>
          Weeknight recipes with real portions, short lists and no forbidden ingredients.
        </PageHero>
      </div>
      <Finder place={place} counts={counts} />
      <FeaturedRecipeSection list={list} />
      <div className="wrap pt-[clamp(1.25rem,1rem+1vw,2rem)]">
        {/* The featured block above comes and goes with the category. */}
        <div ref={filter.ref} onSubmitCapture={filter.hold}>
          <CategoryFilter
            base="/recipes"
            chosen={category ?? null}
            countOf={({ recipes }) => recipes}
            kept={[...new URLSearchParams(writeParameters(RECIPE_FILTERS, answers))]}
          />
        </div>
        {(isAsked || !isListEmpty) && <FoundBar filters={place.filters} counts={counts} />}
        {isEmpty ? (
          <NothingFits filters={place.filters} loosenings={counts.loosenings} />
        ) : (
          <RecipeList place={place} list={list} />
        )}
      </div>
      <WhyVitalNutrition />
      <RecipesCallToAction />
    </>
  )
}
