import type { Ingredient } from '../../content/recipe.ts'

/** The role of a line of a recipe from elsewhere; `section` is a heading such as `Ingredients`, `nothing` is not imported. */
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

/** A line of the source, and what it became. */
export interface ReadLine {
  text: string
  role: LineRole
  /** For an ingredient or a heading. */
  ingredient: Ingredient | null
  /** What to check where it may have been misread. */
  doubt?: string
}
