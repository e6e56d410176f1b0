import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { isMeasured, isStep, isTold, readSection, type Section } from './line-looks.ts'
import { type ReadRecipe, readRecipeText } from './read-recipe-text.ts'
import { readFacts } from './recipe-facts.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'
import { linesOfHtml } from './source-lines.ts'

const FROM_LISTS =
  'This page has no recipe data; its lists of ingredients and steps were read instead. Please compare them.'

/**
 * The recipe in the lists a page shows, wherever they stand: those under "Ingredients" and "Directions", else the first
 * lines that look like a list.
 *
 * @returns null where the page shows no list
 */
export function readShown(tree: Root): ReadRecipe | null {
  const lines = linesOfHtml(tree)
  const headed = findList(lines)
  const start = headed ?? findBareList(lines)
  if (start === null) return null
  const end = headed === null ? findBareEnd(lines, start) : findEnd(lines, start)
  const facts = lines
    .slice(Math.max(0, start - 40), start)
    .filter(({ text }) => text.length < 60 && readFacts(text).isOnlyFacts)
    .map(({ text }): SourceLine => ({ ...BLANK_LINE, text }))
  const title: SourceLine = { ...BLANK_LINE, text: titleOf(tree, lines, start), level: 1 }
  const whole = readRecipeText([title, ...facts, ...lines.slice(start, end)])
  const read = whole && withoutTail(whole)
  if (!read || read.recipe.ingredients.length === 0) return null
  if (headed === null && read.recipe.instructions.length === 0) return null
  const kept = read.lines.filter(({ role }) => role !== 'nothing' && role !== 'description')
  const warnings = [FROM_LISTS, ...read.recipe.warnings.filter((warning) => !/stays? behind/.test(warning))]
  return { recipe: { ...read.recipe, description: '', warnings }, lines: kept }
}

/** So many lines behind the method that are no sentences begin something else. */
const TAIL = 3

/** The steps up to where the page goes on: behind sentences, with lines that are none. */
function withoutTail(read: ReadRecipe): ReadRecipe {
  const steps = read.recipe.instructions
  const isSentence = (step: string) => /[.!?…]["”’)]?$/.test(step) || isTold(step)
  if (steps.length < 2 || !steps.slice(0, 2).every(isSentence)) return read
  const tail = steps.findIndex((_, at) => !steps.slice(at, at + TAIL).some(isSentence))
  const end = tail === -1 ? steps.length : tail
  if (end === steps.length) return read
  const kept = read.lines.filter(({ role }) => role === 'step')[end]
  const at = kept === undefined ? read.lines.length : read.lines.indexOf(kept)
  return { recipe: { ...read.recipe, instructions: steps.slice(0, end) }, lines: read.lines.slice(0, at) }
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
  if (at === -1 || !lines.slice(at, at + BARE_METHOD).some(isStep)) return null
  // Items of the same list that have no amount: `Juice of the orange`.
  const above = lines.slice(0, at).findLastIndex((line) => !line.isBullet || isStep(line))
  return lines[at]?.isBullet ? above + 1 : at
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

/** What a page says of itself in a `meta` element; null where it does not. */
export function metaOf(tree: Root, property: string): string | null {
  let content: string | null = null
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'meta' && properties.property === property && typeof properties.content === 'string')
      content ??= properties.content
  })
  return content
}
