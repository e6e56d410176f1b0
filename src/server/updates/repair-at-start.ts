import { existsSync, realpathSync } from 'node:fs'
import { readProcessConfig } from '../config.ts'
import { become } from './become-current.ts'
import { currentFolder, findLayout, isLaidOut } from './layout.ts'
import { openUpdateContext } from './open-context.ts'
import { updateFiles } from './place.ts'
import { repairUpdate } from './repair-update.ts'

/**
 * Before a release serves, an update that was broken off is finished or undone (UPDATE-REPAIR-1); where that leads back to
 * the version before, this process becomes that.
 */
export async function repairAtStart(): Promise<void> {
  const layout = findLayout()
  if (layout === null || !isLaidOut(layout)) return
  const config = readProcessConfig()
  if (!existsSync(updateFiles(config.dataDir).journal)) return
  const link = currentFolder(layout)
  const before = realpathSync(link)
  await repairUpdate(await openUpdateContext(config, console.log))
  if (realpathSync(link) !== before) become(link, ['start'])
}
