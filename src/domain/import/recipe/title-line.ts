import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { isJunk } from './junk-lines.ts'
import { isAddressed, isMeasured, isStep, readSection } from './line-looks.ts'
import type { LinesAhead } from './lines-ahead.ts'
import { TABLE_HEAD } from './list-context.ts'
import { dishMentioned } from './named-dish.ts'
import { isSeasoning } from './plain-lines.ts'
import { readFacts } from './recipe-facts.ts'
import {
  COUNTING_TITLE,
  dishBeforeList,
  dishBeforeStep,
  isHeadline,
  isQuestion,
  isSaidToBeTitle,
  partTitle,
  titleParts,
} from './recipe-title.ts'
import type { SourceLine } from './source-line.ts'

/** Headings of sections about a recipe, never its title. */
const ABOUT =
  /^(?:description|introduction|intro|overview|summary|about(?: .{1,40})?|background|info(?:rmation)?)[\s:]*$/i
/** Whether a line is a page's or mail's text around its recipe. */
export function isAboutPage({ text, level }: SourceLine): boolean {
  return isJunk(text) || /^subject\s*:/i.test(text) || (level > 0 && ABOUT.test(text))
}

/** A longer line that addresses the reader is not a dish's name. */
const MAX_SAID_WORDS = 14
/** `lol it's just miso` */
const FILLER =
  /^(?:lol|ok(?:ay)?|haha\w*|so|yes|yeah|yep|well|oh|omg|sorry|right|hmm+)\b.*\b(?:it['’]?s|i|you|we)\b/i
const HOW_TO = /^how to (?:make|cook|bake) (?!it\b|them\b|this\b)\S/i

/** `An omelette for one` */
const DISH_FOR = /^An? [^,.:\d]{3,60} for (?:one|two|three|four|six)$/

/** Decides which line of a text is its title. */
export class TitleLine {
  readonly #source: readonly SourceLine[]
  readonly #ahead: LinesAhead
  /** Index of the only heading that can be the title; -1 when there are no headings, or several. */
  readonly headingAt: number

  constructor(source: readonly SourceLine[], ahead: LinesAhead) {
    this.#source = source
    this.#ahead = ahead
    const isTitle = (line: SourceLine) =>
      line.level === 1 && !ABOUT.test(line.text) && readSection(line) === null
    this.headingAt = source.filter(isTitle).length === 1 ? source.findIndex(isTitle) : -1
  }

  looksLikeTitle(line: SourceLine, at: number): boolean {
    const { level, isBullet, isNumbered } = line
    const text = partTitle(line.text).dish
    if (ABOUT.test(text) || /^subject\s*:/i.test(text)) return false
    if (level === 1) return true
    if (
      isQuestion(text) ||
      (/^\p{Ll}/u.test(text) &&
        isAddressed(text) &&
        (dishMentioned([text]) !== null || FILLER.test(text) || findFood(text) === null))
    )
      return false
    if (this.headingAt > at || this.#ahead.hasTitle(at) || this.#headsOneOfLists(line, at)) return false
    if (isSaidToBeTitle(text) || this.#ahead.isCheckedOff(at)) return true
    if (HOW_TO.test(text) && !isBullet) return this.#isFollowed(at)
    const section = readSection(line)
    const words = text.split(' ').length
    if (isBullet || isNumbered || text.length > 120 || isJunk(text) || TABLE_HEAD.test(text)) return false
    // `here is the crumble you asked about.`
    if (/^\p{Ll}(?:\S*\s){4}.*[.!]$/u.test(text) || dishBeforeList(text) || dishBeforeStep(text)) return false
    if (section?.section === 'notes' && at === 0) return false
    if (section && (section.section !== 'method' || section.rest !== '' || !/^how to \w+ \w/i.test(text))) {
      // `How to make scones`, with the method's own heading below.
      return HOW_TO.test(text)
    }
    // `So glad you liked it, here is how I do it for six of us`
    if (isAddressed(text) && words > MAX_SAID_WORDS) return false
    if (/^for the \p{L}[\p{L} ]{2,30}:?$/iu.test(text) && isMeasured(this.#source[at + 1] ?? line))
      return false
    if (readFacts(text).isOnlyFacts || (isSeasoning(text) && isMeasured(this.#source[at + 1] ?? line)))
      return false
    const { amount, unit } = splitIngredient(text)
    const isCount = amount === '' || unit === 'whole' || unit === ''
    // `Three cheese pasta`, `One pot orzo`
    if (COUNTING_TITLE.test(text)) return this.#isFollowed(at)
    const isWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(text)
    const isNamed = /^\W*\S+[\s-]+\p{Lu}/u.test(text) || (isWord && !isMeasured(this.#source[at + 1] ?? line))
    if (amount !== '' && (!isCount || !isNamed) && !DISH_FOR.test(text) && !this.#isAlone(text, at))
      return false
    const isSaid = isAddressed(text) && (!text.endsWith(':') || words > 6)
    if (/[.!:]$/.test(text) && (isSaid || (words > 7 && !text.endsWith(':'))) && !isHeadline(text))
      return false
    // `Roast pumpkin soup | Serves 6 | 1 hr 10`
    const named = titleParts(text).name ?? text
    return !(isStep({ ...line, text: named }) && named.split(' ').length > 8) && this.#isFollowed(at)
  }

  /** Whether `Paste:` is above a list, where another such line is above another list. */
  #headsOneOfLists({ text }: SourceLine, at: number): boolean {
    const heads = (one: SourceLine, place: number) => {
      const next = this.#source[place + 1]
      return one.text.endsWith(':') && next !== undefined && isMeasured(next)
    }
    const line = this.#source[at]
    return (
      text.endsWith(':') &&
      line !== undefined &&
      heads(line, at) &&
      this.#source.some((one, place) => place > at && heads(one, place))
    )
  }

  /** Whether `An egg cream for a cold` is a title, where no line below has an amount. */
  #isAlone(text: string, at: number): boolean {
    return (
      /^an? \p{L}/iu.test(text) && at === 0 && this.#source[1]?.text === '' && !this.#ahead.hasMeasured(at)
    )
  }

  /** Whether other lines follow, as they do after a title. */
  #isFollowed(at: number): boolean {
    return this.#source.slice(at + 1).some(({ text }) => text !== '')
  }
}
