import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { IMPORT_LIMITS } from '../import-limits.ts'
import type { RecipeData } from './data-values.ts'

// Reads a recipe marked up in a page's elements: microdata (`itemprop`), RDFa (`property`), or the classes of hRecipe.

const LISTS = new Set([
  'recipeIngredient',
  'recipeInstructions',
  'recipeYield',
  'keywords',
  'suitableForDiet',
])
/** The properties `readRecipe` reads; pages mark up many more. */
const PROPERTIES = new Set([
  ...LISTS,
  ...['name', 'headline', 'description', 'prepTime', 'cookTime', 'performTime', 'totalTime'],
  ...['author', 'image', 'nutrition'],
])
/** Older property names, and those of other vocabularies than schema.org's. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  yield: 'recipeYield',
  duration: 'totalTime',
  photo: 'image',
  summary: 'description',
  fn: 'name',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  totaltime: 'totalTime',
}
const RECIPE_TYPE = /(?:^|\s|[/:#])Recipe\/?(?:\s|$)/i
const RECIPE_CLASS = /^h-?recipe$/i

/** Returns the recipe marked up in a page, in the form of JSON-LD: the first that has ingredients; null when there is none. */
export function readMarked(tree: Root): RecipeData | null {
  const scopes: Element[] = []
  visit(tree, 'element', (node) => {
    if (scopes.length < MAX_SCOPES && isScope(node)) scopes.push(node)
  })
  const recipes = scopes.map(readScope).filter((recipe) => Object.keys(recipe).length > 0)
  return recipes.find((recipe) => 'recipeIngredient' in recipe) ?? recipes[0] ?? null
}

const MAX_SCOPES = 20

function isScope({ properties }: Element): boolean {
  const { itemType, typeof: type } = properties
  return (
    [itemType, type].some((one) => one !== undefined && RECIPE_TYPE.test([one].flat().join(' '))) ||
    classesOf(properties).some((name) => RECIPE_CLASS.test(name))
  )
}

function classesOf({ className }: Element['properties']): string[] {
  return [className ?? []].flat().map(String)
}

function readScope(scope: Element): RecipeData {
  const recipe: Record<string, unknown> = {}
  const lists = new Map<string, string[]>()
  const isByClass = classesOf(scope.properties).some((name) => RECIPE_CLASS.test(name))
  const walk = (nodes: readonly ElementContent[]) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      const names = namesOf(node, isByClass).filter((name) => PROPERTIES.has(name))
      const isAround = names.includes('recipeInstructions') && holdsIngredients(node, isByClass)
      for (const name of names) {
        if (!LISTS.has(name)) recipe[name] ||= valueIn(node, name)
        else if (!isAround) addValues(lists, name, node)
      }
      // The name of the author or of a review is not the recipe's; the content of a property that was read as a whole
      // is skipped.
      const isOther = node.properties.itemScope !== undefined || node.properties.typeof !== undefined
      if ((isAround || !names.some((name) => LISTS.has(name))) && !(isOther && !isScope(node)))
        walk(node.children)
    }
  }
  walk(scope.children)
  return { ...recipe, ...Object.fromEntries(lists) }
}

/** Whether marked instructions contain the list, as some pages mark the whole recipe as its instructions. */
function holdsIngredients(node: Element, isByClass: boolean): boolean {
  return node.children.some(
    (one) =>
      one.type === 'element' &&
      (namesOf(one, isByClass).includes('recipeIngredient') || holdsIngredients(one, isByClass)),
  )
}

function namesOf({ properties }: Element, isByClass: boolean): string[] {
  const { itemProp, property } = properties
  const marked = [itemProp ?? [], property ?? []].flat().map(String)
  const classes = isByClass ? classesOf(properties).map((name) => name.replace(/^(?:p|e|dt|u)-/, '')) : []
  return [...marked, ...classes].map((name) => {
    const bare = name.replace(/^.*[:/#]/, '')
    return OTHER_NAMES[bare.toLowerCase()] ?? bare
  })
}

function addValues(lists: Map<string, string[]>, key: string, node: Element): void {
  const values = lists.get(key) ?? []
  lists.set(key, values)
  // `Ingredients: onion, leek`: the page's links to related pages.
  const found = valuesOf(node, key).filter(
    (value) => key !== 'recipeIngredient' || !/^ingredients?\s*:/i.test(value),
  )
  if (values.length < IMPORT_LIMITS.recipeValues) values.push(...found.slice(0, IMPORT_LIMITS.recipeValues))
}

function valuesOf(node: Element, key: string): string[] {
  const lines = node.tagName === 'meta' || key === 'recipeYield' ? [] : linesIn(node)
  return lines.length > 0 ? lines : [valueIn(node, key)]
}

/** Returns the values of a list marked as a whole, one for each of its lines at any depth. */
function linesIn(node: Element): string[] {
  const items: Element[] = []
  visit(node, 'element', (one) => {
    if (one !== node && items.length < IMPORT_LIMITS.recipeValues && one.tagName === 'li') items.push(one)
  })
  const hasOwnWords = node.children.some((one) => one.type === 'text' && one.value.trim() !== '')
  if (items.length === 0 && hasOwnWords) return []
  const paragraphs = node.children.filter(
    (one): one is Element => one.type === 'element' && (one.tagName === 'p' || one.tagName === 'div'),
  )
  return (items.length > 0 ? items : paragraphs.length > 1 ? paragraphs : [])
    .slice(0, IMPORT_LIMITS.recipeValues)
    .map(limitedText)
    .filter((line) => line.trim() !== '')
}

function valueIn(node: Element, key: string): string {
  const { content, dateTime, src, href, title } = node.properties
  const said = [content, dateTime].find((value) => typeof value === 'string')
  if (typeof said === 'string') return said
  if (key === 'image') return String(src ?? href ?? pictureIn(node))
  // hRecipe: `<span class="value-title" title="PT20M">`
  if (/Time$/.test(key) && typeof title === 'string' && /^P/i.test(title)) return title
  return limitedText(node)
}

function pictureIn(node: Element): string {
  let address = ''
  visit(node, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') address ||= String(properties.src ?? '')
  })
  return address
}

/** Returns the text of an element, truncated to the length of a value: nested marked elements all contain the same text. */
function limitedText(node: Element): string {
  let text = ''
  const walk = (nodes: readonly ElementContent[]) => {
    for (const one of nodes) {
      if (text.length >= IMPORT_LIMITS.recipeValueLength) return
      if (one.type === 'text')
        text += one.value.replace(/\s+/g, ' ').slice(0, IMPORT_LIMITS.recipeValueLength)
      else if (one.type === 'element' && !WORDLESS.has(one.tagName)) {
        if (BREAKS.has(one.tagName)) text += '\n'
        walk(one.children)
        if (BREAKS.has(one.tagName)) text += '\n'
      }
    }
  }
  walk(node.children)
  return text.trim()
}

const WORDLESS = new Set(['script', 'style', 'noscript', 'template', 'svg'])
const BREAKS = new Set(['br', 'p', 'div', 'li', 'tr', 'h2', 'h3', 'h4', 'h5', 'h6'])
