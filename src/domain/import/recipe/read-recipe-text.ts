import { CONTENT_LIMITS } from '../../content/limits.ts'
import { isMeasured, isTold } from './line-looks.ts'
import type { ReadLine } from './read-line.ts'
import type { PastedRecipe } from './read-recipe.ts'
import { fitFacts } from './read-recipe.ts'
import { sortLines } from './sort-lines.ts'
import type { SourceLine } from './source-line.ts'

/** A text without a list is a recipe when so many of its steps tell what to do, and most of them. */
const MIN_TOLD = 3

/** A recipe, with what each line of its source became. */
export interface ReadRecipe {
  recipe: PastedRecipe
  lines: ReadLine[]
}

/**
 * A recipe written as text, in the editor's fields (product §21.8).
 *
 * @returns null when nothing in it is a recipe
 */
export function readRecipeText(source: readonly SourceLine[]): ReadRecipe | null {
  const { lines: sorted, facts, isSplitMethod } = sortLines(source)
  const lines = keepDescriptionShort(sorted)
  const texts = (role: ReadLine['role']) => lines.filter((line) => line.role === role).map(({ text }) => text)
  const ingredients = lines.flatMap(({ ingredient, role }) =>
    ingredient && role !== 'nothing' ? [ingredient] : [],
  )
  const instructions = texts('step')
  const isMarked = lines.some(({ role }) => role === 'section')
  const measured = source.filter(isMeasured).length
  const told = instructions.filter(isTold).length
  const isTaught = told >= MIN_TOLD && told * 2 > instructions.length
  const isList = isMarked || measured >= 2 || ingredients.length >= 2
  if (ingredients.length + instructions.length < 2 || !(isList || isTaught)) return null
  const warnings: string[] = []
  if (ingredients.length === 0) warnings.push('No ingredients were found.')
  if (instructions.length === 0) warnings.push('No steps were found.')
  if (isSplitMethod) warnings.push('The method was one paragraph; each of its sentences became a step.')
  const max = CONTENT_LIMITS.listItems
  if (Math.max(ingredients.length, instructions.length) > max)
    warnings.push(`A recipe can have ${max} ingredients and ${max} steps; those after stay behind.`)
  const left = texts('nothing')
  if (left.length > 0)
    warnings.push(
      left.length === 1
        ? `One line stays behind: “${left[0]?.slice(0, 80)}”.`
        : `${left.length} lines stay behind, such as “${left[0]?.slice(0, 80)}”.`,
    )
  return {
    recipe: {
      title: (texts('title')[0] ?? '').slice(0, CONTENT_LIMITS.title),
      description: texts('description').join(' '),
      ...fitFacts(facts, instructions, warnings),
      ingredients: ingredients.slice(0, max),
      instructions: instructions.slice(0, max),
      dietary_tags: [],
      meta_keywords: [],
      notes: texts('note').join('\n').slice(0, CONTENT_LIMITS.notes),
      picture_url: null,
      warnings,
    },
    lines,
  }
}

/** What a description has no room for is kept as a note. */
function keepDescriptionShort(lines: readonly ReadLine[]): ReadLine[] {
  let length = 0
  return lines.map((line) => {
    if (line.role !== 'description') return line
    length += line.text.length + 1
    return length <= CONTENT_LIMITS.excerpt ? line : { ...line, role: 'note' }
  })
}
