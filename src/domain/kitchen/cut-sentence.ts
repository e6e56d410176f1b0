import type { SentenceMarks, Timer } from '../content/recipe.ts'

/** A piece of a step's sentence as it is shown. */
export type ShownPart =
  | { kind: 'text'; text: string }
  /** An amount the sentence itself says. */
  | { kind: 'amount'; text: string }
  | { kind: 'temperature'; text: string }
  | { kind: 'timer'; text: string; timer: Timer }
  /** The name of an ingredient, with how much of it is meant where that is known and the sentence does not say it. */
  | {
      kind: 'ingredient'
      text: string
      line: number
      change: 'replaced' | 'left out' | null
      quantity: string
    }

/** How what a sentence names is shown. */
export interface SentenceView {
  showName(mention: SentenceMarks['mentions'][number], text: string): ShownPart
  /** Null where it is shown as written. */
  showAmount(amount: SentenceMarks['amounts'][number]): string | null
  showTemperature(temperature: SentenceMarks['temperatures'][number] & { text: string }): string
}

/** A sentence cut at what it names. Timers and temperatures come first, then amounts, then names. */
export function cutSentence(
  sentence: string,
  marks: SentenceMarks,
  timers: readonly Timer[],
  view: SentenceView,
): ShownPart[] {
  type Placed = { start: number; end: number; show: (text: string) => ShownPart }
  const candidates: Placed[] = [
    ...timers.map((timer): Placed => ({ ...timer, show: (text) => ({ kind: 'timer', text, timer }) })),
    ...marks.temperatures.map(
      (temperature): Placed => ({
        ...temperature,
        show: (text) => ({ kind: 'temperature', text: view.showTemperature({ ...temperature, text }) }),
      }),
    ),
    ...marks.amounts.map(
      (amount): Placed => ({
        ...amount,
        show: (text) => ({ kind: 'amount', text: view.showAmount(amount) ?? text }),
      }),
    ),
    ...marks.mentions.map(
      (mention): Placed => ({ ...mention, show: (text) => view.showName(mention, text) }),
    ),
  ]
  const placed: Placed[] = []
  for (const candidate of candidates)
    if (placed.every(({ start, end }) => candidate.end <= start || candidate.start >= end))
      placed.push(candidate)
  placed.sort((a, b) => a.start - b.start)
  const parts: ShownPart[] = []
  let at = 0
  for (const { start, end, show } of placed) {
    if (start > at) parts.push({ kind: 'text', text: sentence.slice(at, start) })
    parts.push(show(sentence.slice(start, end)))
    at = end
  }
  if (at < sentence.length) parts.push({ kind: 'text', text: sentence.slice(at) })
  return parts
}
