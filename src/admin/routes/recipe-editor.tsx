import { EditorPage } from '../features/editor/editor-page.tsx'
import { RecipeMain } from '../features/editor/recipe/recipe-form.tsx'
import { RECIPE_KIND } from '../features/editor/recipe-kind.ts'
import { RecipePage } from '../features/preview/recipe-page.tsx'

/** `/admin/recipes/new` and `/admin/recipes/edit/{id}` (EDIT-SAVE-1). */
export function Component() {
  return (
    <EditorPage
      kind={RECIPE_KIND}
      renderMain={(editor, place) => <RecipeMain editor={editor} place={place} />}
      renderPage={(fields) => <RecipePage recipe={fields} />}
    />
  )
}
