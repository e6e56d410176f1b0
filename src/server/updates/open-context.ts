import type { Config } from '../config.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { freeSpace } from './check-disk-space.ts'
import { findLayout } from './layout.ts'
import { makeUpdateFolder } from './place.ts'
import { chooseControl } from './site-control.ts'
import { HEALTH_MS } from './switch-version.ts'
import { UpdateProblem } from './update-problem.ts'
import type { UpdateContext } from './update-run.ts'

/**
 * Opens the context for an update of this site.
 *
 * @throws UpdateProblem in a checkout, which is updated in another way
 */
export async function openUpdateContext(
  config: Config,
  say: (line: string) => void,
  projectRoot = PROJECT_ROOT,
): Promise<UpdateContext> {
  const layout = findLayout(projectRoot)
  if (layout === null)
    throw new UpdateProblem('This is a checkout, not a release: git pull brings what is new.')
  const files = makeUpdateFolder(config.dataDir)
  return {
    config,
    layout,
    files,
    control: await chooseControl(layout, config.dataDir, files),
    free: freeSpace,
    healthMs: HEALTH_MS,
    say,
    onWritten: () => undefined,
  }
}
