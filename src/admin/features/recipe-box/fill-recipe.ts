import { followTitle } from '../../../domain/items/slug.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { type Editor, trackUpload } from '../editor/editor.ts'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { newLine, newStep } from '../editor/recipe-rows.ts'
import { featuredFromLibrary } from '../images/featured-image.ts'
import { fetchForeignImage } from '../images/library-queries.ts'
import type { UploadEnd } from '../images/upload-image.ts'
import { type ReviewedRecipe, timesToFill } from './review.ts'

/** Puts what was found into the editor, unsaved; what was not said keeps its value. */
export function fillRecipe(editor: Editor<RecipeFields>, recipe: ReviewedRecipe): void {
  const { fields, slugIsAuto, item } = editor.state.get()
  const title = recipe.title || fields.title
  const { slug } = followTitle({ slug: fields.slug, isAuto: slugIsAuto }, title, 'recipe')
  editor.state.change({
    fields: {
      ...fields,
      title,
      slug,
      description: recipe.description || fields.description,
      ...timesToFill(recipe, fields, { isNew: item === null }),
      servings: recipe.servings ?? fields.servings,
      ...(recipe.ingredients.length > 0 ? { ingredients: recipe.ingredients.map(newLine) } : {}),
      ...(recipe.instructions.length > 0 ? { instructions: recipe.instructions.map(newStep) } : {}),
      dietary_tags: [...new Set([...fields.dietary_tags, ...recipe.dietary_tags])],
      meta_keywords: recipe.meta_keywords.length > 0 ? recipe.meta_keywords : fields.meta_keywords,
      notes: recipe.notes || fields.notes,
    },
    errors: {},
  })
}

/** Brings a page's picture along; publishing waits for it. */
export function bringPicture(editor: Editor<RecipeFields>, url: string): void {
  trackUpload(editor, fetchPicture(editor, url))
}

async function fetchPicture({ state }: Editor<RecipeFields>, url: string): Promise<UploadEnd> {
  try {
    const image = await fetchForeignImage(url, 'recipe')
    state.change({ fields: { ...state.get().fields, ...featuredFromLibrary(image) } })
    return 'arrived'
  } catch (error) {
    const reason = error instanceof Error ? describeFailure(error) : 'Please try again.'
    showToast({ kind: 'alert', title: 'The picture wasn’t brought along', description: reason })
    return 'failed'
  }
}
