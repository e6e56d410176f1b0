import { isClosingParagraph } from './closing-words.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { isJunk } from './junk-lines.ts'
import {
  isAddressed,
  isGreeting,
  isListHeading,
  isMeasured,
  isStep,
  isTold,
  readSection,
  type Section,
} from './line-looks.ts'
import { isDish, namesFood } from './named-dish.ts'
import { factsInParts, readFacts } from './recipe-facts.ts'
import { isQuestion, isWeakTitle, partTitle, titleParts } from './recipe-title.ts'
import { bareText, type SourceLine } from './source-line.ts'

/** A longer line is not the name of a dish. */
const MAX_TITLE_WORDS = 9
/** A line of this many words may be the name of a page; a shorter one is the dish, in any language. */
const MIN_PAGE_WORDS = 4
/** `Leo Marsh`, under the name of a column. */
const WRITER = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u
/** `A fresh salad`, below a title. */
const SAID_OF_DISH = /^(?:an?|the|my|our|with|for|from|this|these|perfect|ready)\b/i
/** Number of lines searched for a title. */
const MAX_LINES_ABOVE = 200

/** `Dough (70% hydration)`: a part of a dish. */
const PART_NAME =
  /^(?:for )?(?:the )?(?:dough|crust|pastry|filling|sauce|toppings?|base|dressing|marinade|glaze|frosting|icing|batter|sponge|gravy)(?:\s*\([^()]*\))?:?$/i

function isPlainTitle(line: SourceLine): boolean {
  const { text } = line
  return (
    text !== '' &&
    !line.isBullet &&
    text.split(' ').length <= MAX_TITLE_WORDS &&
    !isWeakTitle(titleParts(text).bare) &&
    !isQuestion(text) &&
    readSection(line) === null &&
    !isJunk(text) &&
    !isGreeting(text) &&
    !readFacts(text).isOnlyFacts &&
    factsInParts(text) === null &&
    !PART_NAME.test(text) &&
    !(isListHeading(line) && /:$|^for\b/i.test(text))
  )
}

/** What follows a line, each fact computed only once for the whole text. */
export class LinesAhead {
  readonly #source: readonly SourceLine[]
  readonly #lastOf = new Map<Section, number>()
  #lastMeasured: number | null = null
  #methodBelowList: boolean | null = null
  #lastNumbered: number | null = null
  #lastTold: number | null = null
  #lastStep: number | null = null
  #titlesFound: readonly number[] | null = null

  constructor(source: readonly SourceLine[]) {
    this.#source = source
  }

  /** Returns up to four following lines, without blank ones. */
  next(at: number): SourceLine[] {
    const lines: SourceLine[] = []
    for (let next = at + 1; next < this.#source.length && lines.length < 4; next++) {
      const line = this.#source[next]
      if (line && line.text !== '') lines.push(line)
    }
    return lines
  }

  /** Whether a line below is a better title: for a weak title any, else the one directly above the recipe. */
  hasTitle(at: number): boolean {
    const last = this.#titles.at(-1) ?? -1
    if (last <= at) return false
    const text = this.#source[at]?.text ?? ''
    const next = this.#titles.find((title) => title > at) ?? last
    // `BEEF`, above `BEEF CASSEROLE`.
    const isChapter = this.#source[next]?.text.toLowerCase().includes(text.toLowerCase()) === true
    return (
      isWeakTitle(partTitle(text).dish) ||
      isChapter ||
      this.#namesPage(text, at, this.#source[last]?.text ?? '') ||
      this.#headsStory(at, last)
    )
  }

  /** Whether `Week 6 of the veg box` is a page's name: only the line directly above the recipe names a dish. */
  #namesPage(text: string, at: number, below: string): boolean {
    const isName =
      (text.split(' ').length >= MIN_PAGE_WORDS ||
        /^the \S+ \S/i.test(text) ||
        (at > 0 && WRITER.test(text))) &&
      !namesFood(text)
    return isName && isDish(below) && !SAID_OF_DISH.test(below)
  }

  /** Whether a line is a headline with its story, followed by a dish with the only list. */
  #headsStory(at: number, title: number): boolean {
    const isStory = this.#source
      .slice(at + 1, title)
      .some(({ text }) => text.split(' ').length > MAX_TITLE_WORDS * 2)
    // `Makes 4 jars` may come between.
    const [next] = this.next(title).filter(({ text }) => !readFacts(text).isOnlyFacts)
    if (!isStory || !next || !isMeasured(next) || !this.#source[title]?.text.includes(' ')) return false
    const below = this.#source.slice(title + 2, title + 2 + MAX_LINES_ABOVE)
    return !below.some(
      ({ text }, index) =>
        /^\p{Lu}[^\d.,]{2,30}$/u.test(text) &&
        below[index - 1]?.text === '' &&
        below[index + 1] !== undefined &&
        isMeasured(below[index + 1] ?? next),
    )
  }

  /** The indexes of lines above the recipe that can be its title. */
  get #titles(): readonly number[] {
    this.#titlesFound ??= this.#source
      .slice(0, this.#recipeFrom)
      .flatMap((line, at) => (isPlainTitle(line) ? [at] : []))
    return this.#titlesFound
  }

  /** Whether a line is a dish at the head of a checklist, in which every line, also each step, has a bullet. */
  isCheckedOff(at: number): boolean {
    const [next] = this.next(at)
    const head = this.#source[at]
    if (at > 0 || !head?.isBullet || !/^\p{Lu}\p{L}+ \p{L}/u.test(bareText(head.text)) || isMeasured(head))
      return false
    const isTodo = this.#source.every(({ text, isBullet }) => isBullet || text === '')
    return next !== undefined && isMeasured(next) && isTodo && this.hasTold(at)
  }

  hasSection(section: Section, at: number): boolean {
    return this.#lastSection(section) > at
  }

  hasTold(at: number): boolean {
    this.#lastTold ??= this.#source.findLastIndex(
      ({ text, isNumbered }) => isNumbered || isTold(bareText(text)),
    )
    return this.#lastTold > at
  }

  /** Like `hasTold`, without closing remarks after the steps: `Keep it in the fridge.`, `Leave a comment!` */
  hasStep(at: number): boolean {
    this.#lastStep ??= this.#source.findLastIndex(
      ({ text, isNumbered }) =>
        isNumbered || (isTold(bareText(text)) && !isJunk(text) && !isClosingParagraph(text)),
    )
    return this.#lastStep > at
  }

  hasNumbered(at: number): boolean {
    this.#lastNumbered ??= this.#source.findLastIndex(({ isNumbered }) => isNumbered)
    return this.#lastNumbered > at
  }

  hasMeasured(at: number): boolean {
    return this.#measuredUntil > at
  }

  /** Whether steps follow the last list, as they nearly always do. */
  get hasMethodBelowList(): boolean {
    this.#methodBelowList ??= this.#source
      .slice(Math.max(this.#measuredUntil, this.#lastSection('ingredients')) + 1)
      .some((line) => isStep(line) || readSection(line)?.section === 'method')
    return this.#methodBelowList
  }

  /** Index of the first list, heading or step. */
  get #recipeFrom(): number {
    const above = this.#source.slice(0, MAX_LINES_ABOVE)
    const at = above.findIndex(
      (line) =>
        line.text !== '' &&
        !isJunk(line.text) &&
        (line.isNumbered ||
          readSection(line) !== null ||
          (isMeasured(line) && !isTold(line.text)) ||
          (isTold(line.text) && !isAddressed(line.text)) ||
          splitIngredientSentence(line.text) !== null),
    )
    return at === -1 ? above.length : at
  }

  #lastSection(section: Section): number {
    let last = this.#lastOf.get(section)
    if (last === undefined) {
      last = this.#source.findLastIndex((line) => line.text !== '' && readSection(line)?.section === section)
      this.#lastOf.set(section, last)
    }
    return last
  }

  get #measuredUntil(): number {
    this.#lastMeasured ??= this.#source.findLastIndex(
      (line) =>
        (isMeasured(line) && !line.isNumbered && !/[.!]$/.test(line.text)) ||
        (!isTold(bareText(line.text)) && splitIngredientSentence(line.text) !== null),
    )
    return this.#lastMeasured
  }
}
