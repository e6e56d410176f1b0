import { join } from 'node:path'
import { readProcessConfig } from '../config.ts'
import { describeError } from '../error-causes.ts'
import { openMediaStore } from '../media/open-media-store.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { openStore } from '../store/database.ts'
import { seedStore } from './seed-store.ts'

// The process started by `fillNewStore`.

// The startup that waits for it was ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

try {
  const config = readProcessConfig()
  const store = await openStore(config)
  await seedStore({
    store,
    mediaStore: await openMediaStore(config),
    contentDir: join(PROJECT_ROOT, 'content'),
    mode: config.seed,
    now: new Date(),
  })
  await store.close()
  process.exit()
} catch (error) {
  const [reason = ''] = describeError(error).split('\n', 1)
  process.send?.(reason, () => process.exit(1))
}
