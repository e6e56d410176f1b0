import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { isDeeperThan } from '../../text/json-depth.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { parseHtml } from '../parse-html.ts'
import { readMicrodata } from './read-microdata.ts'

export type RecipeData = Record<string, unknown>

/**
 * The schema.org recipe in what was pasted: JSON-LD by itself, or a page's HTML that holds it in a script or in its
 * marks (microdata). Null when there is none.
 *
 * @throws UnreadableHtml
 */
export function findRecipe(pasted: string): RecipeData | null {
  const text = pasted.trim()
  const bare = parseJson(text)
  if (bare !== undefined) return findInData(bare)
  const tree = parseHtml(text)
  for (const script of findScripts(tree)) {
    const data = parseJson(textOf(script).trim())
    const recipe = data === undefined ? null : findInData(data)
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

/** Undefined when it is no JSON. Pages often leave bare line breaks inside its texts, which JSON does not allow. */
function parseJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  for (const attempt of [text, text.replace(/[\r\n\t]+/g, ' ')]) {
    try {
      const value: unknown = JSON.parse(attempt)
      return isDeeperThan(value, IMPORT_LIMITS.jsonDepth) ? undefined : value
    } catch {
      // Another attempt, or it is none.
    }
  }
  return undefined
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
