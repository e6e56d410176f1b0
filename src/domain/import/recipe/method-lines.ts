import { BULLET } from '../../content/pasted-lines.ts'
import { isClosing } from './closing-words.ts'
import { isJunk } from './junk-lines.ts'
import { isTold } from './line-looks.ts'
import {
  addFacts,
  factsBehind,
  NO_FACTS,
  type RecipeFacts,
  servingsInside,
  servingsSaid,
} from './recipe-facts.ts'
import type { SourceLine } from './source-line.ts'
import { splitMethod } from './split-method.ts'

/** With more instructions than this, each sentence becomes a step. */
const MIN_TOLD = 2
const NUMBERED_TEXT = /^(?:\d|[a-h]\)|step)/i

/** The result of a line of a method; `facts` are the servings and times in it. */
export interface MethodLine {
  role: 'step' | 'note' | 'facts' | 'nothing'
  text: string
  facts?: RecipeFacts
}

/** The lines of a method, collected until it ends and converted to steps. */
export class MethodLines {
  #parts: { name: string; lines: string[] }[] = []
  /** Whether a method in one paragraph was split into sentences. */
  isSplit = false

  readonly #toldSentences: number | null

  /** @param toldSentences number of instructing sentences of a recipe in prose, whose end is known; null for any other recipe */
  constructor(toldSentences: number | null = null) {
    this.#toldSentences = toldSentences
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0
  }

  /** @param name put before the part's first step; '' for none */
  beginPart(name: string): void {
    this.#parts.push({ name, lines: [] })
  }

  /** @param before the preceding line */
  addStep({ text, isNumbered, isBullet }: SourceLine, before: SourceLine | undefined): void {
    // The items of a page's list have no written numbers; the lines after them do not belong to the last item.
    const isUnmarked = isBullet && !BULLET.test(text)
    const isItem = isNumbered || isUnmarked || (before?.isNumbered === true && before.text !== '')
    const hasNumber = NUMBERED_TEXT.test(isNumbered ? text : (before?.text ?? ''))
    const dashed = text.split(/\s+[-–—]\s+/)
    if (dashed.length > 2 && dashed.filter(isTold).length >= dashed.length - 1) {
      this.#parts.at(-1)?.lines.push(...dashed.map((part) => `• ${part}`))
      return
    }
    this.#parts.at(-1)?.lines.push(isItem && !hasNumber ? `• ${text}` : text)
  }

  addGap(): void {
    this.#parts.at(-1)?.lines.push('')
  }

  /** Returns the steps so far with notes and facts, and resets for the next method. */
  take(): MethodLine[] {
    const taken = this.#parts.flatMap(({ name, lines }) => this.#read(name, lines))
    this.#parts = []
    return taken
  }

  #read(name: string, lines: readonly string[]): MethodLine[] {
    const split = splitMethod(lines, (this.#toldSentences ?? 0) > MIN_TOLD)
    this.isSplit ||= split.isSplit
    const steps = withoutKeeping(split.steps).flatMap(readStep)
    const read = this.#toldSentences === null ? withClosing(steps, lines) : steps
    const last = read.findLast(({ role }) => role === 'step')
    if (last) last.facts = servingsInside(last.text)
    const first = read.find(({ role }) => role === 'step')
    if (first && name !== '') first.text = `${name}: ${first.text}`
    return first || name === '' ? read : [...read, { role: 'note', text: name }]
  }
}

/** Splits storage advice off the end of the last step: `Fish out the bay leaf. Will keep for a week.` */
function withoutKeeping(steps: readonly string[]): string[] {
  const last = steps.at(-1) ?? ''
  const [, step = '', kept = ''] = KEPT_BEHIND.exec(last) ?? []
  return kept === '' || MARKED.test(last) ? [...steps] : [...steps.slice(0, -1), step, kept]
}

const KEPT_BEHIND =
  /^(.*\p{L}[.!])\s+((?:(?:It|They|This|These|Leftovers) )?(?:will keep|keeps|will freeze|freezes|can be (?:kept|frozen|stored|made ahead|made a day ahead))\b[^.!?]*[.!]?)$/iu

/** Turns closing remarks after the last step into notes, except where numbers or bullets mark what a step is. */
function withClosing(read: MethodLine[], lines: readonly string[]): MethodLine[] {
  if (lines.some((line) => MARKED.test(line))) return read
  const last = read.findLastIndex(({ role, text }) => role === 'step' && !isClosing(text))
  return read.map((line, at) =>
    at <= last || last < 0 || line.role !== 'step'
      ? line
      : {
          ...line,
          role: 'note',
          facts: addFacts(
            OF_DISH.test(line.text) ? servingsSaid(line.text) : NO_FACTS,
            servingsInside(line.text),
          ),
        },
  )
}

/** `It does for four of us`, unlike `My father had two helpings`. */
const OF_DISH =
  /^(?:does|you(?:['’]?ll| will) get|there['’]?s|it|this|that|serves|feeds|makes|yields|enough|sufficient|single)\b/i
const MARKED = /^(?:\d|[a-h]\)|step|•)/i

/** Splits off a last sentence that does not belong to the method: `Bake for 30 minutes. Serves 6.` */
function readStep(step: string): MethodLine[] {
  if (isJunk(step)) return [{ role: 'nothing', text: step }]
  const behind = factsBehind(step)
  if (!behind) return [{ role: 'step', text: step }]
  const { facts, said, rest } = behind
  const told: MethodLine = { role: 'facts', text: said, facts }
  return rest === '' ? [told] : [told, { role: 'step', text: rest }]
}
