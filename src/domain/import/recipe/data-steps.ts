import { splitSteps } from '../../content/split-steps.ts'
import { CONTENT_LIMITS } from '../../items/limits.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import {
  hasType,
  isObject,
  linesOfValue,
  member,
  numbered,
  plainValue,
  rawTextsOf,
  textMember,
} from './data-values.ts'
import { isRemark } from './line-looks.ts'
import { isPageWord } from './page-words.ts'

/** A method in one text may be long; anything longer is not a method. */
const MAX_TEXT = 200_000
const SECTIONS = 'The method was in parts; the name of each stands before its first step.'
const NUMBER = /^(?:step\s*)?\d{1,2}\s*(?:[.):]\s*|[-–—]\s+)(?=\S)|^step\s*\d{1,2}\s+(?=\p{Lu})/iu
/** A label that only numbers or names a step. */
const LABEL =
  /^(?:(?:step|instruction|direction|schritt|étape|paso|passo)?\s*\d{0,2}\s*[.):]?|\d{1,2}\.?\s*(?:schritt|stap|steg)|method|directions?|instructions?(?: checklist)?|preparation|oppskrift|recept|rezept|recette|receta|ricetta|receita)$/i

/**
 * Returns the steps of a recipe's data, in any of the shapes pages use: one text, a list of texts, `HowToStep`, and
 * `HowToSection`, whose name is put before its first step. Numbers and labels such as `Step 1` are removed, tips become
 * notes.
 *
 * @param warnings receives sentences about what should be checked
 */
export function readSteps(value: unknown, warnings: string[]): { steps: string[]; notes: string[] } {
  const steps = withoutLabels(stepsIn(value, warnings))
  const [only] = steps
  // The whole method in the only step of a list.
  const whole = steps.length === 1 && only ? withoutLabels(splitText(only)) : steps
  const plain = withoutWhole(withoutRepeat(joinFragments(whole.map(plainValue))))
  return {
    steps: withHeads(plain.filter((step) => !isRemark(step)))
      .flatMap(fitStep)
      .slice(0, IMPORT_LIMITS.recipeValues),
    notes: plain.filter(isRemark),
  }
}

/** Puts a text that is only a heading (`TOPPING`, `For the sauce:`) before the next step. */
function withHeads(steps: readonly string[]): string[] {
  const isShouted = steps.every((step) => step === step.toUpperCase())
  const isHead = (step: string) =>
    step.length <= MAX_HEAD &&
    (/^[^.!?]*:$/.test(step) || (!isShouted && /\p{Lu}{3}/u.test(step) && /^[\p{Lu}\s&'’-]+$/u.test(step)))
  return steps.flatMap((step, at) => {
    if (isHead(step) && at < steps.length - 1) return []
    const head = steps[at - 1]
    return head !== undefined && isHead(head) ? [`${head.replace(/\s*:$/, '')}: ${step}`] : [step]
  })
}

const MAX_HEAD = 40

function stepsIn(value: unknown, warnings: string[]): string[] {
  if (typeof value === 'string') return splitText(value)
  if (Array.isArray(value)) {
    const [only] = value
    if (value.length === 1 && typeof only === 'string') return splitText(only)
    return value
      .slice(0, IMPORT_LIMITS.recipeValues)
      .flatMap((one) => (typeof one === 'string' ? [one] : stepsIn(one, warnings)))
  }
  if (!isObject(value)) return []
  const listed = numbered(value)
  if (listed) return stepsIn(listed, warnings)
  const inside = ['itemListElement', 'ItemListElement', 'steps', 'item']
    .map((key) => member(value, key))
    .find((one) => one !== undefined)
  if (hasType(value, 'HowToTip')) return [`Tip: ${wordsOf(member(value, 'text') ?? member(value, 'name'))}`]
  if (hasType(value, 'HowToSection')) return readSection(value, inside, warnings)
  const text = wordsOf(member(value, 'text') ?? member(value, 'description'))
  const name = textMember(value, 'name')
  if (hasType(value, 'ItemList') || (text === '' && isListOfSteps(inside))) return stepsIn(inside, warnings)
  // A step may consist of directions and tips.
  const directions = text === '' && inside !== undefined ? stepsIn(inside, warnings).join(' ') : text
  return [withName(name, directions)]
}

function isListOfSteps(value: unknown): boolean {
  const [first] = [value].flat()
  return hasType(first, 'HowToStep') || hasType(first, 'HowToSection') || hasType(first, 'ListItem')
}

function readSection(value: object, inside: unknown, warnings: string[]): string[] {
  const name = (textMember(value, 'name') || textMember(value, 'headline')).replace(/\s*:$/, '')
  const steps = withoutLabels(stepsIn(inside ?? member(value, 'text'), warnings))
  const [first, ...rest] = steps
  if (first === undefined) return []
  if (name === '' || LABEL.test(name) || sameWords(first).startsWith(sameWords(name))) return steps
  if (!warnings.includes(SECTIONS)) warnings.push(SECTIONS)
  return [`${name}: ${first}`, ...rest]
}

/** Returns a text, or the text of the object in its place: a direction, or a list of them. */
function wordsOf(value: unknown): string {
  if (isObject(value) && !Array.isArray(value))
    return textMember(value, 'text') || textMember(value, '@value')
  return rawTextsOf(value).join(' ')
}

/** Puts a step's name, `Roast the peppers`, before its text, unless the text already contains it. */
function withName(named: string, text: string): string {
  if (text === '') return named
  const name = named.replace(NUMBER, '')
  const called = sameWords(name)
  const said = sameWords(plainValue(text))
  const isSaid = said.startsWith(called) || (called.split(' ').length > 3 && said.includes(called))
  if (called === '' || LABEL.test(name) || isPageWord(name) || isSaid) return text
  return `${name.replace(/[\s:.]+$/, '')}: ${text}`
}

function sameWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/…|\.{3}$/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A list that was joined by commas: `Fry it., Serve it.` */
const JOINED = /(?<=(?:\p{L}{2}|[)\]”"°]|\d°?[FC]?)[.!])\s?,\s+(?=\p{Lu})/gu

/** `the oven.Heat the oil`: a line break that the page removed. */
const CLOSED_UP = /(?<=\p{Ll}{2}[.!?]\)?)(?=\p{Lu}\p{Ll})/gu
/** Number of occurrences that rules out a typing error. */
const CLOSED_UP_FROM = 3

function splitText(text: string): string[] {
  const broken = text.replace(JOINED, '\n')
  const isClosedUp = (broken.match(CLOSED_UP)?.length ?? 0) >= CLOSED_UP_FROM && !/<\w/.test(broken)
  const all = linesOfValue(isClosedUp ? broken.replace(CLOSED_UP, '\n') : broken, MAX_TEXT)
  const remarks = all.filter(isRemark)
  return [...splitLines(all.filter((line) => !isRemark(line))), ...remarks]
}

function splitLines(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line !== '' && !LABEL.test(line))
  const counted = filled.filter((line) => NUMBER.test(line)).length
  if (filled.length < 2 || counted * 2 >= filled.length || filled.some((line) => /^\p{Ll}/u.test(line)))
    return splitSteps(lines.join('\n'))
  return filled
}

/** Drops blank steps, labels alone, and step numbers where most steps have them. */
function withoutLabels(steps: readonly string[]): string[] {
  const said = steps.filter((step) => {
    const plain = plainValue(step)
    return !LABEL.test(plain) && !isPageWord(plain)
  })
  const isNumbered = (step: string) => NUMBER.test(plainValue(step)) || LONE_NUMBER.test(step.trim())
  const isCounted = said.length > 1 && said.filter(isNumbered).length > said.length / 2
  return isCounted ? said.map((step) => step.trim().replace(NUMBER, '').replace(LONE_NUMBER, '')) : said
}

/** A number on its own line before the step. */
const LONE_NUMBER = /^\d{1,2}[ \t]*[\r\n]\s*(?=\S)/

/** Drops the second copy where a page contains its method twice: for the screen and for print. */
function withoutRepeat(steps: readonly string[]): readonly string[] {
  const half = steps.slice(0, steps.length / 2)
  const isRepeated = steps.length >= 4 && steps.every((step, at) => step === half[at % half.length])
  return isRepeated && steps.length % 2 === 0 ? half : steps
}

/** Drops a first step that contains all the others: nested marks are read with the outer one. */
function withoutWhole(steps: readonly string[]): readonly string[] {
  const [first = '', ...rest] = steps
  return rest.length > 1 && sameWords(first) === sameWords(rest.join(' ')) ? rest : steps
}

/** Joins steps that were split at their commas: one that begins in lower case continues an unfinished one. */
function joinFragments(steps: readonly string[]): string[] {
  if (!steps.some((step) => SENTENCE_CLOSED.test(step))) return [...steps]
  const joined: string[] = []
  for (const step of steps) {
    const before = joined.at(-1)
    if (before !== undefined && /^\p{Ll}/u.test(step) && !SENTENCE_CLOSED.test(before))
      joined[joined.length - 1] = `${before.replace(/,$/, '')}, ${step}`
    else joined.push(step)
  }
  return joined
}

const SENTENCE_CLOSED = /[.!?:;]["”’)]?$/

/** Splits a step over the length limit into as few steps as possible. */
function fitStep(step: string): string[] {
  if (step.length <= CONTENT_LIMITS.instruction) return [step]
  const parts = splitSteps(step)
  const pieces = parts.length > 1 ? parts : step.split(/(?<=[.!?])\s+/)
  const steps: string[] = []
  for (const piece of pieces) {
    const before = steps.at(-1)
    if (
      parts.length === 1 &&
      before !== undefined &&
      before.length + piece.length < CONTENT_LIMITS.instruction
    )
      steps[steps.length - 1] = `${before} ${piece}`
    else
      for (let at = 0; at < piece.length; at += CONTENT_LIMITS.instruction)
        steps.push(piece.slice(at, at + CONTENT_LIMITS.instruction))
  }
  return steps
}
