import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { CONTENT_LIMITS } from '../../content/limits.ts'
import { parseHtml } from '../parse-html.ts'
import { decodeReferences } from '../plain-from-html.ts'
import { isCooklang, readCooklang } from './cooklang.ts'
import { findMarked, findRecipe } from './find-recipe.ts'
import { isMeasured, isStep, readSection, type Section } from './line-looks.ts'
import { linesOfData, type PastedRecipe, readRecipe } from './read-recipe.ts'
import { type ReadRecipe, readRecipeText } from './read-recipe-text.ts'
import type { SourceLine } from './source-line.ts'
import { linesOfHtml, linesOfText } from './source-lines.ts'

/** A recipe somebody typed is never longer, in characters. */
const MAX_PROSE_LENGTH = 100_000
const MARKUP = /<(?:!doctype|html|head|body|div|p|script|ul|ol|li|h[1-6]|meta|article|section|span|table)\b/i

/**
 * The recipe in whatever was pasted: a page's source, its recipe data, or a recipe in plain words (RIMPORT-BOX-1).
 *
 * @returns null when there is none
 * @throws UnreadableText
 */
export function readAnyRecipe(pasted: string): ReadRecipe | null {
  const text = unescaped(pasted.trim())
  // The texts of bare data may hold tags, which make no page of it.
  const data = /^(?:\[\s*\{|\{)/.test(text) ? findRecipe(text) : null
  if (data) {
    const recipe = readRecipe(data)
    return { recipe, lines: linesOfData(data, recipe) }
  }
  if (MARKUP.test(text)) return readPage(text)
  const prose = text.slice(0, MAX_PROSE_LENGTH)
  return isCooklang(prose) ? readCooklang(prose) : readRecipeText(linesOfText(prose))
}

/** A page's source that was escaped on its way: `&lt;ul&gt;&lt;li&gt;`. */
function unescaped(text: string): string {
  if (MARKUP.test(text) || !/&lt;\w/.test(text)) return text
  const decoded = decodeReferences(text)
  return MARKUP.test(decoded) ? decoded : text
}

/** By the recipe data of a page; what that does not say is looked for in the lists the page shows. */
function readPage(html: string): ReadRecipe | null {
  const tree = parseHtml(html)
  const data = findMarked(tree)
  const recipe = data && readRecipe(data)
  const isWhole = recipe && recipe.ingredients.length > 0 && recipe.instructions.length > 0
  const isSaid = recipe && recipe.servings !== null && recipe.prep_time_minutes !== null
  if (data && recipe && isWhole && isSaid && recipe.instructions.length > FEW_STEPS)
    return { recipe, lines: linesOfData(data, recipe) }
  const shown = readShown(tree)
  if (!data || !recipe)
    return shown && { ...shown, recipe: { ...shown.recipe, picture_url: pictureOf(tree) } }
  if (!shown) return { recipe, lines: linesOfData(data, recipe) }
  if (!isWhole) return completed(recipe, shown)
  const divided = { ...recipe, instructions: asDivided(recipe.instructions, shown.recipe.instructions) }
  return withFacts(divided, linesOfData(data, divided), shown)
}

/** The data of some pages has the whole method in one piece, or two. */
const FEW_STEPS = 2
/** So much of the words must be the same. */
const SAME_SHARE = 0.9

/** The steps as the page divides them, where the data has them in few pieces and the words are the same. */
function asDivided(steps: readonly string[], shown: readonly string[]): string[] {
  if (steps.length > FEW_STEPS || shown.length <= steps.length) return [...steps]
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

/** Data that only names the recipe, with the lists of its page. */
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

const FROM_LISTS =
  'This page has no recipe data; its lists of ingredients and steps were read instead. Please compare them.'

/** The lists under "Ingredients" and "Directions" of a page, wherever they stand. */
function readShown(tree: Root): ReadRecipe | null {
  const lines = linesOfHtml(tree)
  const headed = findList(lines)
  const start = headed ?? findBareList(lines)
  if (start === null) return null
  const end = headed === null ? findBareEnd(lines, start) : findEnd(lines, start)
  const facts = lines
    .slice(Math.max(0, start - 40), start)
    .filter(({ text }) => text.length < 60 && /\d/.test(text))
  const title: SourceLine = {
    text: titleOf(tree, lines, start),
    level: 1,
    isBullet: false,
    isNumbered: false,
  }
  const read = readRecipeText([title, ...joinFacts(facts), ...lines.slice(start, end)])
  if (!read || read.recipe.ingredients.length === 0) return null
  if (headed === null && read.recipe.instructions.length === 0) return null
  const kept = read.lines.filter(({ role }) => role !== 'nothing' && role !== 'description')
  const warnings = [FROM_LISTS, ...read.recipe.warnings.filter((warning) => !/stays? behind/.test(warning))]
  return { recipe: { ...read.recipe, description: '', warnings }, lines: kept }
}

/** `Prep time` and `10 min` often stand in elements of their own. */
function joinFacts(lines: readonly SourceLine[]): SourceLine[] {
  return lines.map((line) => ({ ...line, level: 0, isBullet: false, isNumbered: false }))
}

/**
 * Where "Ingredients" stands that has a list below it: pages name it in their menus as well, and tell about their
 * ingredients before they list them.
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
/** So many lines with amounts, one after the other, are a list without a heading. */
const BARE_LIST = 3
/** So many lines behind it are looked at for the method. */
const BARE_METHOD = 120

/** A list of ingredients that nothing on the page names, with something to do below it. */
function findBareList(lines: readonly SourceLine[]): number | null {
  const isListed = (line: SourceLine) => line.text.length < 100 && isMeasured(line) && !isStep(line)
  const at = lines.findIndex((_, index) => {
    const run = lines.slice(index, index + BARE_LIST)
    return run.length === BARE_LIST && run.every(isListed)
  })
  if (at === -1) return null
  return lines.slice(at, at + BARE_METHOD).some(isStep) ? at : null
}

/** It ends with the first heading behind its steps. */
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

/** Behind the method the next heading that is as large ends it, or words that begin something else. */
function findEnd(lines: readonly SourceLine[], start: number): number {
  let method: SourceLine | null = null
  let section: Section = 'ingredients'
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at]
    if (!line) break
    const begun = line.text.length <= MAX_HEADING_LENGTH ? readSection(line)?.section : undefined
    if (begun === 'end') return at
    if (begun === 'method' && method === null) method = line
    else if (begun !== undefined) section = begun
    else if (
      method &&
      line.level > 0 &&
      (section === 'notes' || method.level === 0 || line.level <= method.level)
    )
      return at
  }
  return lines.length
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

function metaOf(tree: Root, property: string): string | null {
  let content: string | null = null
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'meta' && properties.property === property && typeof properties.content === 'string')
      content ??= properties.content
  })
  return content
}

/** What a page gives as its picture when it is shared. */
function pictureOf(tree: Root): string | null {
  const url = metaOf(tree, 'og:image')
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url.slice(0, CONTENT_LIMITS.url) : null
}
