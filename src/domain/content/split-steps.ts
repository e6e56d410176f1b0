import { stripMarker, tidySpaces } from './pasted-lines.ts'

const HEADING = /^(?:the )?(?:method|instructions?|directions?|preparation|steps?|how to make it)\s*:?$/i
/** `Step 1:`, `STEP 2 -`, alone on its line or before the text. */
const STEP_WORD = /^step\s*\d{1,2}\b\s*[:.)–—-]?\s*/i
/** `1. `, `2) `, `3: ` and `4.Text`. */
const NUMBERED = /^\d{1,2}\s?(?:[.):]\s+|[.)](?=\p{L})|[.)]$)/u
const BULLETED = /^(?:[-*+•‣▪●◦·▢☐–—]|\[[ xX]?\])\s+(?=\S)/u

/**
 * A pasted method as steps: numbers, bullets and `Step 1:` taken away, lines that go on joined to their step. Without
 * any of those, paragraphs are the steps, and without blank lines each line is one.
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
  const parts = lines.some((line, index) => line === '' && index > 0) ? joinParagraphs(lines) : lines
  return parts.map(stripMarker).filter((step) => step !== '')
}

function chooseMarker(lines: readonly string[]): RegExp | null {
  return [STEP_WORD, NUMBERED, BULLETED].find((marker) => lines.some((line) => marker.test(line))) ?? null
}

/** A numbered method that lost its line breaks: `1. Mix. 2. Bake.` */
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

function joinParagraphs(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '))
}

function startsEachWithItsNumber(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '')
  return filled.length > 1 && filled.every((line, index) => line.startsWith(`${index + 1} `))
}
