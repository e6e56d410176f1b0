import { IMPORT_LIMITS } from '../import-limits.ts'
import { decodeReferences, plainFromHtml } from '../plain-from-html.ts'

// Reads the texts of a page's recipe data, in whatever shape the page has them.

/** A recipe with schema.org property names. */
export type RecipeData = Record<string, unknown>

/** A character reference that was escaped twice: what is left of `&amp;frac12;`. */
const STILL_ESCAPED = /&(?:#x?[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i

/** Returns the text of a value, on one line; what was escaped twice is decoded twice. */
export function plainValue(value: string): string {
  const plain = plainFromHtml(value.slice(0, IMPORT_LIMITS.recipeValueLength))
  const text = STILL_ESCAPED.test(plain) ? plainFromHtml(plain) : plain
  return text.replace(/\s+([,.;:])(?=\s|$)/g, '$1')
}

/** Returns the lines of a value: tags that break lines count as such, however often they were escaped. */
export function linesOfValue(value: string, maxLength: number = IMPORT_LIMITS.recipeValueLength): string[] {
  let text = value.slice(0, maxLength)
  if (/&lt;\/?(?:p|br|li|ol|ul|div)\b/i.test(text)) text = decodeReferences(text)
  return text
    .replace(/<(?:br|\/?p|\/?li|\/?[uo]l|\/?div|\/?h[1-6]|\/?tr)\b[^<>]*>/gi, '\n')
    .split(/\r\n?|[\n\u2028\u2029]|\\n/)
    .map(plainValue)
}

/** Returns the texts of a value that may be a text, a number, or a list of both; blank ones are left out. */
export function textsOf(value: unknown): string[] {
  return rawTextsOf(value)
    .map(plainValue)
    .filter((one) => one !== '')
}

/** Returns the same texts with their tags and line breaks. */
export function rawTextsOf(value: unknown): string[] {
  return [value]
    .flat(3)
    .slice(0, IMPORT_LIMITS.recipeValues)
    .map((one) => (typeof one === 'number' ? String(one) : textOfObject(one)))
    .filter((one): one is string => typeof one === 'string')
}

/** Returns the text of `{ "@value": "Soup" }`, as JSON-LD may write any text. */
function textOfObject(one: unknown): unknown {
  return isObject(one) && '@value' in one ? one['@value'] : one
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns the values of `{ "0": …, "1": … }`, as a list with a missing entry is written; null for any other object. */
export function numbered(value: object): unknown[] | null {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key)) ? Object.values(value) : null
}

/** Returns a member of an object from elsewhere; undefined when missing. */
export function member(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

/** Returns a member that is a text, else ''. */
export function textMember(value: unknown, key: string): string {
  return textsOf(member(value, key))[0] ?? ''
}

export function hasType(value: unknown, type: string): boolean {
  return [member(value, '@type')]
    .flat()
    .some((one) => typeof one === 'string' && sameType(one) === type.toLowerCase())
}

/** `http://schema.org/Recipe`, `schema:recipe` */
function sameType(type: string): string {
  return type.replace(/^.*[/:]/, '').toLowerCase()
}

/** Returns the texts of a quantity, which may be an object: `{ value: 4, unitText: "people" }`. */
export function quantitiesOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    const figure = textsOf(member(one, 'value') ?? member(one, 'minValue'))[0]
    return figure === undefined ? textsOf(one) : [`${figure} ${textMember(one, 'unitText')}`.trim()]
  })
}
