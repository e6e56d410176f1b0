import { useInfiniteQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'
import { formatDifficulty, formatPrepTime, formatServings, pluralize } from '../../../domain/items/labels.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { TagList } from '../../../web/ui/tag.tsx'
import { editPath, recipePages } from '../../data/items.ts'
import { FeaturedBadge, StatusBadge } from '../../ui/badges.tsx'
import { KEEP_SHOWN } from '../../ui/list-controls.tsx'
import { useDeletion } from './item-deletion.tsx'
import { ITEMS_PER_PAGE, ItemListPage, useItemFilter } from './item-list-page.tsx'
import { ItemActions } from './item-row.tsx'

/** `/admin/recipes` (ADMIN-LIST-1): lists recipes as cards. */
export function RecipeList() {
  const filtering = useItemFilter()
  const deletion = useDeletion('recipe')
  const list = useInfiniteQuery({ ...recipePages(filtering.filter, ITEMS_PER_PAGE), ...KEEP_SHOWN })
  return (
    <ItemListPage kind="recipe" filtering={filtering} list={list}>
      {(recipes) => (
        <>
          <ul
            ref={deletion.list}
            tabIndex={-1}
            aria-label="Recipes"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-5 focus:outline-none"
          >
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} onDelete={() => deletion.ask(recipe)} />
            ))}
          </ul>
          {deletion.dialog}
        </>
      )}
    </ItemListPage>
  )
}

/** A recipe with everything its card shows (ADMIN-LIST-1). */
function RecipeCard({ recipe, onDelete }: { recipe: RecipeSummary; onDelete: () => void }) {
  const facts = [
    formatPrepTime(recipe.prep_time_minutes),
    formatServings(recipe.servings),
    recipe.category_name,
  ].filter((fact) => fact)
  return (
    <li className="grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] overflow-clip max-[20rem]:flex max-[20rem]:flex-col rounded-field border-[1.5px] border-line bg-surface sm:flex sm:flex-col">
      <Picture
        source={recipe}
        ratio="4:3"
        sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 88px"
        alt=""
        className="max-sm:mt-4 max-sm:ml-4 max-sm:w-22 max-sm:self-start sm:rounded-none sm:shadow-none"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 px-4 pt-4 sm:gap-2.5 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          <StatusBadge item={recipe} />
          {recipe.featured && <FeaturedBadge />}
          <span>{formatDifficulty(recipe.difficulty)}</span>
        </div>
        <h2 className="font-body text-[1.0625rem] leading-snug font-bold">
          <SiteLink
            href={editPath('recipe', recipe.id)}
            className="wrap-anywhere no-underline hover:underline"
          >
            {recipe.title}
          </SiteLink>
        </h2>
        <p className="line-clamp-2 text-small text-muted wrap-anywhere sm:line-clamp-3">
          {recipe.description || 'No description available'}
        </p>
        <p className="text-label text-muted wrap-anywhere">
          {facts.join(' · ')}
          {recipe.author_name && <span className="max-sm:hidden"> · By {recipe.author_name}</span>}
        </p>
        <CardTags tags={recipe.dietary_tags} />
      </div>
      <div className="col-span-2 mt-3 flex flex-wrap items-center justify-between gap-3 border-t-[1.5px] border-line py-1 pr-2 pl-4 sm:mt-4 sm:py-1.5 sm:pl-5">
        <p className="inline-flex items-center gap-1.5 text-label text-muted">
          <Star
            aria-hidden
            className={classNames('size-4', recipe.rating_count > 0 && 'fill-mark text-warn')}
          />
          {describeRating(recipe)}
        </p>
        <ItemActions kind="recipe" id={recipe.id} title={recipe.title} onDelete={onDelete} />
      </div>
    </li>
  )
}

/** Maximum number of tags on a card (ADMIN-LIST-1). */
const SHOWN = 3

/** Shows up to three dietary tags and the number of further ones. */
function CardTags({ tags }: { tags: readonly string[] }) {
  const hidden = tags.length - SHOWN
  const shown = hidden > 0 ? [...tags.slice(0, SHOWN), `+${hidden}`] : tags
  return <TagList tags={shown} />
}

/** Returns a recipe's rating for its card: `4.5/5 (12 reviews)`. */
export function describeRating({
  rating_average,
  rating_count,
}: {
  rating_average: number
  rating_count: number
}): string {
  return `${rating_average.toFixed(1)}/5 (${pluralize(rating_count, 'review')})`
}
