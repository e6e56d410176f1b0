import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { nearestWord } from '../domain/install/site-domain.ts'
import { commandLineFor } from '../server/command-line-for.ts'
import { ConfigError, hasSettings } from '../server/config.ts'
import { keepFilesPrivate } from '../server/files.ts'
import { installPlaces, isInstalled, runSystem, SITE_USER, SystemError } from '../server/install/system.ts'
import { become, execCurrentVersion } from '../server/updates/exec-current-version.ts'
import { type Command, CommandError, UsageError } from './command.ts'

/** A subcommand. Each is loaded when it is called, so that `start` does not load the rest. */
interface Word {
  does: string
  /** Requires root, because it changes the system; every other command runs as an installed site's user. */
  asRoot?: true
  load(): Promise<{ command: Command }>
}

const WORDS: Readonly<Record<string, Word>> = {
  start: { does: 'runs the site', load: () => import('./start.ts') },
  install: { does: 'puts the site on this machine', asRoot: true, load: () => import('./install.ts') },
  status: { does: 'says whether the site answers', load: () => import('./status.ts') },
  doctor: { does: 'looks whether the site and its machine are well', load: () => import('./doctor.ts') },
  update: { does: 'brings a newer version', asRoot: true, load: () => import('./update.ts') },
  rollback: { does: 'goes back to the version before', asRoot: true, load: () => import('./rollback.ts') },
  backup: { does: 'writes the whole site into one file', load: () => import('./backup.ts') },
  restore: { does: 'brings the site back from a backup', load: () => import('./restore.ts') },
  export: { does: 'writes everything in open formats into one ZIP file', load: () => import('./export.ts') },
  password: { does: 'sets the admin’s password', load: () => import('./password.ts') },
  logs: { does: 'shows what the site has said', asRoot: true, load: () => import('./logs.ts') },
  uninstall: { does: 'takes the site off this machine', asRoot: true, load: () => import('./uninstall.ts') },
}

function describeProgram(): string {
  const width = Math.max(...Object.keys(WORDS).map((name) => name.length))
  const words = Object.entries(WORDS).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return `happiness-first: the coach’s site, and what looks after it.\n\n${words.join('\n')}\n\nEach explains itself: ${commandLineFor('backup --help')}`
}

/** @returns the exit code */
async function runProgram([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(describeProgram())
    return 0
  }
  const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined
  if (!word) {
    const meant = nearestWord(name, Object.keys(WORDS))
    const help = meant === null ? `Known: ${Object.keys(WORDS).join(', ')}` : `Did you mean ${meant}?`
    throw new UsageError(`Unknown word "${name}". ${help}`)
  }
  if (name !== 'install' && name !== 'uninstall') loadInstalledSettings()
  if (!word.asRoot) becomeSiteUser()
  const { command } = await word.load()
  return command(args)
}

keepFilesPrivate()
try {
  execCurrentVersion(process.argv.slice(2))
  execInstalledSite(process.argv.slice(2))
  process.exitCode = await runProgram(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandError || error instanceof ConfigError || error instanceof SystemError))
    throw error
  console.error(error.message)
  process.exitCode = error instanceof CommandError ? error.exitCode : 1
}

/**
 * Runs the installed site's program instead, where this release was only unpacked to install it: without settings of
 * its own it would look after an empty site in the folder where it is called (INSTALL-USER-1).
 */
function execInstalledSite(args: readonly string[]): void {
  const [name] = args
  if (name === 'install' || name === 'start' || isInstalled() || hasSettings() || existsSync('.env')) return
  become(installPlaces().current, args)
}

/**
 * Loads the settings of an installed site, for a command that root runs in any folder; variables set in the environment
 * win. Under systemd they are already set.
 *
 * @throws SystemError where they may not be read
 */
function loadInstalledSettings(): void {
  if (!isInstalled() || hasSettings()) return
  const { settings } = installPlaces()
  if (process.getuid?.() !== 0)
    throw new SystemError('The site’s settings are root’s: put sudo before the command.')
  if (existsSync(settings)) loadEnvFile(settings)
}

/** Switches this process to the site's user, so that the site owns the files it writes. */
function becomeSiteUser(): void {
  if (!isInstalled() || process.getuid?.() !== 0) return
  const [, , , gid] = runSystem('getent', ['passwd', SITE_USER]).split(':')
  process.setgroups?.([Number(gid)])
  process.setgid?.(Number(gid))
  process.setuid?.(SITE_USER)
}
