import { createInterface } from 'node:readline'
import { readProcessConfig } from '../server/config.ts'
import { currentVersion } from '../server/updates/layout.ts'
import { openUpdateContext } from '../server/updates/open-context.ts'
import { describeLoss } from '../server/updates/saved-database.ts'
import type { UpdateContext } from '../server/updates/update-run.ts'
import { findRollbackVersion, rollBack } from '../server/updates/updater.ts'
import { CommandError, defineCommand, NOT_KEPT } from './command.ts'
import { withUpdates } from './update.ts'

export const command = defineCommand({
  name: 'rollback',
  summary: 'Goes back to the version before, with its database as it was then.',
  forms: {
    '': 'says what would be lost, and asks',
    '--yes': 'says it, and does not ask',
  },
  options: { yes: NOT_KEPT },
  note: 'What is there now is kept as a backup first.',
  async run({ has }) {
    const config = readProcessConfig()
    return withUpdates(async () => {
      const context = await openUpdateContext(config, console.log)
      const version = findRollbackVersion(context)
      await printDataLoss(context, version)
      if (!has('yes') && !(await isAnsweredYes())) throw new CommandError('Nothing was changed.')
      const { state, from, to, reason } = await rollBack(context, version)
      if (state === 'running')
        throw new CommandError(
          `${from} could not be brought back yet: the next start of the site tries it again. Why: ${reason}`,
        )
      if (state !== 'done') throw new CommandError(`You still have ${from}. Why: ${reason}`)
      console.log(`You have ${to} again.`)
      return 0
    })
  },
})

async function printDataLoss({ config, files, layout }: UpdateContext, version: string): Promise<void> {
  const loss = await describeLoss(config, files, version)
  console.log(`From ${currentVersion(layout)} back to ${version}, with its database as it was then.`)
  console.log(
    loss === null || loss === ''
      ? 'What was changed on the site since then is lost.'
      : `What was changed on the site since then is lost, with it ${loss} added since.`,
  )
}

async function isAnsweredYes(): Promise<boolean> {
  console.log('Go back? Type yes to do it:')
  for await (const line of createInterface({ input: process.stdin }))
    return line.trim().toLowerCase() === 'yes'
  return false
}
