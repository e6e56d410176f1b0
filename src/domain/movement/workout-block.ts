import { parseDocument, stringify } from 'yaml'
import type { z } from 'zod'
import type { Workout } from './workout.ts'
import { workoutBlockSchema } from './workout-schema.ts'

/** The language of a workout's fenced code block in Markdown. */
export const WORKOUT_LANGUAGE = 'workout'

const MAX_TEXT = 20_000

export type ReadBlock =
  | { workout: Workout }
  /** Why it cannot be read, as a sentence for the coach, and the line of the block it concerns, counted from 1. */
  | { problem: string; line: number | null }

/** Parses the text of a workout block: YAML in the format of the plan's days (MOVE-BLOCK-1). Unknown fields are ignored. */
export function readWorkoutBlock(text: string): ReadBlock {
  if (text.length > MAX_TEXT) return { problem: 'This workout is too long to be read.', line: null }
  const document = parseDocument(text, { prettyErrors: true, strict: true, uniqueKeys: true })
  const [error] = document.errors
  if (error) {
    return {
      problem: `This line cannot be read as a workout: ${firstLine(error.message)}`,
      line: error.linePos?.[0].line ?? null,
    }
  }
  const read = workoutBlockSchema.safeParse(toPlain(document))
  if (read.success) return { workout: read.data }
  const [issue] = read.error.issues
  return {
    problem: issue ? sayIssue(issue) : 'This workout cannot be read.',
    line: issue ? lineOf(text, document, issue.path) : null,
  }
}

/** Writes a workout as the text of its block; empty fields are omitted. */
export function writeWorkoutBlock(workout: Workout): string {
  const { title, rounds, warm_up, moves, cool_down, rest } = workout
  return stringify(
    {
      title,
      ...(rounds > 1 && { rounds }),
      ...(warm_up.length > 0 && { warm_up: warm_up.map(writeMove) }),
      moves: moves.map(writeMove),
      ...(cool_down.length > 0 && { cool_down: cool_down.map(writeMove) }),
      ...(rest && { rest }),
    },
    { lineWidth: 0 },
  )
}

function writeMove({ name, amount, how, easier, harder, figure }: Workout['moves'][number]) {
  return {
    name,
    amount,
    ...(how && { how }),
    ...(easier && { easier }),
    ...(harder && { harder }),
    ...(figure && { figure }),
  }
}

/** Returns its value without expanding aliases: a few lines of them could expand to millions. */
function toPlain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return null
  }
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/\.?$/, '.')
}

const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  rounds: 'number of rounds',
  warm_up: 'warm-up',
  moves: 'moves',
  cool_down: 'cool-down',
  rest: 'rest',
  name: 'name',
  amount: 'amount',
  how: 'description',
  easier: 'easier way',
  harder: 'harder way',
  figure: 'figure',
}

function sayIssue({ path, code }: z.core.$ZodIssue): string {
  const [part, index, field] = path
  if (part === undefined) return 'A workout needs a title and its moves, each on a line of its own.'
  const name = NAMES[String(field ?? part)] ?? String(field ?? part)
  if (typeof index === 'number') {
    const move = `Move ${index + 1} of the ${NAMES[String(part)] ?? String(part)}`
    if (field === undefined) return `${move} needs a name and an amount.`
    return code === 'too_big' ? `${move}: the ${name} is too long.` : `${move} needs ${withArticle(name)}.`
  }
  if (part === 'moves')
    return code === 'too_big'
      ? 'These are more moves than one workout holds.'
      : 'A workout needs its moves, at least one.'
  if (part === 'rounds') return 'The number of rounds is a whole number, from 1 to 20.'
  return code === 'too_big' ? `The ${name} is too long.` : `The workout needs ${withArticle(name)}.`
}

function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

function lineOf(
  text: string,
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    const start = isNode(node) ? node.range?.[0] : undefined
    if (start !== undefined) return text.slice(0, start).split('\n').length
  }
  return null
}

function isNode(value: unknown): value is { range?: [number, number, number] | null } {
  return typeof value === 'object' && value !== null && 'range' in value
}
