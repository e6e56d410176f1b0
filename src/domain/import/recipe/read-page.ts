import type { Root } from 'hast'
import { isIngredientHeading, plainIngredientLine } from '../../content/ingredient-line.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { isHttpUrl } from '../../text/parse-url.ts'
import { parseHtml } from '../parse-html.ts'
import { decodeReferences } from '../plain-from-html.ts'
import { isCooklang, readCooklang } from './cooklang.ts'
import { findMarked, findRecipe } from './find-recipe.ts'
import { linesOfData, type PastedRecipe, readRecipe } from './read-recipe.ts'
import { type ReadRecipe, readRecipeText } from './read-recipe-text.ts'
import { metaOf, readShown, readShownMethod } from './shown-recipe.ts'
import { linesOfText } from './source-lines.ts'

/** In characters; longer than any recipe typed by hand. */
const MAX_PROSE_LENGTH = 100_000
const MARKUP = /<(?:!doctype|html|head|body|div|p|script|ul|ol|li|h[1-6]|meta|article|section|span|table)\b/i

/** JSON without a recipe is not read as prose. */
const DATA = /^(?:\[\s*)?\{\s*"/

/**
 * Reads the recipe in a pasted text: a page's source, its recipe data, or a recipe in plain words (RIMPORT-BOX-1).
 *
 * @returns null when there is none
 * @throws UnreadableText
 */
export function readAnyRecipe(pasted: string): ReadRecipe | null {
  const text = unescaped(pasted.trim())
  // Tags within the texts of bare data do not make it a page.
  const data = /^(?:\[\s*){0,3}\{/.test(text) ? findRecipe(text) : null
  if (data) {
    const recipe = readRecipe(data)
    return { recipe, lines: linesOfData(data, recipe) }
  }
  if (MARKUP.test(text)) return readPage(text)
  if (DATA.test(text)) return null
  const prose = text.slice(0, MAX_PROSE_LENGTH)
  return isCooklang(prose) ? readCooklang(prose) : readRecipeText(linesOfText(prose))
}

/** Unescapes a page's source that was HTML-escaped: `&lt;ul&gt;&lt;li&gt;`. */
function unescaped(text: string): string {
  if (MARKUP.test(text) || !/&lt;\w/.test(text)) return text
  const decoded = decodeReferences(text)
  return MARKUP.test(decoded) ? decoded : text
}

/** Reads a page by its recipe data; missing parts are taken from the lists the page shows. */
function readPage(html: string): ReadRecipe | null {
  const tree = parseHtml(html)
  const data = findMarked(tree)
  const recipe = data && readRecipe(data)
  const isWhole = recipe && recipe.ingredients.length > 0 && recipe.instructions.length > 0
  const isSaid = recipe && recipe.servings !== null && recipe.prep_time_minutes !== null
  const isLong = recipe && recipe.ingredients.length > FEW && recipe.instructions.length > FEW
  const shown = readShown(tree)
  const list = recipe && shown && wholeList(recipe.ingredients, shown.recipe.ingredients)
  if (recipe && list) {
    const whole = { ...recipe, ingredients: list, warnings: [...recipe.warnings, MORE_SHOWN] }
    return withFacts(whole, linesOfData({}, whole), shown)
  }
  if (data && recipe && isWhole && isSaid && isLong) return { recipe, lines: linesOfData(data, recipe) }
  if (!data || !recipe)
    return shown && { ...shown, recipe: { ...shown.recipe, picture_url: pictureOf(tree) } }
  if (!shown) {
    const method =
      recipe.ingredients.length > 0 && recipe.instructions.length === 0
        ? readShownMethod(tree, recipe.ingredients.map(plainIngredientLine))
        : null
    return method ? completed(recipe, method) : { recipe, lines: linesOfData(data, recipe) }
  }
  if (!isWhole) return completed(recipe, shown)
  // `Chicken`, on a page that shows the complete list.
  const onlyNames =
    recipe.ingredients.length <= FEW && recipe.ingredients.every(({ amount }) => amount === '')
  if (onlyNames && shown.recipe.ingredients.length > FEW)
    return completed({ ...recipe, ingredients: [] }, shown)
  const divided = { ...recipe, instructions: asDivided(recipe.instructions, shown.recipe.instructions) }
  return withFacts(divided, linesOfData(data, divided), shown)
}

const MORE_SHOWN = 'The page lists more than its recipe data; its list was read instead. Please compare them.'
/** Minimum number of additional lines of foods with amounts. */
const MORE_FROM = 2

/** Returns the list a page shows, where it contains every line of the data and more lines of other foods; else null. */
function wholeList(listed: readonly Ingredient[], shown: readonly Ingredient[]): Ingredient[] | null {
  if (listed.length <= FEW) return null
  const wordsOf = (line: Ingredient) =>
    plainIngredientLine(line)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ')
  const known = new Set(listed.map(wordsOf))
  const found = new Set(shown.map(wordsOf))
  if (![...known].every((words) => found.has(words))) return null
  const more = shown.filter((line) => !known.has(wordsOf(line)) && !isIngredientHeading(line))
  const foodOf = (line: Ingredient) => (line.amount === '' ? undefined : findFood(line.ingredient)?.food.id)
  const foods = new Set(listed.map(foodOf))
  // The same list in other units does not count as more, nor do other lists of the page.
  const isOther = (line: Ingredient) => foodOf(line) !== undefined && !foods.has(foodOf(line))
  const isMore = more.filter(isOther).length >= Math.max(MORE_FROM, more.length / 2)
  return isMore && more.every((line) => line.amount !== '') ? [...shown] : null
}

/** The data of some pages has the whole method in one or two pieces, or only the ingredients in its place. */
const FEW = 2
/** Fraction of the words that must be equal. */
const SAME_SHARE = 0.9

/** Returns the steps as the page divides them, where the data has fewer pieces with the same words. */
function asDivided(steps: readonly string[], shown: readonly string[]): string[] {
  if (steps.length > FEW || shown.length <= steps.length) return [...steps]
  const wordsOf = (texts: readonly string[]) =>
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  const [said, found] = [wordsOf(steps), wordsOf(shown)]
  const known = new Set(said)
  const shared = found.filter((word) => known.has(word)).length
  const isSame = shared >= found.length * SAME_SHARE && found.length >= said.length * SAME_SHARE
  return isSame ? [...shown] : [...steps]
}

function withFacts(recipe: PastedRecipe, lines: ReadRecipe['lines'], shown: ReadRecipe): ReadRecipe {
  const { prep_time_minutes, cook_time_minutes, servings } = shown.recipe
  return {
    recipe: {
      ...recipe,
      prep_time_minutes: recipe.prep_time_minutes ?? prep_time_minutes,
      cook_time_minutes: recipe.cook_time_minutes ?? cook_time_minutes,
      servings: recipe.servings ?? servings,
    },
    lines,
  }
}

const MISSING = /^No (?:ingredients|steps) were found/

/** Completes data that only names the recipe with the lists of its page. */
function completed(recipe: PastedRecipe, shown: ReadRecipe): ReadRecipe {
  const warnings = [...recipe.warnings.filter((warning) => !MISSING.test(warning)), ...shown.recipe.warnings]
  const { ingredients, instructions } = shown.recipe
  const title = recipe.title || shown.recipe.title
  const whole = {
    ...withFacts(recipe, [], shown).recipe,
    title,
    ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : ingredients,
    instructions: recipe.instructions.length > 0 ? recipe.instructions : instructions,
    warnings,
  }
  const lines = linesOfData({}, whole)
  return { recipe: whole, lines: [...lines, ...shown.lines.filter(({ role }) => role === 'note')] }
}

/** Returns the picture a page declares for sharing. */
function pictureOf(tree: Root): string | null {
  const url = metaOf(tree, 'og:image')
  return url && isHttpUrl(url) ? url.slice(0, CONTENT_LIMITS.url) : null
}
