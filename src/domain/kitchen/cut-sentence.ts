import type { SentenceMarks, Timer } from '../content/recipe.ts'

/** A part of a step's sentence as shown. */
export type ShownPart =
  | { kind: 'text'; text: string }
  /** An amount in the sentence itself. */
  | { kind: 'amount'; text: string }
  | { kind: 'temperature'; text: string }
  | { kind: 'timer'; text: string; timer: Timer }
  /** The name of an ingredient, with its amount where that is known and not in the sentence. */
  | {
      kind: 'ingredient'
      text: string
      line: number
      change: 'replaced' | 'left out' | null
      quantity: string
    }

/** How the parts a sentence names are shown. */
export interface SentenceView {
  showName(mention: SentenceMarks['mentions'][number], text: string): ShownPart
  /** Returns null where it is shown as written. */
  showAmount(amount: SentenceMarks['amounts'][number]): string | null
  showTemperature(temperature: SentenceMarks['temperatures'][number] & { text: string }): string
}

/** Splits a sentence at the parts it names. Timers and temperatures take precedence, then amounts, then names. */
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
