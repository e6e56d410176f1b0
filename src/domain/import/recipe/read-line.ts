import type { Ingredient } from '../../content/recipe.ts'

/** What a line of a recipe from elsewhere is; `section` is a heading such as `Ingredients`, `nothing` stays behind. */
export const LINE_ROLES = [
  'title',
  'description',
  'facts',
  'section',
  'heading',
  'ingredient',
  'step',
  'note',
  'nothing',
] as const
export type LineRole = (typeof LINE_ROLES)[number]

/** A line as it was, and what it became. */
export interface ReadLine {
  text: string
  role: LineRole
  /** Of an ingredient or a heading. */
  ingredient: Ingredient | null
  /** What to look at where it may have been misread. */
  doubt?: string
}
