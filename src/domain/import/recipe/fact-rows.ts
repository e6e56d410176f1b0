import { BLANK_LINE, type SourceLine } from './source-line.ts'

const LABEL =
  '(?:prep(?:aration)?|cook(?:ing)?|total|active)(?: time)?|yields?|servings?(?: size)?|serves|difficulty'
/** `Prep time Cook time Yields`: at least two labels, and nothing else. */
const LABELS = new RegExp(String.raw`^(?:${LABEL})(?:\s+(?:${LABEL}))+$`, 'i')
const EACH_LABEL = new RegExp(LABEL, 'gi')
const MINUTES = String.raw`\d+\s*(?:minutes?|mins?)`
const DURATION = String.raw`${MINUTES}|\d+\s*(?:hours?|hrs?|h)(?:\s+${MINUTES})?`
const EACH_DURATION = new RegExp(DURATION, 'gi')
const SERVINGS = /\b\d+(?:\s?[-–]\s?\d+)?\s*(?:servings?|portions?|people)\b/i

/** Splits a row of labels with a row of their values below it into lines of a label and a value each. */
export function withFactRows(lines: readonly SourceLine[]): SourceLine[] {
  const isRow = (at: number) => LABELS.test(lines[at]?.text ?? '') && /^\d/.test(lines[at + 1]?.text ?? '')
  return lines.flatMap((line, at) => {
    if (isRow(at)) return factsOf(line.text, lines[at + 1]?.text ?? '')
    return isRow(at - 1) ? [] : [line]
  })
}

function factsOf(labels: string, values: string): SourceLine[] {
  const named = labels.match(EACH_LABEL) ?? []
  const durations = values.match(EACH_DURATION) ?? []
  const times = named.filter((label) => /^(?:prep|cook|total|active)/i.test(label))
  const timed =
    times.length === durations.length ? times.map((label, at) => `${label}: ${durations[at]}`) : []
  const [served] = SERVINGS.exec(values) ?? []
  return [...timed, ...(served ? [served] : [])].map((text) => ({ ...BLANK_LINE, text }))
}
