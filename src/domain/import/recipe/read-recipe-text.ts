import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { CONTENT_LIMITS } from '../../content/limits.ts'
import { splitIngredient } from '../../content/pasted-recipe.ts'
import { ingredientsInStep } from './ingredient-sentence.ts'
import { isMeasured, isTold } from './line-looks.ts'
import type { ReadLine } from './read-line.ts'
import type { PastedRecipe } from './read-recipe.ts'
import { fitFacts } from './read-recipe.ts'
import { sortLines } from './sort-lines.ts'
import type { SourceLine } from './source-line.ts'

/** A text without a list is a recipe when so many of its steps tell what to do, and most of them. */
const MIN_TOLD = 3

/** So many amounts in the steps are a list of ingredients. */
const MIN_NAMED = 2

/** A recipe, with what each line of its source became. */
export interface ReadRecipe {
  recipe: PastedRecipe
  lines: ReadLine[]
}

/**
 * A recipe written as text, in the editor's fields (RIMPORT-TEXT-1).
 *
 * @returns null when nothing in it is a recipe
 */
export function readRecipeText(source: readonly SourceLine[]): ReadRecipe | null {
  const { lines: sorted, facts, isSplitMethod } = sortLines(source)
  const { lines, isTakenFromSteps } = withIngredients(keepDescriptionShort(sorted))
  const texts = (role: ReadLine['role']) => lines.filter((line) => line.role === role).map(({ text }) => text)
  const ingredients = lines.flatMap(({ ingredient, role }) =>
    ingredient && role !== 'nothing' ? [ingredient] : [],
  )
  const instructions = texts('step')
  const isMarked = lines.some(({ role }) => role === 'section')
  const measured = source.filter(isMeasured).length
  const told = instructions.filter(isTold).length
  const isTaught = told >= MIN_TOLD && told * 2 > instructions.length
  const isList =
    isMarked ||
    measured >= 2 ||
    (ingredients.length >= 2 &&
      (!isTakenFromSteps ||
        (instructions.some(tellsInside) && ingredients.some(({ unit }) => unit !== COUNTABLE_UNIT))))
  if (ingredients.length + instructions.length < 2 || !(isList || isTaught)) return null
  const warnings: string[] = []
  if (ingredients.length === 0) warnings.push('No ingredients were found.')
  if (instructions.length === 0) warnings.push('No steps were found.')
  if (isTakenFromSteps)
    warnings.push('No ingredients were listed; these are the ones the steps name with an amount.')
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

/** `Easy dinner: fry the leek` */
function tellsInside(step: string): boolean {
  return step.split(/[:;,]\s+/).some(isTold)
}

/** The ingredients of a recipe that lists none, each before the step that names it with its amount. */
function withIngredients(lines: ReadLine[]): { lines: ReadLine[]; isTakenFromSteps: boolean } {
  if (lines.some(({ ingredient }) => ingredient !== null)) return { lines, isTakenFromSteps: false }
  const completed = lines.flatMap((line): ReadLine[] => {
    const named = line.role === 'step' ? ingredientsInStep(line.text) : []
    return [
      ...named.map((text): ReadLine => ({ text, role: 'ingredient', ingredient: splitIngredient(text) })),
      line,
    ]
  })
  return completed.length - lines.length < MIN_NAMED
    ? { lines, isTakenFromSteps: false }
    : { lines: completed, isTakenFromSteps: true }
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
