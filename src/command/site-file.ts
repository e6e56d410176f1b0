import { resolve } from 'node:path'
import { BackupError, type BackupProblem } from '../server/backup/backup-error.ts'
import type { BackupProgress } from '../server/backup/backup-place.ts'
import { ConfigError } from '../server/config.ts'
import { codeOf, findStorageTrouble } from '../server/error-causes.ts'
import { isUnavailable } from '../server/store/database.ts'
import { CommandError } from './command.ts'

/** 1 is for everything else: a malformed variable, an unreachable database. */
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
  replacing: 'Putting it in place',
}

const WORTH_COUNTING = 100

/** Resolves a file name relative to where the command was typed: npm runs commands in the project's folder. */
export function resolveFile(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name)
}

/** Prints a line for each step, and for a long step its progress in tenths. */
export function printProgress(): (progress: BackupProgress) => void {
  let last = ''
  return ({ step, done, total }) => {
    const tenth = total < WORTH_COUNTING ? 0 : Math.floor((done / total) * 10)
    const line = tenth === 0 ? `${STEPS[step]} (${total}) …` : `${STEPS[step]}: ${tenth * 10} %`
    if (line !== last) console.log(line)
    last = line
  }
}

/**
 * Runs work on the site's data.
 *
 * @throws CommandError for errors the operator can correct, with a separate exit code for each problem of a backup
 */
export async function withData<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message, EXIT_CODES[error.problem])
    if (error instanceof ConfigError) throw error
    if (findStorageTrouble(error) === 'full')
      throw new CommandError('The disk is full: make room, then type the same again.')
    if (!isUnavailable(error)) throw error
    const why = codeOf(error) || String(error)
    throw new CommandError(`The database cannot be used: ${why}.`)
  }
}
