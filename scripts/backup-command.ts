import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, type BackupProblem } from '../src/server/backup/backup-error.ts'
import type { BackupProgress } from '../src/server/backup/backup-place.ts'
import { ConfigError } from '../src/server/config.ts'
import { keepFilesPrivate } from '../src/server/private-files.ts'
import { isUnavailable } from '../src/server/store/database.ts'

/** 1 is everything else: a malformed variable, a database that cannot be reached. */
const EXIT_CODES: Record<BackupProblem, number> = {
  nothing_there: 1,
  unwritable: 1,
  missing: 2,
  damaged: 3,
  not_a_backup: 4,
  newer: 4,
  not_empty: 5,
  in_use: 6,
}

const STEPS: Record<BackupProgress['step'], string> = {
  tables: 'Reading the tables',
  images: 'Copying the pictures',
  checking: 'Checking',
  restoring: 'Filling the tables',
  saving: 'Saving what is there',
  replacing: 'Changing places',
}

/** The arguments of a command that takes one file: its path from where the command was typed, and whether to force. */
export function readArguments(usage: string): { file: string | null; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    if (values.help || positionals.length > 1) throw new ConfigError(usage)
    const [file] = positionals
    return {
      // npm runs scripts in the project's folder, and tells here where it was called.
      file: file === undefined ? null : resolve(process.env.INIT_CWD ?? '.', file),
      // Without two dashes before it, npm keeps the option for itself and only leaves this behind.
      force: values.force || process.env.npm_config_force === 'true',
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

const WORTH_COUNTING = 100

/** Prints a line for each step, and for a long one how far it has come at every tenth part. */
export function printProgress(): (progress: BackupProgress) => void {
  let last = ''
  return ({ step, done, total }) => {
    const tenth = total < WORTH_COUNTING ? 0 : Math.floor((done / total) * 10)
    const line = tenth === 0 ? `${STEPS[step]} (${total}) …` : `${STEPS[step]}: ${tenth * 10} %`
    if (line !== last) console.log(line)
    last = line
  }
}

/** Runs a command; what can be put right is said in one line, with an exit code of its own. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  keepFilesPrivate()
  try {
    await work()
  } catch (error) {
    process.exitCode = error instanceof BackupError ? EXIT_CODES[error.problem] : 1
    if (error instanceof BackupError || error instanceof ConfigError) console.error(error.message)
    else if (isUnavailable(error)) console.error(`The database cannot be used: ${describe(error)}.`)
    else throw error
  }
}

function describe(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** `3.2 MB`. */
export function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
