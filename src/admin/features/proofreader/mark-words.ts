import type { FindingLevel } from '../../../domain/proofreader/finding.ts'
import type { ReadFinding } from './read-finding.ts'

/** The three kinds (PROOF-FINDING-1): each has a word, and in `proof.css` a shape and a line. */
export const LEVEL_WORDS: Record<FindingLevel, string> = {
  error: 'Not right',
  warning: 'Worth a look',
  hint: 'Style',
}

/** A finding with the number that links it to its place. */
export interface NumberedFinding extends ReadFinding {
  number: number
}

/** `Finding 3, worth a look: 25 characters …`, as a screen reader says it. */
export function speakFinding({ number, level, message }: NumberedFinding): string {
  return `Finding ${number}, ${LEVEL_WORDS[level].toLowerCase()}: ${message}`
}
