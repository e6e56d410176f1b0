import { splitSteps } from '../../content/split-steps.ts'
import { isTold } from './line-looks.ts'
import { FIGURE_BEGINS } from './sentence-ends.ts'

/** Paragraphs with more sentences than this on average are split where only a few of them are the whole method. */
const MIN_SENTENCES = 2
const MAX_PARAGRAPHS = 6
/** `Press into a tin. 180 for 25 min. Cut.` */
const SENTENCES = new RegExp(
  String.raw`(?<=[\p{L}\d)°][.!]{1,3})(?<!\b(?:Mrs?|Ms|Dr|St|Co)\.)\s+(?=\p{Lu})|(?<=\p{L}{3}\.)\s+(?=\d{3}(?: ?°?[CF]| degrees)? for \d|\d+ (?:minutes?|mins?|hours?) (?:later|before|after)\b)|${FIGURE_BEGINS}`,
  'u',
)
const MARKED = /^(?:step\s*\d|\d{1,2}\s?[.):]|[a-h]\)|[•*-]\s)/i

/**
 * Splits the lines of a method into steps; `isSplit` where they are the sentences of its paragraphs.
 *
 * @param isTold whether the recipe is in prose: then even two sentences are two steps
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

/** Joins sentences that only describe a step's progress or result to that step: `They should be soft.`, `Don't let it boil.` */
function withSayings(sentences: readonly string[]): string[] {
  const steps: string[] = []
  // After the last action it may describe the dish.
  const last = sentences.findLastIndex((sentence) => !SAYING.test(sentence))
  for (const [at, sentence] of sentences.entries()) {
    if (steps.length > 0 && at < last && SAYING.test(sentence)) steps.push(`${steps.pop()} ${sentence}`)
    else steps.push(sentence)
  }
  return steps
}

const SAYING =
  /^(?:(?:it|they|this|these|that|mine|(?:the|an?) [\p{L}]+(?: [\p{L}]+)?)(?:['’](?:s|re|ll)| (?:should|will|must|can|may|might|takes?|needs?|wants?|looks?|feels?|is|are))|don['’]t|do not|be careful|you (?:want|should|will(?! get)|may|can|might|need|don['’]t)|mind)(?![\p{L}'’-])/iu

/** Joins a line of several sentences whose last is unfinished with the next line. */
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
/** Characters at the end of a line that are examined. */
const MAX_END = 200

/** Minimum number of instructions in a paragraph from which each of its lines is a step. */
const MIN_TOLD = 3
/** In characters; a line wrapped at a page's width is longer. */
const MIN_FILLED = 60

/** Separates consecutive lines that are instructions in lower case into paragraphs. */
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

/** Splits off `Serve hot.`, in a paragraph of its own after numbered steps. */
function partBehindNumbers(lines: readonly string[]): { lines: readonly string[]; rest: string[] } {
  const isNumbered = (line: string | undefined) =>
    line !== undefined && /^(?:\d{1,2}\s?[.)]|[•*-])\s/.test(line)
  const last = lines.findLastIndex(isNumbered)
  const gap = lines.indexOf('', last)
  const first = lines.findIndex(isNumbered)
  // Where there are blank lines inside steps too, the text after the last one may continue it.
  const isSpread = lines
    .slice(first, last)
    .some((line, at, all) => line === '' && !isNumbered(all[at + 1] ?? lines[last]))
  if (first === last || gap === -1 || isSpread) return { lines, rest: [] }
  const rest = lines.slice(gap + 1).filter((line) => line !== '')
  return rest.every((line) => /^\P{Ll}/u.test(line) || isTold(line))
    ? { lines: lines.slice(0, gap), rest }
    : { lines, rest: [] }
}
