import { parseArgs, styleText } from 'node:util'
import type { HealthState } from '../domain/health/health-check.ts'
import { commandLineFor } from '../server/command-line-for.ts'

/** Exit code of sysexits.h for wrong usage. */
const WRONG_USAGE = 64

/** An error the operator can correct: reported in one line, without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** An unknown argument or option. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(message, WRONG_USAGE)
  }
}

/** Whether npm has consumed an option: without a preceding `--`, it only sets a variable. */
type KeptByNpm = () => boolean

/** For an option that npm cannot have consumed. */
export const NOT_KEPT: KeptByNpm = () => false

export interface Given<Name extends string> {
  /** The arguments besides the options. */
  words: readonly string[]
  has(option: Name): boolean
}

interface Definition<Name extends string> {
  name: string
  /** Its purpose, in a sentence. */
  summary: string
  /** The ways to call it, each with its effect; '' is the name alone. */
  forms?: Readonly<Record<string, string>>
  options?: Readonly<Record<Name, KeptByNpm>>
  /** Further information. */
  note?: string
  /** Maximum number of arguments; none by default. */
  maxWords?: number
  /** @returns the exit code */
  run(given: Given<Name>): Promise<number>
}

/** Runs `happiness-first NAME` with the arguments after the name; resolves with the exit code. */
export type Command = (args: readonly string[]) => Promise<number>

/** Defines a command that parses its options strictly and answers `--help` (RUN-PROGRAM-1). */
export function defineCommand<Name extends string = never>(definition: Definition<Name>): Command {
  return async (args) => {
    const given = parse(args, definition)
    if (given === null) {
      console.log(describeCommand(definition))
      return 0
    }
    return definition.run(given)
  }
}

/** @returns null when its help is requested */
function parse<Name extends string>(
  args: readonly string[],
  { name, options, maxWords = 0 }: Definition<Name>,
): Given<Name> | null {
  const known = new Map<string, KeptByNpm>(Object.entries(options ?? {}))
  const { values, positionals } = parseStrictly(args, name, [...known.keys()])
  const set = new Set(Object.keys(values))
  if (set.has('help')) return null
  const extra = positionals[maxWords]
  if (extra !== undefined) throw new UsageError(`Unexpected word "${extra}". ${seeHelp(name)}`)
  return {
    words: positionals,
    has: (option) => set.has(option) || known.get(option)?.() === true,
  }
}

function parseStrictly(args: readonly string[], name: string, names: readonly string[]) {
  const options = Object.fromEntries(names.map((option) => [option, { type: 'boolean' as const }]))
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // Node's message goes on to explain arguments that begin with a dash.
    throw new UsageError(`${error.message.split('. ', 1)[0]}. ${seeHelp(name)}`)
  }
}

const seeHelp = (name: string) => `See: ${commandLineFor(`${name} --help`)}`

function describeCommand({ name, summary, forms = {}, note }: Definition<string>): string {
  const lines = Object.entries(forms).map(
    ([words, does]) => [commandLineFor(`${name} ${words}`), does] as const,
  )
  const width = Math.max(0, ...lines.map(([words]) => words.length))
  const shown = lines.map(([words, does]) => `  ${words.padEnd(width)}  ${does}`)
  return [summary, shown.join('\n'), note].filter((part) => part !== undefined && part !== '').join('\n\n')
}

type ReportState = HealthState | 'wait'

const COLOURS = {
  ok: 'green',
  wait: 'yellow',
  warning: 'yellow',
  unknown: 'gray',
  fail: 'red',
} as const satisfies Record<ReportState, string>

/** The states are in a separate column, so that they can be read from top to bottom. */
const COLUMN = 8
const WIDTH = 72

/**
 * Prints one line of a report: the state as a word, then its subject, wrapped beside it. Coloured only on a terminal,
 * and not with NO_COLOR.
 *
 * @param details further paragraphs below it
 */
export function printState(state: ReportState, title: string, details: readonly string[] = []): void {
  const word = state.padEnd(COLUMN - 1)
  const [first = '', ...more] = [title, ...details].flatMap((text) => wrap(text, WIDTH - COLUMN))
  console.log(`${styleText(COLOURS[state], word, { stream: process.stdout })} ${first}`)
  for (const line of more) console.log(`${' '.repeat(COLUMN)}${line}`)
}

/** Wraps text at spaces; a word longer than a line gets its own line. */
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
