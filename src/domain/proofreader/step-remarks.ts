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
