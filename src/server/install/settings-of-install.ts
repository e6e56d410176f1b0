import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { hasSettings } from '../config.ts'
import { installPlaces, isInstalled, SITE_USER } from './places.ts'
import { runSystem, SystemError } from './system.ts'

/**
 * The settings of an installed site, for a command that root types anywhere; what is set outside wins. Started by systemd
 * they are there already.
 *
 * @throws SystemError where they may not be read
 */
export function loadInstalledSettings(): void {
  if (!isInstalled() || hasSettings()) return
  const { settings } = installPlaces()
  if (process.getuid?.() !== 0)
    throw new SystemError('The site’s settings are root’s: put sudo before the command.')
  if (existsSync(settings)) loadEnvFile(settings)
}

/** From here on this process is the site's own user, so that what it writes is the site's. */
export function becomeSiteUser(): void {
  if (!isInstalled() || process.getuid?.() !== 0) return
  const [, , , gid] = runSystem('getent', ['passwd', SITE_USER]).split(':')
  process.setgroups?.([Number(gid)])
  process.setgid?.(Number(gid))
  process.setuid?.(SITE_USER)
}
