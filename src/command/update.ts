import { readProcessConfig } from '../server/config.ts'
import { nextStartVersion } from '../server/updates/layout.ts'
import { openUpdateContext } from '../server/updates/open-context.ts'
import { UpdateProblem } from '../server/updates/update-problem.ts'
import type { UpdateContext } from '../server/updates/update-run.ts'
import { readRequest, readUpdateStatus, type UpdateRequest } from '../server/updates/update-status.ts'
import { type Outcome, repairInterrupted, rollBack, updateSite } from '../server/updates/updater.ts'
import { CommandError, defineCommand, NOT_KEPT } from './command.ts'
import { withData } from './site-file.ts'

export const command = defineCommand({
  name: 'update',
  summary: 'Brings a newer version, and the one before back by itself when it is not well.',
  forms: {
    '': 'to the version that was asked for in the admin, else to the newest',
    VERSION: 'to this version',
    '--json': 'says at the end for machines: { current, available, state, steps }',
    '--repair': 'only finishes or undoes an update that was broken off',
  },
  options: { json: NOT_KEPT, repair: NOT_KEPT },
  note: 'New versions come from where UPDATES says. A backup is made and proven before anything changes.',
  maxWords: 1,
  async run({ words: [version = null], has }) {
    const config = readProcessConfig()
    const isForMachines = has('json')
    return withUpdates(async () => {
      const context = await openUpdateContext(config, isForMachines ? () => undefined : console.log)
      if (has('repair')) {
        await repairInterrupted(context)
        return 0
      }
      const outcome = await runRequested(context, version, await readRequest(context.files))
      if (isForMachines) {
        const current = nextStartVersion(context.layout)
        console.log(JSON.stringify(await readUpdateStatus(config, new Date(), current)))
      } else console.log(describeOutcome(outcome))
      return outcome === null || outcome.state === 'done' ? 0 : 1
    })
  },
})

function runRequested(
  context: UpdateContext,
  version: string | null,
  request: UpdateRequest | null,
): Promise<Outcome | null> {
  if (version !== null || request === null) return updateSite(context, version)
  return request.kind === 'rollback'
    ? rollBack(context, request.version)
    : updateSite(context, request.version)
}

function describeOutcome(outcome: Outcome | null): string {
  if (outcome === null) return 'There is nothing newer.'
  const { state, from, to, reason } = outcome
  if (state === 'done') return `You have ${to}. ${from} is kept in case.`
  return `${describeFailure(state, from)}\nWhy: ${reason}`
}

function describeFailure(state: Outcome['state'], from: string): string {
  if (state === 'rolled_back') return `${from} is back, and all is as before.`
  return state === 'running'
    ? `${from} could not be brought back yet: the next start of the site tries it again.`
    : `You still have ${from}; nothing was changed.`
}

/**
 * Runs work on updates.
 *
 * @throws CommandError for errors the operator can correct
 */
export async function withUpdates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withData(work)
  } catch (error) {
    if (error instanceof UpdateProblem) throw new CommandError(error.message)
    throw error
  }
}
