import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'

/** A failed system command; its message is one line. */
export class SystemError extends Error {
  override name = 'SystemError'
}

/**
 * Runs a system command.
 *
 * @returns its standard output
 * @throws SystemError with the last line of its error output
 */
export function runSystem(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return stdout
  const said = (stderr ?? '').trim().split('\n').at(-1) || error?.message || `it ended with ${status}`
  throw new SystemError(`${command} ${args.join(' ')} failed: ${said}`)
}

/** Whether a system command succeeds. */
export function asksSystem(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** The user the site runs as, and its unit. */
export const SITE_USER = 'happiness-first'
export const SERVICE_UNIT = 'happiness-first.service'
/** The updater, started by the coach's request. */
export const UPDATE_UNITS = ['happiness-first-update.service', 'happiness-first-update.path'] as const
export const SOCKET_UNITS = ['happiness-first-http.socket', 'happiness-first-https.socket'] as const

/**
 * Returns the paths `install` uses (INSTALL-PLACE-1).
 *
 * @param root a test's replacement for `/`
 */
export function installPlaces(root = '/') {
  const program = join(root, 'opt/happiness-first')
  return {
    /** The versions side by side, and the link `current` to one of them. */
    program,
    current: join(program, 'current'),
    /** The command, on the PATH of every user. */
    command: join(root, 'usr/local/bin/happiness-first'),
    data: join(root, 'var/lib/happiness-first'),
    settings: join(root, 'etc/happiness-first.env'),
    units: join(root, 'etc/systemd/system'),
  }
}

export type InstallPlaces = ReturnType<typeof installPlaces>

/** Whether the running code was put in place by `install`. */
export function isInstalled(projectRoot = PROJECT_ROOT): boolean {
  return projectRoot.startsWith(`${installPlaces().program}/`)
}
