import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { readProcessConfig } from '../server/config.ts'
import { nullWhenMissing } from '../server/files.ts'
import { isInstalled, SERVICE_UNIT } from '../server/install/system.ts'
import { logFile, updateFiles } from '../server/updates/place.ts'
import { CommandError, defineCommand, NOT_KEPT, UsageError } from './command.ts'

const LINES = '200'
const VERSION = /^\d+\.\d+\.\d+$/

export const command = defineCommand({
  name: 'logs',
  summary: 'Shows what the installed site has said.',
  forms: {
    '': `the last ${LINES} lines`,
    '--follow': 'and what it goes on to say',
    '--update VERSION': 'what the update to this version did and said',
  },
  options: { follow: NOT_KEPT, update: NOT_KEPT },
  maxWords: 1,
  async run({ words: [version], has }) {
    if (has('update')) return showUpdate(version)
    if (version !== undefined)
      throw new UsageError(`Unexpected word "${version}". See: happiness-first logs --help`)
    if (!isInstalled()) {
      throw new CommandError('The site is not installed here: what it says stands where it was started.')
    }
    const args = ['--unit', SERVICE_UNIT, '--lines', LINES, '--output', 'cat']
    const shown = spawnSync('journalctl', [...args, ...(has('follow') ? ['--follow'] : ['--no-pager'])], {
      stdio: 'inherit',
    })
    if (shown.error) throw new CommandError(`The log cannot be read: ${shown.error.message}.`)
    return shown.status ?? 0
  },
})

async function showUpdate(version: string | undefined): Promise<number> {
  if (version === undefined || !VERSION.test(version)) {
    throw new UsageError('Of the update to which version? happiness-first logs --update 1.0.1')
  }
  const text = await readFile(logFile(updateFiles(readProcessConfig().dataDir), version), 'utf8').catch(
    nullWhenMissing,
  )
  if (text === null) throw new CommandError(`There was no update to ${version} here.`)
  process.stdout.write(text)
  return 0
}
