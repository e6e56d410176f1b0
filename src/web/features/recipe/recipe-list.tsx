import { ChefHat, Timer, Users } from 'lucide-react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { formatDifficulty, formatPrepTime, pluralize } from '../../../domain/items/labels.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { useLastKnown } from '../../data/use-last-known.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LoadingText } from '../../ui/skeleton.tsx'
import { TagList } from '../../ui/tag.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'
import { CardMeta, MetaItem } from '../cards/content-card.tsx'
import { RecipeCard } from '../cards/recipe-card.tsx'
import { EmptyList } from '../grid/empty-list.tsx'
import { FeatureBlock, FeatureSkeleton } from '../grid/feature-block.tsx'
import { GridSkeleton, ItemListJsonLd, PagedGrid } from '../grid/paged-grid.tsx'
import { isUnfiltered, type ListPlace, uniqueItems } from '../grid/paging.ts'
import type { ItemList } from '../grid/use-item-list.ts'
import { SaveButton } from '../saved/save-button.tsx'

/** Renders the grid of recipes, in whatever state it is (REC-INDEX-4). */
export function RecipeList({
  place,
  list: { featured, grid, retry },
}: {
  place: ListPlace<'recipes'>
  list: ItemList<'recipes'>
}) {
  const emptyText = describeEmpty(place)
  // The last results stay until the next arrive.
  const pages = useLastKnown(grid.pages)
  if (retry) return <EmptyList onRetry={retry}>{emptyText}</EmptyList>
  if (!pages) {
    return (
      <div className="grid gap-4">
        <LoadingText>Loading recipes...</LoadingText>
        <GridSkeleton ratio="4:3" />
      </div>
    )
  }
  const recipes = uniqueItems(pages)
  return (
    <>
      <PagedGrid
        place={place}
        heading={describeList(place)}
        emptyText={featured ? null : emptyText}
        grid={grid}
        items={recipes}
        renderCard={(recipe, layout) => <RecipeCard recipe={recipe} layout={layout} />}
      />
      {recipes.length === 0 && !isUnfiltered(place) && (
        <ButtonLink href="/recipes">See all recipes</ButtonLink>
      )}
      <ItemListJsonLd kind="recipe" items={featured ? [featured, ...recipes] : recipes} />
    </>
  )
}

function describeList({ filters: { category, diet = [], difficulty = [] } }: ListPlace<'recipes'>): string {
  const recipes = [difficulty.join(' or '), diet.join(', '), 'recipes'].filter(Boolean).join(' ')
  if (category !== undefined) return `${recipes[0]?.toUpperCase()}${recipes.slice(1)} in ${category}`
  return `All ${recipes}`
}

function describeEmpty(place: ListPlace<'recipes'>): string {
  const { category, sort: _, ...answers } = place.filters
  if (isUnfiltered(place)) return 'No recipes available.'
  if (category === undefined || Object.keys(answers).length > 0) return 'No recipes fit.'
  return `No recipes found in ${category} category.`
}

/** Renders the featured recipe on its own paper; nothing without one. */
export function FeaturedRecipeSection({
  list: { featured, isFeaturedPending },
}: {
  list: ItemList<'recipes'>
}) {
  if (!featured && !isFeaturedPending) return null
  return (
    <section aria-label="Featured Recipe" className="surface-mist">
      <div className="wrap py-[clamp(1.5rem,1rem+3vw,5rem)]">
        {featured ? (
          <FeaturedRecipe recipe={featured} />
        ) : (
          <FeatureSkeleton
            ratio="4:3"
            flip
            className="bg-[color-mix(in_srgb,currentColor_10%,transparent)]"
          />
        )}
      </div>
    </section>
  )
}

/** Maximum number of dietary tags in the block (REC-INDEX-2). */
const MAX_TAGS = 3

function FeaturedRecipe({ recipe }: { recipe: RecipeCardData }) {
  return (
    <FeatureBlock
      href={pagePath('recipe', recipe.slug)}
      title={recipe.title}
      flip
      mark={
        <p className="type-label inline-flex items-center gap-[.45em] font-[650]">
          <span aria-hidden className="half-disc h-1.5 w-3 text-[#c98a06] dark:text-mark" />
          Featured Recipe
        </p>
      }
      picture={
        <div className="relative">
          <Picture
            source={recipe}
            ratio="4:3"
            sizes="(min-width: 82rem) 680px, (min-width: 64rem) 52vw, 90vw"
            eager
            page={pagePath('recipe', recipe.slug)}
            fallback={<CategorySurface name={recipe.category_name || 'Recipe'} title={recipe.title} />}
          />
          <SaveButton recipe={recipe} look="card" />
        </div>
      }
    >
      {recipe.description && <p className="type-lead wrap-anywhere">{recipe.description}</p>}
      <TagList tags={recipe.dietary_tags.slice(0, MAX_TAGS)} outlined />
      <CardMeta>
        <MetaItem icon={Timer}>{formatPrepTime(recipe.prep_time_minutes)}</MetaItem>
        <MetaItem icon={Users}>{pluralize(recipe.servings, 'serving')}</MetaItem>
        <MetaItem icon={ChefHat}>{formatDifficulty(recipe.difficulty)}</MetaItem>
      </CardMeta>
    </FeatureBlock>
  )
}
