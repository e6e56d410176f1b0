import { splitIngredient } from '../../content/split-ingredients.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { cutAtWord } from '../../text/plain-text.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import {
  isObject,
  linesOfValue,
  member,
  numbered,
  plainValue,
  rawTextsOf,
  textMember,
} from './data-values.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { beginsMeasured, isMeasured, isTold } from './line-looks.ts'
import { withoutNutrition, withoutPageWords } from './page-words.ts'
import { BLANK_LINE } from './source-line.ts'

/**
 * The lines of a recipe's ingredients, in any of the shapes pages give them: a list of texts, one text with line
 * breaks, objects with amount and name, lists inside lists. The words of the page around them are left out.
 */
export function ingredientLines(value: unknown): string[] {
  const given = valuesIn(value).slice(0, IMPORT_LIMITS.recipeValues)
  const lines = withoutNutrition(given.flatMap((one) => splitValue(one, given.length === 1)))
    .map((line) => withoutPageWords(line).replace(/\s*,$/, ''))
    .filter((line) => line !== '' && !FOR_SERVINGS.test(line))
  const isShouted = lines.every((line) => line === line.toUpperCase())
  return lines.map((line, at) => {
    const isHeading = (!isShouted && SHOUTED.test(line)) || namesPart(line, lines[at + 1])
    return isHeading ? `${line}:` : line
  })
}

const FOR_SERVINGS = /^for \d{1,2} (?:\(\p{L}+\) )?(?:servings?|portions?|people|persons?)$/iu

/** `TOPPING`, among lines that are not: a heading. */
const SHOUTED = /^\p{Lu}{3}[\p{Lu}\s&'’-]{0,37}$/u
/** `Herb topping`, `Glaze`: a part of a dish, where no food is called so. */
const PART =
  /^(?:(?:the|to) )?(?:\p{L}+ ){0,2}(?:topping|filling|glaze|icing|frosting|garnish|marinade|batter|crust|dough|base|sauce|dressing|seasonings?|crumble|streusel|assemble|assembly)$/iu
const FOR_PART =
  /^for (?!serving|garnish|frying|greasing|dusting|brushing|sprinkling|decorat|topping)(?:\p{L}+ ){0,4}\p{L}+$/iu

/** Whether a line without a colon only names what the next ones are for. */
function namesPart(line: string, next: string | undefined): boolean {
  if (next === undefined || !isMeasured({ ...BLANK_LINE, text: next })) return false
  return FOR_PART.test(line) || (PART.test(line) && findFood(line) === null)
}

const SENTENCES_FROM = 12

/** `For a richer dough, increase the butter to 115 g.`: what some pages say of the list within it. */
export function isToldInList(line: string): boolean {
  return (
    /[.!]$/.test(line) &&
    line.split(/\s+/).length >= SENTENCES_FROM &&
    !beginsMeasured(line) &&
    !/^[\d½¼¾⅓⅔]/.test(line) &&
    (isTold(line) || /\b(?:you|I|we|is|are|was|has been|it['’]s|will)\b/.test(line))
  )
}

function valuesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn)
  if (!isObject(value)) return rawTextsOf(value)
  const listed = numbered(value)
  if (listed) return valuesIn(listed)
  const inside = member(value, 'itemListElement') ?? member(value, 'item')
  if (inside !== undefined) return valuesIn(inside)
  if (member(value, '@value') !== undefined) return rawTextsOf(value)
  const name = ['name', 'ingredient', 'item', 'food', 'text']
    .map((key) => textMember(value, key))
    .find(Boolean)
  if (name === undefined) return []
  const amount = ['amount', 'quantity', 'requiredQuantity', 'value']
    .map((key) => amountIn(value, key))
    .find(Boolean)
  const unit = ['unit', 'unitText', 'unitCode'].map((key) => textMember(value, key)).find(Boolean)
  return [[amount, unit, name].filter(Boolean).join(' ')]
}

function amountIn(value: object, key: string): string {
  const amount = member(value, key)
  if (!isObject(amount)) return textMember(value, key)
  return [textMember(amount, 'value') || textMember(amount, 'name'), textMember(amount, 'unitText')]
    .filter(Boolean)
    .join(' ')
}

/** A list in one text has a line for each; other line breaks are only how the page was written. */
function splitValue(value: string, isOnly: boolean): string[] {
  const lines = linesOfValue(value).filter((line) => line !== '')
  const measured = lines.filter((text) => isMeasured({ ...BLANK_LINE, text })).length
  const isNamed = (line: string) => /\p{L}{2}/u.test(splitIngredient(line).ingredient)
  if (measured >= 2 && lines.every(isNamed)) return lines
  if (isOnly && lines.length > 2 && lines.every(isNamed)) return lines
  const whole = plainValue(value)
  if (!isOnly) return [whole]
  const parts = whole.split(/\s*[•▢☐]\s*/u).filter((part) => part !== '')
  return parts.length > 1 ? parts : (splitIngredientSentence(whole) ?? [whole])
}

/** Lines longer than an ingredient may be, cut at a word; what was cut off is kept for the notes. */
export function fitIngredientLines(lines: readonly string[]): { lines: string[]; long: string[] } {
  const split = lines.flatMap((line) =>
    line.length > CONTENT_LIMITS.ingredientPart ? (splitIngredientSentence(line) ?? [line]) : [line],
  )
  return {
    lines: split.map((line) => cutAtWord(line, CONTENT_LIMITS.ingredientPart)),
    long: split.filter((line) => line.length > CONTENT_LIMITS.ingredientPart),
  }
}
