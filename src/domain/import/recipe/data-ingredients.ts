import { splitIngredient } from '../../content/split-ingredients.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { truncateAtWord } from '../../text/plain-text.ts'
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
 * Returns the ingredient lines of a recipe's data, in any of the shapes pages use: a list of texts, one text with line
 * breaks, objects with amount and name, nested lists. Text of the page's interface is left out.
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

/** `TOPPING`, if not all lines are in capitals: a heading. */
const SHOUTED = /^\p{Lu}{3}[\p{Lu}\s&'’-]{0,37}$/u
/** `Herb topping`, `Glaze`: a part of a dish, unless it is also a food's name. */
const PART =
  /^(?:(?:the|to) )?(?:\p{L}+ ){0,2}(?:topping|filling|glaze|icing|frosting|garnish|marinade|batter|crust|dough|base|sauce|dressing|seasonings?|crumble|streusel|assemble|assembly)$/iu
const FOR_PART =
  /^for (?!serving|garnish|frying|greasing|dusting|brushing|sprinkling|decorat|topping)(?:\p{L}+ ){0,4}\p{L}+$/iu

/** Whether a line without a colon is only a heading of the next ones. */
function namesPart(line: string, next: string | undefined): boolean {
  if (next === undefined || !isMeasured({ ...BLANK_LINE, text: next })) return false
  return FOR_PART.test(line) || (PART.test(line) && findFood(line) === null)
}

const SENTENCES_FROM = 12

/** Whether a line is a sentence some pages put inside the list: `For a richer dough, increase the butter to 115 g.` */
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

/** Splits a list in one text at its line breaks; in other values they have no meaning. */
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

/** Truncates lines longer than an ingredient may be at a word; the rest is returned for the notes. */
export function fitIngredientLines(lines: readonly string[]): { lines: string[]; long: string[] } {
  const split = lines.flatMap((line) =>
    line.length > CONTENT_LIMITS.ingredientPart ? (splitIngredientSentence(line) ?? [line]) : [line],
  )
  return {
    lines: split.map((line) => truncateAtWord(line, CONTENT_LIMITS.ingredientPart)),
    long: split.filter((line) => line.length > CONTENT_LIMITS.ingredientPart),
  }
}
