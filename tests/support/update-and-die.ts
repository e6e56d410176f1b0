import { readConfig } from '../../src/server/config.ts'
import { keepFilesPrivate } from '../../src/server/files.ts'
import { openUpdateContext } from '../../src/server/updates/open-context.ts'
import { updateSite } from '../../src/server/updates/updater.ts'

/**
 * A process of its own that updates a site and is killed on the way: `update-and-die.ts FOLDER WHERE [FREE]`, WHERE a phase of the journal
 * (`switching`) or how a step stands (`backup:done`), FREE how many bytes the disk is said to have. Without such a moment it ends as the update does.
 */
const [folder = '', where = '', free] = process.argv.slice(2)
keepFilesPrivate()
const context = await openUpdateContext(readConfig(process.env), console.log, folder)
const outcome = await updateSite(
  {
    ...context,
    ...(free === undefined ? {} : { free: async () => Number(free) }),
    healthMs: 5_000,
    onWritten: ({ phase, steps }) => {
      const isThere = phase === where || steps.some(({ name, state }) => `${name}:${state}` === where)
      if (isThere) process.kill(process.pid, 'SIGKILL')
    },
  },
  null,
)
console.log(JSON.stringify(outcome))
