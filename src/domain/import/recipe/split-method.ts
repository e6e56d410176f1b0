import { splitSteps } from '../../content/split-steps.ts'
import { isTold } from './line-looks.ts'
import { FIGURE_BEGINS } from './sentence-ends.ts'

/** Paragraphs of more sentences each, on average, are taken apart where so few of them are the whole method. */
const MIN_SENTENCES = 2
const MAX_PARAGRAPHS = 6
/** `Press into a tin. 180 for 25 min. Cut.` */
const SENTENCES = new RegExp(
  String.raw`(?<=[\p{L}\d)°][.!]{1,3})(?<!\b(?:Mrs?|Ms|Dr|St|Co)\.)\s+(?=\p{Lu})|(?<=\p{L}{3}\.)\s+(?=\d{3}(?: ?°?[CF]| degrees)? for \d|\d+ (?:minutes?|mins?|hours?) (?:later|before|after)\b)|${FIGURE_BEGINS}`,
  'u',
)
const MARKED = /^(?:step\s*\d|\d{1,2}\s?[.):]|[a-h]\)|[•*-]\s)/i

/**
 * The steps in the lines of a method, and whether they are the sentences of its paragraphs.
 *
 * @param isTold whether the recipe is told in prose: then two sentences are two steps
 */
export function splitMethod(all: readonly string[], isTold = false): { steps: string[]; isSplit: boolean } {
  const { lines, rest } = partBehindNumbers(toldApart(joinUnfinished(all)))
  const steps = [...splitSteps(lines.join('\n').trim()), ...rest]
  const isMarked = lines.some((line) => MARKED.test(line))
  if (steps.length > (isMarked ? 1 : MAX_PARAGRAPHS)) return { steps, isSplit: false }
  const sentences = steps.flatMap((step) => step.split(SENTENCES))
  const isSplit =
    sentences.length > MIN_SENTENCES * steps.length || (isTold && steps.length === 1 && sentences.length > 1)
  return { steps: isSplit && steps.length > 0 ? withSayings(sentences) : steps, isSplit }
}

/** What only says how a step goes or looks stays with it: `They should be soft.`, `Don't let it boil.` */
function withSayings(sentences: readonly string[]): string[] {
  const steps: string[] = []
  // Behind the last act it may be said of the dish.
  const last = sentences.findLastIndex((sentence) => !SAYING.test(sentence))
  for (const [at, sentence] of sentences.entries()) {
    if (steps.length > 0 && at < last && SAYING.test(sentence)) steps.push(`${steps.pop()} ${sentence}`)
    else steps.push(sentence)
  }
  return steps
}

const SAYING =
  /^(?:(?:it|they|this|these|that|mine|(?:the|an?) [\p{L}]+(?: [\p{L}]+)?)(?:['’](?:s|re|ll)| (?:should|will|must|can|may|might|takes?|needs?|wants?|looks?|feels?|is|are))|don['’]t|do not|be careful|you (?:want|should|will(?! get)|may|can|might|need|don['’]t)|mind)(?![\p{L}'’-])/iu

/** A line of several sentences, the last of them without its end, goes on in the next. */
function joinUnfinished(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isRest =
      before !== undefined &&
      line !== '' &&
      UNFINISHED.test(before.slice(-MAX_END)) &&
      !(/^\p{Lu}/u.test(line) && isTold(line)) &&
      !/^(?:\d{1,2}[.)]|[•*-])\s/.test(line)
    if (isRest) joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

const UNFINISHED = /\p{L}{2}\.\s+\p{Lu}[^.!?]*[^.!?:)"”’\s]$/u
/** So much of a line's end is looked at, in characters. */
const MAX_END = 200

/** So many lines of a paragraph that tell what to do are steps, and those between them. */
const MIN_TOLD = 3
/** A line that a page's width broke is longer, in characters. */
const MIN_FILLED = 60

/** Lines one below the other that tell what to do, typed in small letters, every one a paragraph. */
function toldApart(lines: readonly string[]): string[] {
  const apart: string[] = []
  let start = 0
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && lines[at] !== '') continue
    const paragraph = lines.slice(start, at)
    const told = paragraph.filter(isTold).length
    const areTold =
      paragraph.every((line) => /^(?:[\p{Ll}+]|\d+ ?\p{Ll})/u.test(line)) &&
      paragraph.some((line) => /^\p{Ll}/u.test(line)) &&
      (told === paragraph.length ||
        told >= MIN_TOLD ||
        (told * 2 >= paragraph.length && paragraph.every((line) => line.length < MIN_FILLED)))
    apart.push(...paragraph.flatMap((line, index) => (areTold && index > 0 ? ['', line] : [line])))
    if (at < lines.length) apart.push('')
    start = at + 1
  }
  return apart
}

/** `Serve hot.`, in a paragraph of its own behind numbered steps, belongs to none of them. */
function partBehindNumbers(lines: readonly string[]): { lines: readonly string[]; rest: string[] } {
  const isNumbered = (line: string | undefined) =>
    line !== undefined && /^(?:\d{1,2}\s?[.)]|[•*-])\s/.test(line)
  const last = lines.findLastIndex(isNumbered)
  const gap = lines.indexOf('', last)
  const first = lines.findIndex(isNumbered)
  // Where gaps stand inside the steps as well, what is behind the last may go on with it.
  const isSpread = lines
    .slice(first, last)
    .some((line, at, all) => line === '' && !isNumbered(all[at + 1] ?? lines[last]))
  if (first === last || gap === -1 || isSpread) return { lines, rest: [] }
  const rest = lines.slice(gap + 1).filter((line) => line !== '')
  return rest.every((line) => /^\P{Ll}/u.test(line) || isTold(line))
    ? { lines: lines.slice(0, gap), rest }
    : { lines, rest: [] }
}
