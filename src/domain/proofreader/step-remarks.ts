import type { Remark } from './finding.ts'
import type { Passage } from './prose.ts'

/** A remark on words of a step. */
export function inStep(step: Passage, start: number, end: number, message: string): Remark {
  return { field: step.field, start, end, about: step.source.slice(start, end), message }
}

/** A remark on a step as a whole. */
export function wholeStep(step: Passage, message: string): Remark {
  return inStep(step, 0, step.source.length, message)
}

/** The sentence, or the part of it between semicolons, that a place of a step lies in. */
export function sentenceAround(text: string, start: number, end: number): string {
  const ends = Array.from(text.slice(0, start).matchAll(/[.;!?]\s/g), ({ index }) => index + 2)
  const from = ends.at(-1) ?? 0
  const to = text.slice(end).search(/[.;!?](?:\s|$)/)
  return text.slice(from, to === -1 ? undefined : end + to)
}
