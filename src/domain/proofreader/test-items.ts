import type { Finding } from './finding.ts'
import { type ArticleText, proofreadArticle, proofreadRecipe, type RecipeText } from './proofread.ts'
import { NO_FACTS, type SiteFacts } from './subjects.ts'

/** An article with nothing to mend but what the test puts in. */
export function anArticle(change: Partial<ArticleText>): ArticleText {
  return {
    ...SHARED,
    title: 'Slow mornings',
    excerpt: 'How a slow beginning carries the day.',
    content: 'Open the window.',
    ...change,
  }
}

export function readArticle(change: Partial<ArticleText>, facts: SiteFacts = NO_FACTS): Finding[] {
  return proofreadArticle(anArticle(change), facts)
}

/** The same of a recipe: two ingredients, both used, in ten minutes. */
export function aRecipe(change: Partial<RecipeText>): RecipeText {
  return {
    ...SHARED,
    title: 'Tomato toast',
    description: 'Toast with the best tomatoes of the week.',
    notes: '',
    prep_time_minutes: 10,
    cook_time_minutes: 0,
    servings: 2,
    ingredients: [
      { amount: '2', unit: 'whole', ingredient: 'ripe tomatoes' },
      { amount: '1', unit: 'clove', ingredient: 'garlic' },
    ],
    instructions: [{ step: 1, instruction: 'Slice the tomatoes and crush the garlic over them.' }],
    dietary_tags: [],
    allergens: [],
    swaps: [],
    variations: [],
    ...change,
  }
}

export function readRecipe(change: Partial<RecipeText>, facts: SiteFacts = NO_FACTS): Finding[] {
  return proofreadRecipe(aRecipe(change), facts)
}

const SHARED = {
  featured_image_url: null,
  featured_image_public_id: 'illustrations/toast',
  featured_image_alt: 'Toast with tomatoes',
  meta_title: null,
  meta_description: null,
  ignored_findings: [],
}

export const steps = (...texts: string[]) =>
  texts.map((instruction, index) => ({ step: index + 1, instruction }))

export const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule)

export type RecipeChange = Partial<RecipeText>

export const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })

/** A list and one step that uses all of it. */
export const list = (...ingredients: ReturnType<typeof line>[]): RecipeChange => ({
  ingredients,
  instructions: steps('Mix everything.'),
})
