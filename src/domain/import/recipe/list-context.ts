import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { tellsNothing } from './closing-words.ts'
import { splitIngredientSentence, splitNamed } from './ingredient-sentence.ts'
import {
  beginsMeasured,
  isAddressed,
  isListHeading,
  isMeasured,
  isPlainIngredient,
  isStep,
  isTold,
  isToldByPerson,
  readSection,
  SENTENCE_END,
} from './line-looks.ts'
import type { LinesAhead } from './lines-ahead.ts'
import { isSeasoning, isStaple } from './plain-lines.ts'
import { BLANK_LINE, bareText, type SourceLine } from './source-line.ts'
import { tellsAmounts } from './story-lines.ts'

/** `For the drizzle: 85 g sugar, 2 lemons` */
const NAMED_LIST = /^(\p{L}[^:\d()]{2,30}(?:\([^()]{1,40}\))?):\s+(.+)$/u
export const TABLE_HEAD = /^(?:ingredients?|amount|quantity|qty|item)\b/i
/** Maximum length of a food named without an amount, in words. */
const MAX_NAME_WORDS = 4
/** Number of narrated instructions, also in the first person, that make a method. */
const MIN_TOLD = 3
/** `Oven 200 C` */
const OVEN = /^(?:(?:pre-?heat |heat )?(?:the )?oven\b.{0,20}\d|gas(?: mark)? \d)/i
/** Number of lines examined to decide whether a list begins. */
const LOOKED_AT = 12

/** The role of a line in a list of ingredients, by the lines around it: its head, the head of a part, or its end. */
export class ListContext {
  readonly #source: readonly SourceLine[]
  readonly #ahead: LinesAhead
  readonly #listed = new Map<SourceLine, boolean>()

  constructor(source: readonly SourceLine[], ahead: LinesAhead) {
    this.#source = source
    this.#ahead = ahead
  }

  /** Whether a line without an amount begins a block of lines with amounts: `parsley, a large bunch`. */
  beginsBlock({ text }: SourceLine, at: number): boolean {
    const isFood = /^\p{Ll}/u.test(text) || isSeasoning(text)
    if (!isFood || !this.#ahead.hasMeasured(at)) return false
    const lines = this.#source.slice(at, at + LOOKED_AT)
    const gap = lines.findIndex((line) => line.text === '')
    const block = lines.slice(0, gap === -1 ? LOOKED_AT : gap)
    const measured = block.filter((line) => this.#isListed(line))
    return measured.length > 2 && measured.length * 2 >= block.length
  }

  /**
   * Whether a list begins with a line, without a heading.
   *
   * @param hasTitle whether the title precedes it
   */
  begins(line: SourceLine, at: number, hasTitle: boolean): boolean {
    // `An egg cream for a cold`, above prose.
    const isFirst = at === 0 && this.#source[1]?.text === '' && /^an? /i.test(line.text)
    if (isFirst && !this.#ahead.hasMeasured(at)) return false
    if (isMeasured(line) || (hasTitle && this.beginsNames(at))) return true
    const isBlock = (hasTitle || isSeasoning(line.text)) && this.beginsBlock(line, at)
    if (isPlainIngredient(line) && (line.isBullet || isBlock)) return true
    const sentence = splitIngredientSentence(bareText(line.text))
    if (sentence === null || isListAndMethod(line.text)) return false
    return !isStep(line) || (line.text.split(SENTENCE_END).length === 1 && isMostlyMeasured(sentence))
  }

  /** Whether `carrots` begins a list of foods without amounts, in a text where no line has one. */
  beginsNames(at: number): boolean {
    if (this.#ahead.hasMeasured(-1)) return false
    const lines = this.#source.slice(at, at + LOOKED_AT)
    const gap = lines.findIndex((line) => line.text === '')
    const block = lines.slice(0, gap === -1 ? LOOKED_AT : gap)
    const isNamed = ({ text }: SourceLine) =>
      text.split(' ').length <= MAX_NAME_WORDS && !/[.!?:]$/.test(text) && findFood(bareText(text)) !== null
    return block.length > 2 && block.every(isNamed)
  }

  /** Whether a line has an amount and is not an instruction; cached, since it is asked for every preceding line. */
  #isListed(line: SourceLine): boolean {
    let isListed = this.#listed.get(line)
    if (isListed === undefined) {
      isListed = isMeasured(line) && !line.isNumbered && !isStep(line)
      this.#listed.set(line, isListed)
    }
    return isListed
  }

  /** Whether a list of four lines with amounts begins, even if an ingredients heading comes later. */
  beginsLongList(line: SourceLine, at: number): boolean {
    const run = [line, ...this.#ahead.next(at).slice(0, 3)]
    return run.length === 4 && run.every((one) => isMeasured(one) && !one.isNumbered && !isStep(one))
  }

  /** Whether `Slaw` is a part with its own list, followed by other lists. */
  isPart(line: SourceLine, at: number): boolean {
    return (
      this.startsListBelow(at) &&
      this.namesPart(line, at, { isFirst: true }) &&
      this.#ahead.hasSection('ingredients', at + 1)
    )
  }

  /** Whether `Dressing`, or `Aubergines 2 large`, is directly above the lines of a list. */
  standsOnList({ text, level }: SourceLine, at: number, isUnderTitle: boolean): boolean {
    const before = this.#source[at - 1]
    const [next, ...below] = this.#source.slice(at + 1, at + 4)
    if (
      level > 0 ||
      TABLE_HEAD.test(text) ||
      isSeasoning(text) ||
      !/^\p{Lu}[^.,;:!?()]{2,40}$/u.test(text) ||
      text.split(' ').length > 4
    )
      return false
    const isListed = (line: SourceLine | undefined) => line !== undefined && isMeasured(line) && !isStep(line)
    const isFirst = before?.text === '' || (/\d/.test(text) && isUnderTitle)
    return isFirst && isListed(next) && below.some(isListed)
  }

  isHeadOfList(line: SourceLine, at: number): boolean {
    const below = this.#ahead.next(at)
    const [next] = below
    const isSentence = next !== undefined && !isStep(next) && splitIngredientSentence(next.text) !== null
    // `COOKING CLUB`, above the introduction to a list.
    if (
      next &&
      !isMeasured(next) &&
      next.text.split(' ').length > MAX_NAME_WORDS * 2 &&
      /[.!?:]$/.test(next.text) &&
      !isSentence
    )
      return false
    return isListHeading(line) && (isSentence || below.filter(isMeasured).length >= 2)
  }

  /** Returns the end of the bullets under `## Cook the rice` that are ingredients of the method after them. */
  endOfBullets(line: SourceLine, at: number): number | null {
    if (line.level === 0 || readSection(line)) return null
    let end = at + 1
    while (this.#source[end]?.text === '' || this.#source[end]?.isBullet) end += 1
    const bullets = this.#source.slice(at + 1, end).filter(({ text }) => text !== '')
    const behind = this.#source[end]
    const told = bullets.filter(({ text }) => isTold(bareText(text)))
    if (told.length * 2 >= bullets.length || behind?.level !== 0 || behind.isNumbered || !isStep(behind))
      return null
    return end
  }

  /** Whether `Herbs and seasoning` is a heading among bullets, without one itself. */
  standsAmongBullets({ text, isBullet }: SourceLine, at: number): boolean {
    const before = this.lineAbove(at)
    const [next] = this.#ahead.next(at)
    return (
      !isBullet &&
      next?.isBullet === true &&
      (before?.isBullet === true || (before !== undefined && readSection(before) !== null)) &&
      /^\p{Lu}[^\d.,;!?]{2,40}$/u.test(text) &&
      text.split(' ').length <= 4
    )
  }

  /** Whether a line is an instruction in a paragraph of its own, below a bulleted list. */
  isBesideBullets(line: SourceLine, at: number): boolean {
    const isParagraph = line.level === 0 && !line.isBullet && this.#source[at - 1]?.text === ''
    return (
      isParagraph &&
      this.#source[at - 2]?.isBullet === true &&
      this.#ahead.hasSection('method', at) &&
      isStep(line) &&
      splitIngredientSentence(line.text) === null
    )
  }

  /** Returns the nearest preceding line with words, across at most one blank line. */
  lineAbove(at: number): SourceLine | undefined {
    return this.#source.slice(Math.max(0, at - 2), at).findLast(({ text }) => text !== '')
  }

  /** Whether `White sauce` names a part of the list or of the method, directly below a gap. */
  namesPart(
    { text, isBullet, isNumbered }: SourceLine,
    at: number,
    place: { isFirst?: boolean; isInList?: boolean } = {},
  ): boolean {
    const before = this.#source[at - 1]
    const next = this.#source[at + 1]
    if (!before || !next || (!place.isFirst && before.text !== '' && readSection(before) === null))
      return false
    if (isBullet || isNumbered || !/^\p{Lu}[^\d,;.!?()]{2,40}$/u.test(text) || text.split(' ').length > 4)
      return false
    if (this.startsListBelow(at)) return true
    return place.isInList
      ? isMeasured(next) && !isStaple(text) && !isSeasoning(text)
      : next.text.length > text.length * 2 &&
          /^\p{Lu}.*[.!]$/u.test(next.text) &&
          !isStep({ ...BLANK_LINE, text })
  }

  /** @param isMarked whether a list with a heading is still to come */
  isFirstStep(line: SourceLine, at: number, isMarked: boolean): boolean {
    if (!isStep(line)) return false
    if (!isTold(bareText(line.text)) && this.#isSaidBefore(line, at)) return false
    const isListAhead = isMarked || this.#ahead.hasMeasured(at)
    return !isListAhead || !this.#ahead.hasMethodBelowList || tellsAmounts(line.text)
  }

  /** Whether a sentence without an instruction introduces the recipe. */
  #isSaidBefore({ text }: SourceLine, at: number): boolean {
    // `For two I warm the oil with garlic. Then I pour in …`
    const told = text.split(SENTENCE_END).filter(isToldByPerson).length
    if (told >= MIN_TOLD) return false
    const [next] = this.#ahead.next(at)
    const isIntroduction =
      (next !== undefined && isListAndMethod(next.text)) || (tellsNothing(text) && this.#ahead.hasStep(at))
    return isIntroduction || isAddressed(text) || this.#ahead.hasNumbered(at) || this.startsListBelow(at)
  }

  /** Whether a line of a list is the heading of the part that follows. */
  isHeading(line: SourceLine, at: number, isInList: boolean): boolean {
    const isHead =
      isListHeading(line) || this.namesPart(line, at, { isInList }) || this.standsAmongBullets(line, at)
    return isHead && !isMeasured(line)
  }

  /** Whether `FOR THE PASTE` is directly above an instruction. */
  headsSteps(at: number): boolean {
    const next = this.#source[at + 1]
    return (
      next !== undefined &&
      !isMeasured(next) &&
      isTold(bareText(next.text)) &&
      next.text.split(' ').length > MAX_NAME_WORDS
    )
  }

  /** Whether `Sauce` is directly above `Ingredients`. */
  startsListBelow(at: number): boolean {
    const next = this.#source[at + 1]
    return next !== undefined && readSection(next)?.section === 'ingredients'
  }

  /** Whether a line is the first step after a list, in a text without a heading of the method. */
  endsList(line: SourceLine, at: number, bulletsEnd: number): boolean {
    if (this.#ahead.hasSection('method', at) || at < bulletsEnd) return false
    const text = bareText(line.text)
    if (OVEN.test(text) || this.#isBelowSentence(line, at)) return true
    if (line.isBullet && this.#source[at - 1]?.text === '' && this.#areStepsBelow(at)) return true
    if (isMeasured(line)) return false
    const words = text.split(' ').length
    const isAfterGap = this.#source[at - 1]?.text === ''
    if (line.isNumbered && !this.#source[at - 1]?.isNumbered && words >= 2) return true
    const next = this.#source[at + 1]
    const areTold = isTold(text) || (next?.isBullet === true && isTold(bareText(next.text)))
    if (line.isBullet && areTold && this.lineAbove(at)?.isBullet === false) return true
    const isBulletBelowGap = line.isBullet && isAfterGap && next?.isBullet === true
    if (isBulletBelowGap && isTold(text) && isTold(bareText(next.text))) return true
    if (splitIngredientSentence(NAMED_LIST.exec(text)?.[2] ?? text) !== null) return false
    if (line.isBullet && !isTold(text) && next?.isBullet && isMeasured(next)) return false
    const isSaid = /[.!]$/.test(line.text) || (!line.isBullet && next !== undefined && isTold(next.text))
    return isStep(line) || (isAfterGap && words >= 5 && isSaid)
  }

  /** Whether `garlic in the oil, low` is below a list in one sentence. */
  #isBelowSentence({ text, level, isBullet }: SourceLine, at: number): boolean {
    const above = this.#source[at - 1]
    if (
      level > 0 ||
      isBullet ||
      !above ||
      above.isBullet ||
      text.split(' ').length <= MAX_NAME_WORDS ||
      text.endsWith(':')
    )
      return false
    return (
      (splitIngredientSentence(above.text)?.length ?? 0) > 2 &&
      namedList(text) === null &&
      splitIngredientSentence(text) === null
    )
  }

  /** Whether bullets below a gap, after a list without bullets, are steps: some are instructions, and few have an amount. */
  #areStepsBelow(at: number): boolean {
    if (this.lineAbove(at)?.isBullet !== false) return false
    const rest = this.#source.slice(at)
    const end = rest.findIndex(({ isBullet }) => !isBullet)
    const bullets = end === -1 ? rest : rest.slice(0, end)
    const told = bullets.filter(({ text }) => isTold(bareText(text))).length
    return told > 0 && bullets.filter((line) => this.#isListed(line)).length * 3 <= bullets.length
  }

  /** Whether `Step 1: Make the pastry` has its own list below it. */
  isStepOverList(line: SourceLine, at: number): boolean {
    const isName = /^(?:step\s*)?\d{1,2}\b/i.test(line.text) && !/[.!?]$/.test(line.text)
    if (!line.isNumbered && line.level === 0) return false
    if (!isName || bareText(line.text).length > 60 || bareText(line.text) === '') return false
    const [first, second] = this.#ahead.next(at)
    const isListed = (one: SourceLine) => isMeasured(one) && !one.isNumbered && !isStep(one)
    if (!first || !second) return false
    if (isListed(first) && isListed(second)) return true
    if (isTold(bareText(line.text)) || second.isNumbered || !isTold(second.text)) return false
    return isListed(first) || (!isTold(first.text) && splitIngredientSentence(first.text) !== null)
  }

  /** Whether a second list begins after steps: with two measured lines that are not sentences. */
  beginsList(line: SourceLine, at: number): boolean {
    const isLoose = (one: SourceLine) =>
      isMeasured(one) && !one.isNumbered && !/[.!]$/.test(one.text) && !isStep(one)
    const next = this.#source[at + 1]
    return isLoose(line) && next !== undefined && isLoose(next)
  }
}

/** Whether a line holds a list and a method: `2 eggs, 1 cup milk. Whisk them.` */
export function isListAndMethod(text: string): boolean {
  const [list = '', ...sentences] = text.split(SENTENCE_END)
  const [first] = sentences
  return (
    first !== undefined && isStep({ ...BLANK_LINE, text: first }) && splitIngredientSentence(list) !== null
  )
}

/** Splits `1 mug lentils, salt. For the top: 2 tbsp ghee, 1 tsp cumin. Simmer the lentils.` into its lists and the method. */
export function partListAndMethod(text: string): { lists: string[]; method: string } {
  const sentences = text.split(SENTENCE_END)
  const needed = (sentence: string) => readSection({ ...BLANK_LINE, text: sentence })
  const isList = (sentence: string) =>
    needed(sentence)?.section === 'ingredients' ||
    beginsMeasured(sentence) ||
    splitIngredientSentence(NAMED_LIST.exec(sentence)?.[2] ?? '') !== null
  const told = sentences.findIndex((sentence, index) => index > 0 && !isList(sentence))
  const end = told === -1 ? sentences.length : told
  const lists = sentences.slice(0, end).map((list) => (needed(list)?.rest || list).replace(/\.$/, ''))
  return { lists, method: sentences.slice(end).join(' ') }
}

/** Splits `For the drizzle: 85 g sugar, 2 lemons` into name and ingredients; null for other lines. */
export function namedList(text: string): { name: string; things: string[] } | null {
  const [, name, said = ''] = NAMED_LIST.exec(text) ?? []
  const things = name
    ? (splitIngredientSentence(said) ?? splitNamed(name, said) ?? onlyThing(name, said))
    : null
  return name && things ? { name, things } : null
}

/** Returns the ingredient of `For the marinade: 2 tbsp soy sauce`, whose others are in the next lines. */
function onlyThing(name: string, said: string): string[] | null {
  return /^for the\b/i.test(name) && isMeasuredText(said) && !isTold(said) && findFood(said) ? [said] : null
}

/** Whether a sentence is a list: `400 g gnocchi, 6 sausages, basil.` */
function isMostlyMeasured(parts: readonly string[]): boolean {
  const [first = ''] = parts
  return isMeasuredText(first) && parts.filter(isMeasuredText).length >= parts.length * 0.6
}

function isMeasuredText(text: string): boolean {
  return splitIngredient(text).amount !== ''
}

/** Splits a list that lost its line breaks: `• 2 eggs • 1 cup milk`, `4 potatoes - 3 leeks - 1 litre stock`. */
export function splitBulletsInside(text: string): string[] {
  const parts = text.split(/\s*[•▢☐]\s*/u).filter((part) => part !== '')
  const dashed = text.split(/\s+[-–—]\s+/)
  if (dashed.length > 2 && dashed.every((part) => isMeasured({ ...BLANK_LINE, text: part }))) return dashed
  return parts.length > 1 ? parts : [text]
}
