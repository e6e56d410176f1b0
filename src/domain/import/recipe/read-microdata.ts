import type { Element, Nodes, Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'
import { IMPORT_LIMITS } from '../import-limits.ts'

const LISTS = new Set(['recipeIngredient', 'recipeInstructions'])
const RECIPE_TYPE = /^https?:\/\/schema\.org\/Recipe\/?$/i

/** What `readRecipe` reads; a page marks much more. */
const PROPERTIES = new Set([
  ...['name', 'description', 'recipeYield', 'yield', 'prepTime', 'cookTime', 'performTime', 'totalTime'],
  ...['keywords', 'author', 'image', 'suitableForDiet', 'nutrition'],
])

/** The recipe marked in a page itself (`itemscope`, `itemprop`), in the form of JSON-LD; null when there is none. */
export function readMicrodata(tree: Root): Record<string, unknown> | null {
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
  return lines.length > 0 ? lines.slice(0, IMPORT_LIMITS.recipeValues).map(textOf) : [textOf(node)]
}

/** The text of an element, as much of it as a value can be: marked elements inside each other all hold the same. */
function textOf(node: Nodes): string {
  let text = ''
  visit(node, 'text', ({ value }) => {
    text += value.slice(0, IMPORT_LIMITS.recipeValueLength)
    return text.length < IMPORT_LIMITS.recipeValueLength ? undefined : EXIT
  })
  return text
}
