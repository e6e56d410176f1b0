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
 * Finds the schema.org recipe in pasted text: bare JSON-LD, or a page's HTML that holds it in a script or as microdata.
 * Scripts of other types count where they hold the same data, and JSON with common errors is repaired (RIMPORT-PAGE-1).
 * Null when there is none.
 *
 * @throws UnreadableText
 */
export function findRecipe(pasted: string): RecipeData | null {
  const text = pasted.trim()
  const bare = parseData(text)
  return bare === null ? findMarked(parseHtml(text)) : fullest(recipesInData(bare))
}

/** Finds the recipe in a page's microdata: the most complete one, since pages also mention others, and repeat their own. */
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

/** Returns the data in a page's scripts, those of the JSON-LD type first. */
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

/** Removes what some pages put around the data: CDATA, a comment, `window.data = …;`. */
function dataOf(script: string): string {
  const bare = script.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  const start = bare.search(START)
  if (start === -1) return ''
  return bare.slice(start, bare.lastIndexOf(bare[start] === '{' ? '}' : ']') + 1)
}

/** The start of a list or an object that can hold a recipe. */
const START = /\{\s*(?:"|&quot;|&#0?34;)|\[\s*(?:\[\s*){0,2}\{/

/** Repairs of common errors in pages' JSON, applied one after the other. */
const MENDS: ((text: string) => string)[] = [
  (text) => text,
  (text) => decodeEntities(text),
  // `\'` is valid only in JavaScript.
  (text) => text.replaceAll(String.raw`\'`, "'"),
  // Comments, which JSON does not allow; `//` in addresses is not one.
  (text) => text.replace(/(?<=^|[\s,{[])\/\*[^*]{0,2000}\*\/|(?<=^|[\s,{[])\/\/[^"\n]{0,500}$/gm, ''),
  // A superfluous comma, or a missing one between two objects.
  (text) => text.replace(/,(?:\s{0,20},){0,3}(\s{0,200}[}\]])/g, '$1').replace(/\}(\s{0,200})\{/g, '},$1{'),
  // A backslash that escapes nothing.
  (text) => text.replace(/\\(?!["\\/bfnrtu])/g, String.raw`\\`),
  escapeQuotes,
]

/** Escapes raw line breaks and other control characters inside strings. */
function escapeBreaks(text: string): string {
  let isInside = false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/\\[\s\S]|["\u0000-\u001f]/g, (sign) => {
    if (sign === '"') isInside = !isInside
    if (!isInside || sign === '"' || sign.length > 1) return sign
    return sign === '\n' ? String.raw`\n` : ' '
  })
}

/** Escapes a quotation mark inside a string: the characters around it neither end nor begin one. */
function escapeQuotes(text: string): string {
  return text.replace(/(?<!\\|[{[:,]\s{0,20})"(?!\s*[:,}\]])/g, String.raw`\"`)
}

/** Returns null for invalid JSON that cannot be repaired. */
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

/** Searches lists, `@graph` and `mainEntity` for recipes at any depth; the least nested come first. */
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

/** Resolves references to other objects: `"image": { "@id": "#picture" }`. */
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
