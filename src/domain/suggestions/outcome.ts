import { pluralize } from '../items/labels.ts'
import { addDays } from '../time/days.ts'
import type { IdeaKind } from './idea.ts'

/** Days after publication at which the outcome is examined (IDEA-OUTCOME-1). */
export const LOOK_AGAIN_DAYS = 42

/** Returns the six weeks before a day and the six from it on, both ends included. */
export function periodsAround(day: string): { before: Period; after: Period } {
  return {
    before: { from: addDays(day, -LOOK_AGAIN_DAYS), to: addDays(day, -1) },
    after: { from: day, to: addDays(day, LOOK_AGAIN_DAYS - 1) },
  }
}
interface Period {
  from: string
  to: string
}

/** The number counted to see whether it helped. */
export type Measure = 'searches' | 'misses' | 'readers'

export function measureOf(kind: IdeaKind): Measure {
  if (kind === 'search') return 'searches'
  return kind === 'missing' ? 'misses' : 'readers'
}

export interface Counted {
  before: number
  after: number
  /** Readers of the page itself, since its publication. */
  readers: number
  subscribed: number
}

/** Describes the outcome, even if nothing has changed. */
export function describeOutcome(measure: Measure, subject: string, counted: Counted): string {
  const { before, after, readers, subscribed } = counted
  const besides = [
    ...(measure !== 'readers' && readers > 0 ? [`${pluralize(readers, 'person', 'people')} read it`] : []),
    ...(subscribed > 0 ? [`it brought ${pluralize(subscribed, 'person', 'people')} to the letter`] : []),
  ].join(', and ')
  const closing = besides === '' ? '' : ` ${besides[0]?.toUpperCase()}${besides.slice(1)}.`
  return `${mainSentence(measure, subject, { before, after })}${closing}`
}

function mainSentence(
  measure: Measure,
  subject: string,
  { before, after }: { before: number; after: number },
): string {
  if (measure === 'readers') {
    if (before === 0)
      return after === 0
        ? 'Nobody has read it in six weeks.'
        : `${pluralize(after, 'person', 'people')} read it in six weeks.`
    if (after > before) return 'It is read more than in the six weeks before.'
    return after === before
      ? 'It is read as much as before.'
      : 'It is read less than in the six weeks before.'
  }
  const what =
    measure === 'searches'
      ? `Searches for “${subject}” that find nothing`
      : `Visits to ${subject}, which is not there`
  if (after < before) return `${what}, in the six weeks before and after.`
  return after === before
    ? `Nobody looked for it any less. ${what} are as many as before.`
    : `${what} have become more.`
}
