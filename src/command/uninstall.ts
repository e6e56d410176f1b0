import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  asksSystem,
  installPlaces,
  runSystem,
  SERVICE_UNIT,
  SITE_USER,
  SOCKET_UNITS,
  SystemError,
  UPDATE_UNITS,
} from '../server/install/system.ts'
import { CommandError, defineCommand, NOT_KEPT, printState } from './command.ts'

const UNITS = [...UPDATE_UNITS, ...SOCKET_UNITS, SERVICE_UNIT]

export const command = defineCommand({
  name: 'uninstall',
  summary: 'Takes the site off this machine. Its data and settings stay.',
  forms: {
    '': 'asks first',
    '--yes': 'does not ask',
    '--data': 'takes the data, the settings and the user as well, after a backup to /root',
  },
  options: { yes: NOT_KEPT, data: NOT_KEPT },
  async run({ has }) {
    const { current } = installPlaces()
    if (process.getuid?.() !== 0) throw new CommandError('Only root can uninstall: put sudo before it.')
    if (!existsSync(current)) throw new CommandError('No site is installed on this machine.')
    const question = has('data')
      ? 'This deletes the site with all its data, after a backup to /root.'
      : 'This takes the program off this machine. The data stays.'
    if (!has('yes') && !(await confirm(question))) throw new CommandError('Nothing was changed.')
    try {
      uninstall(has('data'))
    } catch (error) {
      if (error instanceof SystemError) throw new CommandError(error.message)
      throw error
    }
    return 0
  },
})

async function confirm(question: string): Promise<boolean> {
  process.stdout.write(`${question} Type yes: `)
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim() === 'yes'
  for await (const line of process.stdin) return String(line).trim() === 'yes'
  return false
}

function uninstall(withData: boolean): void {
  const { program, current, command: link, data, settings, units } = installPlaces()
  if (withData && existsSync(join(data, 'site.db'))) {
    const kept = `/root/happiness-first-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`
    // Written by the site's user, who may not write to /root, and then moved.
    const made = join(data, 'backups', 'before-uninstall')
    runSystem(join(current, 'happiness-first'), ['backup', made])
    runSystem('mv', [made, kept])
    printState('ok', `Backup ${kept}`)
  }
  for (const unit of UNITS) {
    if (asksSystem('systemctl', ['cat', unit])) runSystem('systemctl', ['disable', '--quiet', '--now', unit])
    rmSync(join(units, unit), { force: true })
  }
  runSystem('systemctl', ['daemon-reload'])
  printState('ok', 'Service stopped and taken away')
  rmSync(link, { force: true })
  rmSync(program, { recursive: true, force: true })
  printState('ok', `Program taken from ${program}`)
  if (!withData) {
    printState('ok', `Data stays in ${data}, settings in ${settings}`)
    return
  }
  rmSync(data, { recursive: true, force: true })
  rmSync(settings, { force: true })
  runSystem('userdel', [SITE_USER])
  printState('ok', 'Data, settings and user taken away')
}
