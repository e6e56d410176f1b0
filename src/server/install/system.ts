import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'

/** A command of the system that failed; its message is one line. */
export class SystemError extends Error {
  override name = 'SystemError'
}

/**
 * Runs a command of the system.
 *
 * @returns what it printed
 * @throws SystemError with the last line of what it said
 */
export function runSystem(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return stdout
  const said = (stderr ?? '').trim().split('\n').at(-1) || error?.message || `it ended with ${status}`
  throw new SystemError(`${command} ${args.join(' ')} failed: ${said}`)
}

/** Whether a command of the system says yes. */
export function asksSystem(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** The user the site runs as, and its unit. */
export const SITE_USER = 'happiness-first'
export const SERVICE_UNIT = 'happiness-first.service'
/** The updater, which the coach's request wakes. */
export const UPDATE_UNITS = ['happiness-first-update.service', 'happiness-first-update.path'] as const
export const SOCKET_UNITS = ['happiness-first-http.socket', 'happiness-first-https.socket'] as const

/**
 * Where `install` puts everything (INSTALL-PLACE-1).
 *
 * @param root for trying it elsewhere than in the system itself
 */
export function installPlaces(root = '/') {
  const program = join(root, 'opt/happiness-first')
  return {
    /** Versions beside each other, and `current`, which leads to one of them. */
    program,
    current: join(program, 'current'),
    /** By which the program is called from anywhere. */
    command: join(root, 'usr/local/bin/happiness-first'),
    data: join(root, 'var/lib/happiness-first'),
    settings: join(root, 'etc/happiness-first.env'),
    units: join(root, 'etc/systemd/system'),
  }
}

export type InstallPlaces = ReturnType<typeof installPlaces>

/** Whether the code that runs is what `install` has put in its place. */
export function isInstalled(projectRoot = PROJECT_ROOT): boolean {
  return projectRoot.startsWith(`${installPlaces().program}/`)
}
