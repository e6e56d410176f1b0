import { UpdateProblem } from '../server/updates/update-problem.ts'
import { CommandError } from './command.ts'
import { withData } from './site-file.ts'

/**
 * Does what has to do with updates.
 *
 * @throws CommandError for what can be put right
 */
export async function withUpdates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withData(work)
  } catch (error) {
    if (error instanceof UpdateProblem) throw new CommandError(error.message)
    throw error
  }
}
