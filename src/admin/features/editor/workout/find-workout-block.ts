import { WORKOUT_LANGUAGE } from '../../../../domain/movement/workout-block.ts'

/** A workout block of a Markdown text, its fences included. */
export interface WorkoutBlock {
  from: number
  to: number
  /** The content between the fences. */
  text: string
  /** The line number in the whole text of its first line, counted from 1. */
  firstLine: number
}

const BLOCK = new RegExp(
  String.raw`^(\`{3,}|~{3,})[ \t]*${WORKOUT_LANGUAGE}[ \t]*\n([\s\S]*?)(?:^\1[ \t]*$|(?![\s\S]))`,
  'gm',
)

/** Returns all workout blocks of a text, in order. An unclosed one extends to the end, as in Markdown. */
export function findWorkoutBlocks(markdown: string): WorkoutBlock[] {
  return Array.from(markdown.matchAll(BLOCK), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: match[2] ?? '',
    firstLine: markdown.slice(0, match.index).split('\n').length + 1,
  }))
}

/** Returns the block that contains an offset of the text; null outside of all blocks. */
export function workoutBlockAt(markdown: string, place: number): WorkoutBlock | null {
  return findWorkoutBlocks(markdown).find(({ from, to }) => place >= from && place <= to) ?? null
}

export function fenceWorkout(text: string): string {
  return `\`\`\`${WORKOUT_LANGUAGE}\n${text.replace(/\n*$/, '\n')}\`\`\``
}
