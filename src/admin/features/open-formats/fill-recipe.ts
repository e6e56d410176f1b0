import type { z } from 'zod'
import type { pastedRecipeSchema } from '../../../domain/admin/imports.ts'
import { followTitle } from '../../../domain/content/slug.ts'
import type { Editor } from '../editor/editor.ts'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { newLine, newStep } from '../editor/recipe-rows.ts'

type PastedRecipe = z.infer<typeof pastedRecipeSchema>

/** Puts what was found into the editor, unsaved; what was not said keeps its value. */
export function fillRecipe(editor: Editor<RecipeFields>, recipe: PastedRecipe): void {
  const { fields, slugIsAuto } = editor.state.get()
  const title = recipe.title || fields.title
  const { slug } = followTitle({ slug: fields.slug, isAuto: slugIsAuto }, title, 'recipe')
  editor.state.change({
    fields: {
      ...fields,
      title,
      slug,
      description: recipe.description || fields.description,
      prep_time_minutes: recipe.prep_time_minutes ?? fields.prep_time_minutes,
      cook_time_minutes: recipe.cook_time_minutes ?? fields.cook_time_minutes,
      servings: recipe.servings ?? fields.servings,
      ...(recipe.ingredients.length > 0 ? { ingredients: recipe.ingredients.map(newLine) } : {}),
      ...(recipe.instructions.length > 0 ? { instructions: recipe.instructions.map(newStep) } : {}),
      dietary_tags: [...new Set([...fields.dietary_tags, ...recipe.dietary_tags])],
      meta_keywords: recipe.meta_keywords.length > 0 ? recipe.meta_keywords : fields.meta_keywords,
    },
    errors: {},
  })
}
