import type { Parameter } from '../api/parameters.ts'
import type { NotePlace } from './note-rules.ts'

const LINE = /^(ingredient|step):(0|[1-9]\d{0,3})$/

/** Returns a line of a recipe as written in forms and addresses: `ingredient:0`, `step:2`. */
export function lineOf(place: NotePlace): string {
  return 'step' in place ? `step:${place.step}` : `ingredient:${place.ingredient}`
}

/** Parses such a line; null for any other text. */
export function readLine(text: string): NotePlace | null {
  const [, name, digits] = LINE.exec(text) ?? []
  const number = Number(digits)
  if (name === 'ingredient') return { ingredient: number }
  return name === 'step' && number > 0 ? { step: number } : null
}

const NO_LINE = 'at is a line, such as ingredient:0 or step:2'

/** Restricts notes to those of one line. */
export const lineParameter: Parameter<string> = {
  read: (given) => {
    const line = given.join()
    const isLine = line === '' || readLine(line) !== null
    return { value: (isLine && line) || undefined, problem: isLine ? null : NO_LINE }
  },
  write: (line) => [line],
  schema: { type: 'string', pattern: LINE.source },
}
