import { stripMarker, tidySpaces } from './pasted-lines.ts'

const HEADING = /^(?:the )?(?:method|instructions?|directions?|preparation|steps?|how to make it)\s*:?$/i
/** `Step 1:`, `STEP 2 -`, alone on its line or before the text. */
const STEP_WORD = /^step\s*\d{1,2}\b\s*[:.)–—-]?\s*/i
/** `1. `, `2) `, `3: ` and `4.Text`. */
const NUMBERED = /^(?:[a-h]\)\s+|\d{1,2}\s?(?:[.):]\s+|[.)](?=\p{L})|[.)]$))/u
const BULLETED = /^(?:[-*+•‣▪●◦·▢☐–—]|\[[ xX]?\])\s+(?=\S)/u

/**
 * Splits a pasted method into steps: numbers, bullets and `Step 1:` are removed, continuation lines are joined to their
 * step. Without any of these, paragraphs are the steps, and without blank lines each line is a step.
 */
export function splitSteps(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidySpaces)
    .filter((line) => !HEADING.test(line))
  const marker = chooseMarker(lines)
  if (marker) return joinByMarker(splitRunOn(lines, marker), marker)
  if (startsEachWithItsNumber(lines)) return joinByMarker(lines, /^\d{1,2}\s+/)
  const whole = joinWrapped(lines)
  const parts = whole.some((line, index) => line === '' && index > 0) ? joinParagraphs(whole) : whole
  return parts.map(stripMarker).filter((step) => step !== '')
}

function chooseMarker(lines: readonly string[]): RegExp | null {
  return [STEP_WORD, NUMBERED, BULLETED].find((marker) => lines.some((line) => marker.test(line))) ?? null
}

/** Splits a numbered method that lost its line breaks: `1. Mix. 2. Bake.` */
function splitRunOn(lines: readonly string[], marker: RegExp): string[] {
  const filled = lines.filter((line) => line !== '')
  const [only] = filled
  if (filled.length !== 1 || !only || marker === BULLETED) return [...lines]
  return only.split(
    marker === STEP_WORD ? /\s+(?=step\s*\d{1,2}\b)/i : /(?<=[.!?])\s+(?=\d{1,2}[.)]\s+\p{L})/u,
  )
}

function joinByMarker(lines: readonly string[], marker: RegExp): string[] {
  const steps: string[] = []
  for (const line of lines) {
    if (marker.test(line) || steps.length === 0) steps.push(line.replace(marker, ''))
    else steps.push(`${steps.pop() ?? ''} ${line}`.trim())
  }
  return steps.filter((step) => step !== '')
}

/** Joins a line that begins in lower case to the preceding one, unless all lines do. */
function joinWrapped(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line !== '')
  if (!/^\P{Ll}/u.test(filled[0] ?? '') || filled.length < 2) return [...lines]
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1) ?? ''
    if (/^\p{Ll}/u.test(line) && before !== '' && !/[.!?:]["”’)]?$/.test(before))
      joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

/** Makes each paragraph one step; where each of its lines is or begins a sentence, the lines are the steps. */
function joinParagraphs(lines: readonly string[]): string[] {
  const paragraphs = lines.join('\n').split(/\n{2,}/)
  const beginsSentence = (line: string) => /^\p{Lu}\p{Ll}+\s/u.test(line)
  const isSentence = (line: string) => /^\P{Ll}.*[.!?]["”’)]?$/u.test(line)
  return paragraphs.flatMap((paragraph) => {
    const inside = paragraph.split('\n')
    return inside.every(isSentence) || inside.every(beginsSentence) ? inside : [inside.join(' ')]
  })
}

function startsEachWithItsNumber(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '')
  return filled.length > 1 && filled.every((line, index) => line.startsWith(`${index + 1} `))
}
