import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseJson } from '../../text/json.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { parseHtml } from '../parse-html.ts'
import { readMicrodata } from './read-microdata.ts'

export type RecipeData = Record<string, unknown>

/**
 * The schema.org recipe in what was pasted: JSON-LD by itself, or a page's HTML that holds it in a script or in its
 * marks (microdata). Null when there is none.
 *
 * @throws UnreadableText
 */
export function findRecipe(pasted: string): RecipeData | null {
  const text = pasted.trim()
  const bare = parseData(text)
  if (bare !== null) return findInData(bare)
  const tree = parseHtml(text)
  for (const script of findScripts(tree)) {
    const recipe = findInData(parseData(textOf(script).trim()))
    if (recipe) return recipe
  }
  return readMicrodata(tree)
}

function findScripts(tree: Root): Element[] {
  const scripts: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'script' && /ld\+json/i.test(String(node.properties.type ?? ''))) scripts.push(node)
  })
  return scripts
}

/** Null when it is no JSON. Pages often leave bare line breaks inside its texts, which JSON does not allow. */
function parseData(text: string): unknown {
  if (!/^[[{]/.test(text)) return null
  const limits = { maxDepth: IMPORT_LIMITS.jsonDepth }
  return parseJson(text, limits) ?? parseJson(text.replace(/[\r\n\t]+/g, ' '), limits)
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
