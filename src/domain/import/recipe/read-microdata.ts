import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

const LISTS = new Set(['recipeIngredient', 'recipeInstructions'])
const RECIPE_TYPE = /^https?:\/\/schema\.org\/Recipe\/?$/i

/** The recipe marked in a page itself (`itemscope`, `itemprop`), in the form of JSON-LD; null when there is none. */
export function readMicrodata(tree: Root): Record<string, unknown> | null {
  const scopes: Element[] = []
  visit(tree, 'element', (node) => {
    if (RECIPE_TYPE.test(String(node.properties.itemType ?? ''))) scopes.push(node)
  })
  const [scope] = scopes
  if (!scope) return null
  const recipe: Record<string, unknown> = {}
  const lists = new Map<string, string[]>()
  visit(scope, 'element', (node, _index, parent) => {
    if (!parent) return
    for (const name of [node.properties.itemProp ?? []].flat().map(String)) {
      const key = name === 'ingredients' ? 'recipeIngredient' : name
      if (LISTS.has(key)) lists.set(key, [...(lists.get(key) ?? []), ...valuesOf(node)])
      else recipe[key] ??= valuesOf(node)[0]
    }
  })
  return { ...recipe, ...Object.fromEntries(lists) }
}

/** A list marked as a whole gives a value for each of its lines. */
function valuesOf(node: Element): string[] {
  const { content, dateTime } = node.properties
  if (typeof content === 'string') return [content]
  if (typeof dateTime === 'string') return [dateTime]
  const lines = node.children.filter((one) => one.type === 'element' && one.tagName === 'li')
  return lines.length > 0 ? lines.map((line) => textOf(line)) : [textOf(node)]
}
