import { styleText } from 'node:util'
import type { HealthState } from '../domain/health/health-check.ts'

export type ReportState = HealthState | 'wait'

const COLOURS = {
  ok: 'green',
  wait: 'yellow',
  warning: 'yellow',
  unknown: 'gray',
  fail: 'red',
} as const satisfies Record<ReportState, string>

/** The states stand in a column of their own, so that they can be read from top to bottom. */
const COLUMN = 8
const WIDTH = 72

/**
 * Prints one line of a report: the state as a word, then what it is about, wrapped beside it. In colour on a terminal
 * alone, and not with NO_COLOR.
 *
 * @param details further paragraphs below it
 */
export function printState(state: ReportState, title: string, details: readonly string[] = []): void {
  const word = state.padEnd(COLUMN - 1)
  const [first = '', ...more] = [title, ...details].flatMap((text) => wrap(text, WIDTH - COLUMN))
  console.log(`${styleText(COLOURS[state], word, { stream: process.stdout })} ${first}`)
  for (const line of more) console.log(`${' '.repeat(COLUMN)}${line}`)
}

/** Lines of whole words; a word longer than a line stands alone. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
