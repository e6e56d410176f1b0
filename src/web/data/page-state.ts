import type { CarriedAnswer, Reads } from './reads.ts'

/** State embedded in the first HTML, from which the browser continues: the day of rendering and every answer used. */
export interface PageState {
  /** `YYYY-MM-DD` in the site's zone. */
  today: string
  answers: CarriedAnswer[]
}

export const PAGE_STATE_ID = 'page-state'

/** Collects the answers in a deterministic form (no timestamps: two processes' ETags agree). */
export function collectPageState(reads: Reads, today: string): PageState {
  return { today, answers: reads.collect() }
}

/** Returns JSON that is safe inside a script element. */
export function serializePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

export function restorePageState(reads: Reads, state: PageState): void {
  for (const answer of state.answers) reads.restore(answer)
}
