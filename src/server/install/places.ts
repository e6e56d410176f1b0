import { join } from 'node:path'
import { PROJECT_ROOT } from '../project-root.ts'

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
