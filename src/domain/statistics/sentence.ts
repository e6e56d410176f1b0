import { pluralize } from '../items/labels.ts'
import type { Totals } from './statistics.ts'

/** Below this number every view is listed, and no conclusion is drawn (STAT-PAGE-2). */
export const FEW_VIEWS = 100

/** A part of a sentence; `strong` for its numbers, `more` for an increase. A decrease is not marked. */
export interface SentencePart {
  text: string
  look?: 'strong' | 'more'
}

/**
 * Summarizes a period in a sentence (STAT-PAGE-2).
 *
 * @param days the number of days · @param before the totals of as many days before; null where not all are stored
 */
export function describePeriod(totals: Totals, before: Totals | null, days: number): SentencePart[] {
  const { visitors, views, subscribed } = totals
  const time = days === 1 ? 'in a day' : `in ${days} days`
  if (views < FEW_VIEWS) {
    return [
      { text: pluralize(views, 'view'), look: 'strong' },
      { text: ` ${time}. Too few for curves, so here is every single one.` },
    ]
  }
  const earlier = days === 1 ? 'on the day before' : `in the ${days} before`
  const change = before === null || before.views < FEW_VIEWS ? null : sayChange(views, before.views)
  return [
    { text: pluralize(visitors, 'reader'), look: 'strong' },
    { text: ' opened ' },
    { text: pluralize(views, 'page'), look: 'strong' },
    { text: ` ${time}` },
    ...(change === null
      ? []
      : [
          { text: ', ' },
          change.isMore ? { text: change.words, look: 'more' as const } : { text: change.words },
          { text: ` ${change.than} ${earlier}` },
        ]),
    { text: '. ' },
    ...(subscribed === 0
      ? [{ text: 'Nobody signed\u00a0up.' }]
      : [
          { text: subscribed.toLocaleString('en-US'), look: 'strong' as const },
          { text: '\u00a0signed\u00a0up.' },
        ]),
  ]
}

/** Summarizes the week for the dashboard: a line, and a comparison with the week before. */
export function sayWeek(totals: Totals, before: Totals): { line: string; comparison: string } {
  const difference = totals.visitors - before.visitors
  const readers = pluralize(Math.abs(difference), difference > 0 ? 'more reader' : 'fewer reader')
  return {
    line: `${pluralize(totals.visitors, 'reader')}, ${totals.subscribed.toLocaleString('en-US')}\u00a0signed\u00a0up`,
    comparison: difference === 0 ? 'As many readers as the week before' : `${readers} than the week before`,
  }
}

/** Ratios from which an increase is described by these words. */
const MORE: readonly (readonly [number, string])[] = [
  [0.05, 'a little more'],
  [0.085, 'a tenth more'],
  [0.15, 'a fifth more'],
  [0.225, 'a quarter more'],
  [0.29, 'a third more'],
  [0.42, 'half as many again'],
  [0.6, 'two thirds more'],
  [0.71, 'three quarters more'],
  [0.85, 'nearly twice as many'],
  [0.95, 'twice as many'],
  [1.1, 'more than twice as many'],
]
const FEWER: readonly (readonly [number, string])[] = [
  [0.05, 'a little fewer'],
  [0.085, 'a tenth fewer'],
  [0.15, 'a fifth fewer'],
  [0.225, 'a quarter fewer'],
  [0.29, 'a third fewer'],
  [0.42, 'half as many'],
  [0.58, 'less than half as many'],
]
const THREE_TIMES = 1.9

/** Describes how a number compares with a former one. */
function sayChange(now: number, before: number): { words: string; than: 'than' | 'as'; isMore: boolean } {
  const part = now / before - 1
  const known = (part > 0 ? MORE : FEWER).findLast(([from]) => Math.abs(part) >= from)
  if (!known) return { words: 'about as many', than: 'as', isMore: false }
  if (part >= THREE_TIMES)
    return { words: `${pluralize(Math.round(part + 1), 'time')} as many`, than: 'as', isMore: true }
  const [, words] = known
  return { words, than: /\b(more|fewer)$/.test(words) ? 'than' : 'as', isMore: part > 0 }
}
