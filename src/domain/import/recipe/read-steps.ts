import { splitSteps } from '../../content/split-steps.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { plainFromHtml } from '../plain-from-html.ts'

/**
 * The steps of a recipe, in any of the shapes pages give them: one text, a list of texts, `HowToStep`, and
 * `HowToSection`, whose name is put before its first step.
 */
export function readSteps(value: unknown, warnings: string[]): string[] {
  if (typeof value === 'string') return splitText(value)
  const list = (Array.isArray(value) ? value : listOf(value)).slice(0, IMPORT_LIMITS.recipeValues)
  return list.flatMap((entry) => readEntry(entry, warnings)).filter((step) => step !== '')
}

/** A method in one text may be long; longer than this it is none. */
const MAX_TEXT = 200_000

function splitText(text: string): string[] {
  // Line breaks made of tags count as such.
  const lines = text
    .slice(0, MAX_TEXT)
    .replace(/<(?:br|\/p|\/li|\/div)\b[^<>]*>/gi, '\n')
    .split('\n')
  return splitSteps(lines.map(plainFromHtml).join('\n'))
}

/** An `ItemList`, or one step that stands alone. */
function listOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if ('itemListElement' in value && !isSection(value)) return [value.itemListElement].flat()
  return [value]
}

function readEntry(entry: unknown, warnings: string[]): string[] {
  if (typeof entry === 'string') return [plainFromHtml(entry)]
  if (typeof entry !== 'object' || entry === null) return []
  const name = plainFromHtml(textIn(entry, 'name'))
  if (isSection(entry)) {
    const steps = 'itemListElement' in entry ? readSteps([entry.itemListElement].flat(), warnings) : []
    const [first, ...rest] = steps
    if (first === undefined) return []
    if (name !== '' && !warnings.includes(SECTIONS)) warnings.push(SECTIONS)
    return name === '' ? steps : [`${name}: ${first}`, ...rest]
  }
  const text = plainFromHtml(textIn(entry, 'text'))
  if (text !== '') return [text]
  // A step may be made of directions and tips.
  if ('itemListElement' in entry) return [readSteps([entry.itemListElement].flat(), warnings).join(' ')]
  return [name]
}

const SECTIONS = 'The method was in parts; the name of each stands before its first step.'

function isSection(value: object): boolean {
  return '@type' in value && [value['@type']].flat().includes('HowToSection')
}

function textIn(entry: object, key: 'name' | 'text'): string {
  const value = key in entry ? Reflect.get(entry, key) : ''
  return typeof value === 'string' ? value.slice(0, IMPORT_LIMITS.recipeValueLength) : ''
}
