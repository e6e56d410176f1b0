import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { EXIT, visit } from 'unist-util-visit'
import { decodeEntities } from '../../text/html-text.ts'
import { parseJson } from '../../text/json.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { parseHtml } from '../parse-html.ts'

const LISTS = new Set(['recipeIngredient', 'recipeInstructions'])
const RECIPE_TYPE = /^https?:\/\/schema\.org\/Recipe\/?$/i

/** What `readRecipe` reads; a page marks much more. */
const PROPERTIES = new Set([
  ...['name', 'description', 'recipeYield', 'yield', 'prepTime', 'cookTime', 'performTime', 'totalTime'],
  ...['keywords', 'author', 'image', 'suitableForDiet', 'nutrition'],
])

/** The recipe marked in a page itself (`itemscope`, `itemprop`), in the form of JSON-LD; null when there is none. */
function readMicrodata(tree: Root): Record<string, unknown> | null {
  const scope = findScope(tree)
  if (!scope) return null
  const recipe: Record<string, unknown> = {}
  const lists = new Map<string, string[]>()
  visit(scope, 'element', (node, _index, parent) => {
    if (!parent) return
    for (const name of [node.properties.itemProp ?? []].flat().map(String)) {
      const key = name === 'ingredients' ? 'recipeIngredient' : name
      if (LISTS.has(key)) addValues(lists, key, node)
      else if (PROPERTIES.has(key)) recipe[key] ??= valuesOf(node)[0]
    }
  })
  return { ...recipe, ...Object.fromEntries(lists) }
}

function findScope(tree: Root): Element | null {
  const scopes: Element[] = []
  visit(tree, 'element', (node) => {
    if (!RECIPE_TYPE.test(String(node.properties.itemType ?? ''))) return
    scopes.push(node)
    return EXIT
  })
  return scopes[0] ?? null
}

function addValues(lists: Map<string, string[]>, key: string, node: Element): void {
  const values = lists.get(key) ?? []
  lists.set(key, values)
  if (values.length < IMPORT_LIMITS.recipeValues) values.push(...valuesOf(node))
}

/** A list marked as a whole gives a value for each of its lines. */
function valuesOf(node: Element): string[] {
  const { content, dateTime } = node.properties
  if (typeof content === 'string') return [content]
  if (typeof dateTime === 'string') return [dateTime]
  const lines = node.children.filter((one) => one.type === 'element' && one.tagName === 'li')
  return lines.length > 0 ? lines.slice(0, IMPORT_LIMITS.recipeValues).map(limitedText) : [limitedText(node)]
}

/** The text of an element, as much of it as a value can be: marked elements inside each other all hold the same. */
function limitedText(node: Nodes): string {
  let text = ''
  visit(node, 'text', ({ value }) => {
    text += value.slice(0, IMPORT_LIMITS.recipeValueLength)
    return text.length < IMPORT_LIMITS.recipeValueLength ? undefined : EXIT
  })
  return text
}

export type RecipeData = Record<string, unknown>

/**
 * The schema.org recipe in what was pasted: JSON-LD by itself, or a page's HTML that holds it in a script or in its
 * marks (microdata). Scripts of other types count where they hold the same data, and JSON with the usual faults is
 * read all the same (product §21.6). Null when there is none.
 *
 * @throws UnreadableText
 */
export function findRecipe(pasted: string): RecipeData | null {
  const text = pasted.trim()
  const bare = parseData(text)
  return bare === null ? findMarked(parseHtml(text)) : findInData(bare)
}

/** The recipe marked in a page. */
export function findMarked(tree: Root): RecipeData | null {
  for (const script of findScripts(tree)) {
    const recipe = findInData(parseData(script))
    if (recipe) return recipe
  }
  return readMicrodata(tree)
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
const START = /\{\s*(?:"|&quot;|&#0?34;)|\[\s*\{/

/** Faults of JSON as pages have them, mended one after the other. */
const MENDS: ((text: string) => string)[] = [
  (text) => text,
  // Bare line breaks inside its texts, and other control characters.
  (text) => text.replace(/[\r\n\t]+/g, ' '),
  (text) => decodeEntities(text),
  // `\'` is JavaScript's.
  (text) => text.replaceAll(String.raw`\'`, "'"),
  // A comma too many, or one too few between two objects.
  (text) => text.replace(/,(\s{0,200}[}\]])/g, '$1').replace(/\}(\s{0,200})\{/g, '},$1{'),
]

/** Null when it is no JSON, not even mended. */
function parseData(text: string): unknown {
  if (!/^[[{]/.test(text)) return null
  let mended = text.replace(/;{1,9}$/, '')
  for (const mend of MENDS) {
    mended = mend(mended)
    const value = parseJson(mended, { maxDepth: IMPORT_LIMITS.jsonDepth })
    if (value !== null) return value
  }
  return null
}

/** Looks through lists, `@graph` and `mainEntity`, wherever the recipe stands. */
function findInData(value: unknown): RecipeData | null {
  let level: unknown[] = [value]
  while (level.length > 0) {
    const recipe = level.find(isRecipe)
    if (recipe) return recipe
    level = level.flatMap((part) => {
      if (Array.isArray(part)) return part
      return typeof part === 'object' && part !== null ? Object.values(part).filter(isObject) : []
    })
  }
  return null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRecipe(value: unknown): value is RecipeData {
  if (!isObject(value) || !('@type' in value)) return false
  const types = [value['@type']].flat()
  return types.some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/.test(type))
}
