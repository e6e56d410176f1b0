import { spawnSync } from 'node:child_process'
import { isInstalled, SERVICE_UNIT } from '../server/install/places.ts'
import { CommandError, defineCommand, NOT_KEPT } from './command.ts'

const LINES = '200'

export const command = defineCommand({
  name: 'logs',
  summary: 'Shows what the installed site has said.',
  forms: { '': `the last ${LINES} lines`, '--follow': 'and what it goes on to say' },
  options: { follow: NOT_KEPT },
  async run({ has }) {
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
