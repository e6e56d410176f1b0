import { useInfiniteQuery } from '@tanstack/react-query'
import { recipePages } from '../../data/item-lists.ts'
import { ITEMS_PER_PAGE, ItemListPage, KEEP_SHOWN } from './item-list-page.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { useDeletion } from './use-deletion.tsx'
import { useItemFilter } from './use-item-filter.ts'

/** `/admin/recipes` (product §16.4): every recipe a card. */
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
