import { WORKOUT_LANGUAGE } from '../../../../domain/movement/workout-block.ts'

/** A workout block of a Markdown text, its fences included. */
export interface WorkoutBlock {
  from: number
  to: number
  /** What stands between the fences. */
  text: string
  /** The line of the whole text its first line is, counted from 1. */
  firstLine: number
}

const BLOCK = new RegExp(
  String.raw`^(\`{3,}|~{3,})[ \t]*${WORKOUT_LANGUAGE}[ \t]*\n([\s\S]*?)(?:^\1[ \t]*$|(?![\s\S]))`,
  'gm',
)

/** All workout blocks of a text, in their order. One that is not closed reaches to the end, as in Markdown. */
export function findWorkoutBlocks(markdown: string): WorkoutBlock[] {
  return Array.from(markdown.matchAll(BLOCK), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[2] ?? '',
    firstLine: markdown.slice(0, match.index).split('\n').length + 1,
  }))
}

/** The block in which a place of the text lies; null when it is outside of all. */
export function workoutBlockAt(markdown: string, place: number): WorkoutBlock | null {
  return findWorkoutBlocks(markdown).find(({ from, to }) => place >= from && place <= to) ?? null
}

export function fenceWorkout(text: string): string {
  return `\`\`\`${WORKOUT_LANGUAGE}\n${text.replace(/\n*$/, '\n')}\`\`\``
}
