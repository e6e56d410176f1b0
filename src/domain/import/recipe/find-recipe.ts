import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { decodeEntities } from '../../text/html-text.ts'
import { parseJson } from '../../text/json.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { parseHtml } from '../parse-html.ts'
import { hasType, isObject, member, type RecipeData } from './data-values.ts'
import { readMarked } from './marked-recipe.ts'

/**
 * The schema.org recipe in what was pasted: JSON-LD by itself, or a page's HTML that holds it in a script or in its
 * marks (microdata). Scripts of other types count where they hold the same data, and JSON with the usual faults is
 * read all the same (RIMPORT-PAGE-1). Null when there is none.
 *
 * @throws UnreadableText
 */
export function findRecipe(pasted: string): RecipeData | null {
  const text = pasted.trim()
  const bare = parseData(text)
  return bare === null ? findMarked(parseHtml(text)) : fullest(recipesInData(bare))
}

/**
 * The recipe marked in a page: the one of them that says most, since pages also name others, and their own more than
 * once.
 */
export function findMarked(tree: Root): RecipeData | null {
  const found: RecipeData[] = []
  for (const script of findScripts(tree)) {
    found.push(...recipesInData(parseData(script)))
    if (found.some(isWhole)) break
  }
  const best = fullest(found)
  if (best && isWhole(best)) return best
  const marked = readMarked(tree)
  return fullest([...(best ? [best] : []), ...(marked ? [marked] : [])])
}

function fullest(recipes: readonly RecipeData[]): RecipeData | null {
  return recipes.find(isWhole) ?? recipes.find(hasIngredients) ?? recipes[0] ?? null
}

function hasIngredients(recipe: RecipeData): boolean {
  return isFilled(recipe.recipeIngredient ?? recipe.ingredients)
}

function isWhole(recipe: RecipeData): boolean {
  return hasIngredients(recipe) && isFilled(recipe.recipeInstructions)
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** The data in a page's scripts, what is marked as such first. */
function findScripts(tree: Root): string[] {
  const marked: string[] = []
  const others: string[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'script') return
    const text = textOf(node).trim()
    if (/ld\+json/i.test(String(node.properties.type ?? ''))) marked.push(text)
    else if (text.includes('Recipe') && text.includes('@type')) others.push(text)
  })
  return [...marked, ...others].map(dataOf)
}

/** Without what some pages put around it: CDATA, a comment, `window.data = …;`. */
function dataOf(script: string): string {
  const bare = script.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  const start = bare.search(START)
  if (start === -1) return ''
  return bare.slice(start, bare.lastIndexOf(bare[start] === '{' ? '}' : ']') + 1)
}

/** Where a list or an object begins that can hold a recipe. */
const START = /\{\s*(?:"|&quot;|&#0?34;)|\[\s*(?:\[\s*){0,2}\{/

/** Faults of JSON as pages have them, mended one after the other. */
const MENDS: ((text: string) => string)[] = [
  (text) => text,
  (text) => decodeEntities(text),
  // `\'` is JavaScript's.
  (text) => text.replaceAll(String.raw`\'`, "'"),
  // Comments, which JSON has none of; addresses hold two strokes as well.
  (text) => text.replace(/(?<=^|[\s,{[])\/\*[^*]{0,2000}\*\/|(?<=^|[\s,{[])\/\/[^"\n]{0,500}$/gm, ''),
  // A comma too many, or one too few between two objects.
  (text) => text.replace(/,(?:\s{0,20},){0,3}(\s{0,200}[}\]])/g, '$1').replace(/\}(\s{0,200})\{/g, '},$1{'),
  // A backslash that escapes nothing.
  (text) => text.replace(/\\(?!["\\/bfnrtu])/g, String.raw`\\`),
  escapeQuotes,
]

/** Bare line breaks and other control characters inside its texts are written as they should be. */
function escapeBreaks(text: string): string {
  let isInside = false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/\\[\s\S]|["\u0000-\u001f]/g, (sign) => {
    if (sign === '"') isInside = !isInside
    if (!isInside || sign === '"' || sign.length > 1) return sign
    return sign === '\n' ? String.raw`\n` : ' '
  })
}

/** A quotation mark in the middle of a text: neither what stands before nor behind it ends or begins one. */
function escapeQuotes(text: string): string {
  return text.replace(/(?<!\\|[{[:,]\s{0,20})"(?!\s*[:,}\]])/g, String.raw`\"`)
}

/** Null when it is no JSON, not even mended. */
function parseData(text: string): unknown {
  if (!/^[[{]/.test(text)) return null
  let mended = text.replace(/;{1,9}$/, '')
  for (const mend of MENDS) {
    mended = mend(mended)
    for (const json of new Set([mended, escapeBreaks(mended), mended.replace(/[\r\n\t]+/g, ' ')])) {
      const value = parseJson(json, { maxDepth: IMPORT_LIMITS.jsonDepth })
      if (value !== null) return value
    }
  }
  return null
}

/** Looks through lists, `@graph` and `mainEntity`, wherever the recipes stand; what stands nearest comes first. */
function recipesInData(value: unknown): RecipeData[] {
  const recipes: RecipeData[] = []
  const named = new Map<string, object>()
  let level: unknown[] = [value]
  while (level.length > 0) {
    recipes.push(...level.filter(isRecipe))
    for (const part of level) {
      const id = member(part, '@id')
      if (isObject(part) && typeof id === 'string' && Object.keys(part).length > 1) named.set(id, part)
    }
    level = level.flatMap((part) => {
      if (Array.isArray(part)) return part
      return isObject(part) ? Object.values(part).filter(isObject) : []
    })
  }
  return recipes.map((recipe) => withNamed(recipe, named))
}

/** With what it only refers to: `"image": { "@id": "#picture" }`. */
function withNamed(recipe: RecipeData, named: ReadonlyMap<string, object>): RecipeData {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    const id = member(value, '@id')
    return isObject(value) && typeof id === 'string' && Object.keys(value).length === 1
      ? (named.get(id) ?? value)
      : value
  }
  return Object.fromEntries(Object.entries(recipe).map(([key, value]) => [key, resolve(value)]))
}

function isRecipe(value: unknown): value is RecipeData {
  return hasType(value, 'Recipe')
}
