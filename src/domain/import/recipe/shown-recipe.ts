import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { withFactRows } from './fact-rows.ts'
import { isMeasured, isStep, isTold, readSection, type Section } from './line-looks.ts'
import { isPageWord } from './page-words.ts'
import { type ReadRecipe, readRecipeText } from './read-recipe-text.ts'
import { readFacts } from './recipe-facts.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'
import { linesOfHtml } from './source-lines.ts'

const FROM_LISTS =
  'This page has no recipe data; its lists of ingredients and steps were read instead. Please compare them.'

/**
 * Reads the recipe in the lists a page shows: those under "Ingredients" and "Directions", else the first lines that
 * look like a list.
 *
 * @returns null where the page shows no list
 */
export function readShown(tree: Root): ReadRecipe | null {
  const lines = withNumbers(withFactRows(linesOfHtml(tree)))
  const headed = findList(lines)
  const start = headed ?? findBareList(lines)
  if (start === null) return null
  const facts = lines
    .slice(Math.max(0, start - 40), start)
    .filter(({ text }) => text.length < 60 && readFacts(text).isOnlyFacts)
    .map(({ text }): SourceLine => ({ ...BLANK_LINE, text }))
  const title: SourceLine = { ...BLANK_LINE, text: titleOf(tree, lines, start), level: 1 }
  const list = headed === null ? lines.slice(start, findBareEnd(lines, start)) : linesOfRecipe(lines, start)
  const whole = readRecipeText([title, ...facts, ...list])
  const read = whole && withoutRepeat(withoutTail(whole))
  if (!read || read.recipe.ingredients.length === 0) return null
  if (headed === null && read.recipe.instructions.length === 0) return null
  const kept = read.lines.filter(({ role }) => role !== 'nothing' && role !== 'description')
  const warnings = [FROM_LISTS, ...read.recipe.warnings.filter((warning) => !/stays? behind/.test(warning))]
  return { recipe: { ...read.recipe, description: '', warnings }, lines: kept }
}

/**
 * Reads the method a page shows where its list is known from the page's data.
 *
 * @param listed the ingredients as lines
 */
export function readShownMethod(tree: Root, listed: readonly string[]): ReadRecipe | null {
  const lines = withNumbers(linesOfHtml(tree))
  const at = lines.findIndex(
    (line, place) =>
      sectionOf(line) === 'method' &&
      lines.slice(place + 1, place + 1 + COUNTED_FROM).filter((next) => next.isNumbered || isStep(next))
        .length >= 2,
  )
  if (at === -1) return null
  const title: SourceLine = { ...BLANK_LINE, text: titleOf(tree, lines, at), level: 1 }
  const heading: SourceLine = { ...BLANK_LINE, text: 'Ingredients', level: 2 }
  const list = listed.map((text): SourceLine => ({ ...BLANK_LINE, text, isBullet: true }))
  const whole = readRecipeText([title, heading, ...list, ...linesOfRecipe(lines, at)])
  const read = whole && withoutRepeat(withoutTail(whole))
  return read && { ...read, recipe: { ...read.recipe, warnings: [FROM_LISTS] } }
}

/** Number of consecutive lines after the method that are not sentences, from which the recipe has ended. */
const TAIL = 3
/** The same number where only one of the first two steps is a sentence. */
const LONG_TAIL = 6
/** Number of words from which a line is a sentence, whatever its punctuation, unless they are names. */
const SENTENCE_FROM = 10

function isLongSentence(step: string): boolean {
  const words = step.match(/\p{L}+/gu) ?? []
  return (
    words.length >= SENTENCE_FROM && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length
  )
}

/** Drops the lines after the method where the page continues with lines that are not sentences. */
function withoutTail(read: ReadRecipe): ReadRecipe {
  const steps = read.recipe.instructions
  const isSentence = (step: string) => /[.!?…]["”’)]?$/.test(step) || isTold(step) || isLongSentence(step)
  const begun = steps.slice(0, 2).filter(isSentence).length
  const length = begun === 2 ? TAIL : LONG_TAIL
  if (steps.length < length || begun === 0) return read
  const tail = steps.findIndex((_, at) => !steps.slice(at, at + length).some(isSentence))
  const end = tail === -1 ? steps.length : tail
  if (end === steps.length) return read
  const kept = read.lines.filter(({ role }) => role === 'step')[end]
  const at = kept === undefined ? read.lines.length : read.lines.indexOf(kept)
  return { recipe: { ...read.recipe, instructions: steps.slice(0, end) }, lines: read.lines.slice(0, at) }
}

/**
 * Finds the "Ingredients" heading with a list below it: pages also use the word in menus and in text about their
 * ingredients.
 */
function findList(lines: readonly SourceLine[]): number | null {
  const begun = lines.flatMap((line, at) =>
    line.text.length <= MAX_HEADING_LENGTH && readSection(line)?.section === 'ingredients' ? [at] : [],
  )
  const below = (at: number) => {
    const next = begun.find((other) => other > at) ?? lines.length
    return lines.slice(at + 1, Math.min(next, at + 13))
  }
  const measured = begun.find((at) => below(at).filter(isMeasured).length >= 2)
  return measured ?? begun.find((at) => below(at).filter(({ isBullet }) => isBullet).length >= 3) ?? null
}

const MAX_HEADING_LENGTH = 90
/** Number of consecutive lines with amounts that are a list without a heading. */
const BARE_LIST = 3
/** Number of following lines searched for the method. */
const BARE_METHOD = 120

/** Finds a list of ingredients without a heading, followed by an instruction. */
function findBareList(lines: readonly SourceLine[]): number | null {
  const isListed = (line: SourceLine) =>
    line.text.length < 100 && isMeasured(line) && !isStep(line) && !isPageWord(line.text)
  const at = lines.findIndex((_, index) => {
    const run = lines.slice(index, index + BARE_LIST)
    return run.length === BARE_LIST && run.every(isListed)
  })
  if (at === -1 || !lines.slice(at, at + BARE_METHOD).some(isStep)) return null
  // Items of the same list without an amount: `Juice of the orange`.
  const above = lines.slice(0, at).findLastIndex((line) => !line.isBullet || isStep(line))
  return lines[at]?.isBullet ? above + 1 : at
}

/** Returns the end of such a recipe: the first heading after its steps. */
function findBareEnd(lines: readonly SourceLine[], start: number): number {
  let hasSteps = false
  for (let at = start + BARE_LIST; at < Math.min(lines.length, start + BARE_METHOD); at++) {
    const line = lines[at]
    if (!line) break
    const section = readSection(line)?.section
    if (section === 'end' || (hasSteps && line.level > 0 && section === undefined)) return at
    hasSteps ||= isStep(line)
  }
  return Math.min(lines.length, start + BARE_METHOD)
}

/**
 * Returns the lines of the recipe from its list on. After the method the next heading of at least the same level ends it,
 * or words that begin something else, which are skipped between list and method. The method may also precede the list.
 */
function linesOfRecipe(lines: readonly SourceLine[], start: number): SourceLine[] {
  const kept: SourceLine[] = []
  let method: SourceLine | null = null
  let section: Section = 'ingredients'
  for (let at = start; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    const begun = sectionOf(line) ?? (at === start ? 'ingredients' : undefined)
    if (begun === 'end') {
      const next: number | null = method === null ? findMethodBehind(lines, at) : null
      if (next === null) break
      at = next - 1
      continue
    }
    if (begun === 'method' && method === null) method = line
    else if (begun !== undefined) section = begun
    else if (
      method &&
      line.level > 0 &&
      (section === 'notes' || method.level === 0 || line.level <= method.level)
    )
      break
    kept.push(line)
  }
  const above = method ? [] : methodAbove(lines, start)
  const listEnd = kept.findLastIndex(isMeasured) + 1
  return above.length > 0 ? [...kept.slice(0, listEnd), ...above] : kept
}

function sectionOf(line: SourceLine): Section | undefined {
  return line.text.length <= MAX_HEADING_LENGTH ? readSection(line)?.section : undefined
}

/** Maximum number of lines between a list and its method, in either order. */
const BETWEEN = 60

function findMethodBehind(lines: readonly SourceLine[], from: number): number | null {
  const begun = lines.slice(from + 1, from + 1 + BETWEEN).map(sectionOf)
  const at = begun.findIndex((section) => section === 'method' || section === 'ingredients')
  return begun[at] === 'method' ? from + 1 + at : null
}

function methodAbove(lines: readonly SourceLine[], start: number): SourceLine[] {
  const above = lines.slice(Math.max(0, start - BETWEEN), start)
  const at = above.findLastIndex((line) => sectionOf(line) === 'method')
  const method = at === -1 ? [] : above.slice(at)
  return method.some(isStep) ? method : []
}

/** `1`, `Passo 2`, `3. Schritt`: the number of the step in the next line. */
const LONE_NUMBER =
  /^(?:(?<word>step|passo|paso|étape|etape|schritt|steg|stap|krok)\s*\d{1,2}|\d{1,2}\.?\s*(?<behind>schritt|stap|steg)|\d{1,2})\s*[.):]?$/iu
/** Words the next line needs: a number alone may also be an amount with its name below. */
const NUMBERED_FROM = 5

const NUMBER_FIRST =
  /^(?:step|passo|paso|étape|etape|schritt|steg|stap|krok)\s*\d{1,2}\s*[.):]?\s+(?=\p{Lu})/iu

/** Joins numbers on lines of their own, or in words, with the step they number. */
function withNumbers(given: readonly SourceLine[]): SourceLine[] {
  const lines = withDashedNumbers(given)
  const isNumber = (line: SourceLine | undefined, next: SourceLine | undefined) => {
    const { word, behind } = LONE_NUMBER.exec(line?.text ?? '')?.groups ?? {}
    if (!line || !next || !LONE_NUMBER.test(line.text)) return false
    return word !== undefined || behind !== undefined || next.text.split(/\s+/).length >= NUMBERED_FROM
  }
  return lines.flatMap((line, at) => {
    if (isNumber(line, lines[at + 1])) return []
    const isNumbered = isNumber(lines[at - 1], line) || NUMBER_FIRST.test(line.text)
    return isNumbered
      ? [{ ...line, text: line.text.replace(NUMBER_FIRST, ''), isNumbered, isBullet: false }]
      : [line]
  })
}

/** Recognizes `1- Beat the eggs`, `2- Add the cheese` as numbered where the numbers count up. */
function withDashedNumbers(lines: readonly SourceLine[]): SourceLine[] {
  let last = 0
  const counted = lines.map(({ text }) => {
    const number = Number(DASHED_NUMBER.exec(text)?.[1] ?? Number.NaN)
    if (number !== last + 1) return false
    last = number
    return true
  })
  if (last < COUNTED_FROM) return [...lines]
  return lines.map((line, at) =>
    counted[at]
      ? { ...line, text: line.text.replace(DASHED_NUMBER, ''), isNumbered: true, isBullet: false }
      : line,
  )
}

const DASHED_NUMBER = /^(\d{1,2})\s?[-–]\s+(?=\p{Lu})/u
const COUNTED_FROM = 3

/** Number of consecutive equal lines that are a second copy of the list, as pages have it for small screens. */
const REPEATED = 3

/** Removes the second copy where a page shows list and method twice. */
function withoutRepeat(read: ReadRecipe): ReadRecipe {
  const { ingredients, instructions } = read.recipe
  const listed = ingredients.map(({ amount, unit, ingredient }) => `${amount} ${unit} ${ingredient}`)
  const [list, method] = [onceOnly(listed), onceOnly(instructions)]
  if (list === listed.length && method === instructions.length) return read
  const isKept = { ingredient: list, step: method }
  let [listedUntil, toldUntil] = [0, 0]
  const lines = read.lines.filter(({ role }) => {
    if (role === 'ingredient' || role === 'heading') return listedUntil++ < isKept.ingredient
    return role !== 'step' || toldUntil++ < isKept.step
  })
  return {
    recipe: {
      ...read.recipe,
      ingredients: ingredients.slice(0, list),
      instructions: instructions.slice(0, method),
    },
    lines,
  }
}

/** Returns the number of texts before they repeat. */
function onceOnly(texts: readonly string[]): number {
  const begun = texts.findIndex(
    (text, at) =>
      at >= REPEATED &&
      texts.indexOf(text) + REPEATED <= at &&
      texts
        .slice(at, at + REPEATED)
        .every(
          (other, ahead) => other === texts[texts.indexOf(text) + ahead] && at + REPEATED <= texts.length,
        ),
  )
  return begun === -1 ? texts.length : begun
}

function titleOf(tree: Root, lines: readonly SourceLine[], start: number): string {
  const shown = lines.slice(0, start).findLast(({ level }) => level === 1)?.text
  if (shown) return shown.slice(0, CONTENT_LIMITS.title)
  const named = metaOf(tree, 'og:title') ?? findTitle(tree) ?? ''
  return named.split(/\s+[|–—]\s+/)[0]?.slice(0, CONTENT_LIMITS.title) || 'Recipe'
}

function findTitle(tree: Root): string | null {
  let title: string | null = null
  visit(tree, 'element', (node) => {
    if (node.tagName === 'title') title ??= textOf(node).trim()
  })
  return title
}

/** Returns the content of a page's `meta` element; null where it is missing. */
export function metaOf(tree: Root, property: string): string | null {
  let content: string | null = null
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'meta' && properties.property === property && typeof properties.content === 'string')
      content ??= properties.content
  })
  return content
}
