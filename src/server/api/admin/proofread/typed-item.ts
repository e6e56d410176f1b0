import type { StoredArticle } from '../../../../domain/content/article.ts'
import type { StoredRecipe } from '../../../../domain/content/recipe.ts'
import type { ItemToRead } from '../../../../domain/proofreader/proofread.ts'
import type {
  ProofreadArticleInput,
  ProofreadRecipeInput,
} from '../../../../domain/proofreader/proofread-calls.ts'

/** What was sent; where it was left out, what is stored. Null is sent for an emptied field. */
function given<T, S>(sent: T | undefined, stored: S | undefined): T | S | null {
  return sent === undefined ? (stored ?? null) : sent
}

type SharedInput = Pick<
  ProofreadArticleInput,
  | 'title'
  | 'featured_image_url'
  | 'featured_image_alt'
  | 'featured_image_public_id'
  | 'meta_title'
  | 'meta_description'
  | 'ignored_findings'
>

function sharedText(body: SharedInput, stored: StoredArticle | StoredRecipe | null) {
  return {
    title: given(body.title, stored?.title) ?? '',
    featured_image_url: given(body.featured_image_url, stored?.featured_image_url),
    featured_image_alt: given(body.featured_image_alt, stored?.featured_image_alt),
    featured_image_public_id: given(body.featured_image_public_id, stored?.featured_image_public_id),
    meta_title: given(body.meta_title, stored?.meta_title),
    meta_description: given(body.meta_description, stored?.meta_description),
    ignored_findings: given(body.ignored_findings, stored?.ignored_findings) ?? [],
  }
}

/** An article as its editor has it, over what is stored. */
export function articleToRead(body: ProofreadArticleInput, stored: StoredArticle | null): ItemToRead {
  const text = {
    ...sharedText(body, stored),
    excerpt: given(body.excerpt, stored?.excerpt) ?? '',
    content: given(body.content, stored?.content) ?? '',
  }
  return { kind: 'article', text }
}

/** A recipe as its editor has it, over what is stored. */
export function recipeToRead(body: ProofreadRecipeInput, stored: StoredRecipe | null): ItemToRead {
  const steps = given(body.instructions, stored?.instructions) ?? []
  const text = {
    ...sharedText(body, stored),
    description: given(body.description, stored?.description) ?? '',
    notes: given(body.notes, stored?.notes) ?? '',
    prep_time_minutes: given(body.prep_time_minutes, stored?.prep_time_minutes),
    cook_time_minutes: given(body.cook_time_minutes, stored?.cook_time_minutes),
    servings: given(body.servings, stored?.servings),
    ingredients: given(body.ingredients, stored?.ingredients) ?? [],
    instructions: steps.map((step, index) => ({
      step: index + 1,
      instruction: step.instruction,
      ...('ingredients' in step && step.ingredients ? { ingredients: step.ingredients } : {}),
    })),
    dietary_tags: given(body.dietary_tags, stored?.dietary_tags) ?? [],
    allergens: given(body.allergens, stored?.allergens) ?? [],
    variations: given(body.variations, stored?.variations) ?? [],
    swaps: given(body.swaps, stored?.swaps) ?? [],
  }
  return { kind: 'recipe', text }
}
