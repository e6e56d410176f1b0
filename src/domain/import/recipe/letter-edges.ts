import { findDurations } from '../../text/durations.ts'
import { isClosing, isClosingParagraph, tellsNothing } from './closing-words.ts'
import { isJunk } from './junk-lines.ts'
import { isAddressed, isGreeting, isStep, isTold, type Section } from './line-looks.ts'
import type { LinesAhead } from './lines-ahead.ts'
import { readFacts } from './recipe-facts.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'

const NAME = /^\P{Ll}\S*(?: \S+)?$/u

/** The parts of a personal letter around its recipe: greeting, sign-off, and words to the reader after the last step. */
export class LetterEdges {
  readonly #source: readonly SourceLine[]
  readonly #ahead: LinesAhead
  readonly #hasGaps: boolean
  /** Index of the last line with words. */
  readonly #lastAt: number
  #isSigned = false
  /** Whether the preceding line was a closing remark after the steps. */
  #isClosed = false

  constructor(source: readonly SourceLine[], ahead: LinesAhead) {
    this.#source = source
    this.#ahead = ahead
    this.#hasGaps = source.some(({ text }) => text === '')
    this.#lastAt = source.findLastIndex(({ text }) => text !== '' && !isJunk(text))
  }

  /** Whether a line is a greeting or a sign-off, including the name below it. */
  has({ text }: SourceLine, at: number, state: Section | 'start'): boolean {
    if (state === 'start') return isGreeting(text)
    const before = this.#source.slice(Math.max(0, at - 2), at).findLast((line) => line.text !== '')
    if (isSignOff(text) || (before !== undefined && isSignOff(before.text) && NAME.test(text))) {
      this.#isSigned = true
      return true
    }
    if (state === 'method' && isSigned(text)) return true
    const isName =
      at === this.#lastAt && state === 'method' && /^\p{Lu}\p{L}+(?: x+| \p{Lu}\p{Ll}+)?$/u.test(text)
    return (this.#isSigned && NAME.test(text)) || (isName && this.#source[at - 1]?.text === '')
  }

  /** Whether steps on consecutive lines, without gaps, precede. */
  #isUnderLines(at: number): boolean {
    return [2, 3].every((before) => (this.#source[at - before]?.text ?? '') !== '')
  }

  #isLast(at: number): boolean {
    return this.#source.slice(at + 1).every(({ text }) => text === '' || isJunk(text))
  }

  /** Classifies `See you Saturday!`, in a paragraph after the last step; a whole sentence is kept as a note. */
  toldBehind({ text, isBullet, isNumbered }: SourceLine, at: number): 'nothing' | 'note' | null {
    if (isBullet || isNumbered) return null
    const above = this.#source[at - 1]
    const before = this.#source.slice(Math.max(0, at - 2), at).findLast((line) => line.text !== '')
    const isBelowGap = above?.text === '' || this.#isClosed || isOnlyFacts(above)
    if (isBelowGap && SERVES.test(text) && isClosingParagraph(text)) return 'note'
    if (isBelowGap && this.#isLast(at) && IF_YOU_LIKE.test(text)) return 'note'
    const isUnderMarks = before?.isNumbered === true || before?.isBullet === true
    if (isBelowGap && isUnderMarks && this.#isLast(at) && WHATEVER.test(text)) return 'note'
    if (isBelowGap && this.#isLast(at) && this.#isUnderLines(at) && isUntold(text)) return 'note'
    if (this.#ahead.hasStep(at - 1)) return null
    if (isBelowGap && !isTold(text) && (this.#isClosed || before?.isNumbered || isOnlyFacts(before)))
      return 'note'
    const isApart = isBelowGap || !this.#hasGaps || this.#isSigned
    const isToPeople = isAddressed(text) || text.endsWith('?')
    const isSaid = isToPeople && !text.split(/[.,;]\s+/).some(isTold)
    const [first = ''] = text.split(/(?<=[.!?])\s+/, 1)
    this.#isClosed = isBelowGap && (isClosingParagraph(text) || isClosing(first) || IF_YOU_LIKE.test(text))
    if (this.#isClosed && !isToPeople) return 'note'
    if (!isApart || !isSaid) return null
    return isStep({ ...BLANK_LINE, text }) ? 'note' : 'nothing'
  }
}

/** `If you have a sheet of nori, snip it over.` */
const IF_YOU_LIKE =
  /^(?:if you (?:have|like|want|fancy|can|happen|prefer|don['’]t|are feeling)\b|optional\b|no \p{L}+\?|want it\b)/iu
/** `Switch up the veg with whatever you have!` */
const WHATEVER = /\b(?:whatever|any) (?:you|veg\p{L}*|(?:you['’]ve)) ?\p{L}*/iu
/** Whether a text is a statement without a duration: `Sowing this month: broad beans.` */
function isUntold(text: string): boolean {
  return /[.!]$/.test(text) && tellsNothing(text) && findDurations(text).length === 0
}

const SERVES = /^(?:serves|makes|feeds|yields)\b/i

function isOnlyFacts(line: SourceLine | undefined): boolean {
  return line !== undefined && readFacts(line.text).isOnlyFacts
}

/** Whether a line is a sign-off: `Lots of love,`. */
export function isSignOff(text: string): boolean {
  return /^(?:(?:lots of |much |with |all my )?love|love to\b.{0,30}|(?:best|kind|warm)(?:est)?(?: (?:wishes|regards))?|regards|cheers|yours(?: \w+)?|see you\b.{0,30}|(?:talk|speak)(?: you)? (?:soon|later)|all the best|bye(?: bye| for now)?|x?o?xo|ever(?: your loving)?|your loving|god bless(?: you)?|blessings|hugs(?: and kisses)?|give my (?:love|best|regards) to\b[^.!?]{0,40}|take care|x{2,5})[\s,.!x]{0,6}$/i.test(
    text,
  )
}

/** Whether a line is a sign-off with the name in it: `x Sam`, `love, Jo`. */
export function isSigned(text: string): boolean {
  return /^(?:[Ss]ee you [\p{L} ]{2,20},|[Kk]isses|[Hh]ugs|[Ll]ove|[Bb]est|[Cc]heers|[Tt]hanks|x{1,5}|[Xx]o+x?)[\s,]+\p{Lu}\p{Ll}+(?: x+)?$/u.test(
    text,
  )
}
