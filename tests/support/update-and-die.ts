import { readConfig } from '../../src/server/config.ts'
import { keepFilesPrivate } from '../../src/server/files.ts'
import { openUpdateContext } from '../../src/server/updates/open-context.ts'
import { updateSite } from '../../src/server/updates/updater.ts'

/**
 * A separate process that updates a site and is killed on the way: `update-and-die.ts FOLDER WHERE [FREE]`, WHERE a
 * phase of the journal (`switching`) or the state of a step (`backup:done`), FREE the reported free bytes of the disk.
 * If that point is not reached, it ends as the update does.
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
