import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { addSettings } from '../../domain/install/env-file.ts'
import { codeOf } from '../error-causes.ts'
import {
  asksSystem,
  type InstallPlaces,
  runSystem,
  SERVICE_UNIT,
  SITE_USER,
  SOCKET_UNITS,
  SystemError,
  UPDATE_UNITS,
} from './system.ts'

/** One idempotent step of `install`. */
export interface InstallStep {
  title: string
  /** What the step would do, for `--dry-run`. */
  plan: string
  isDone(): boolean
  run(): void
}

export interface InstallOptions {
  places: InstallPlaces
  /** The unpacked release to install. */
  release: string
  version: string
  settings: Readonly<Record<string, string>>
  /** False where a proxy occupies the web's ports. */
  holdsPorts: boolean
}

/** Returns all steps of an installation, in order (INSTALL-PLACE-1). */
export function installSteps(options: InstallOptions): InstallStep[] {
  return [userStep(), programStep(options), dataStep(options), settingsStep(options), unitStep(options)]
}

function userStep(): InstallStep {
  return {
    title: `User ${SITE_USER}`,
    plan: `make the user ${SITE_USER}, who cannot log in`,
    isDone: () => asksSystem('getent', ['passwd', SITE_USER]),
    run: () => {
      runSystem('useradd', [
        '--system',
        '--user-group',
        '--home-dir',
        '/var/lib/happiness-first',
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        SITE_USER,
      ])
    },
  }
}

function programStep({ places, release, version }: InstallOptions): InstallStep {
  const folder = join(places.program, 'releases', version)
  const target = join('releases', version)
  return {
    title: `Program ${folder}`,
    plan: `copy the program to ${folder}, and ${places.current} and ${places.command} lead to it`,
    isDone: () =>
      existsSync(join(folder, 'happiness-first')) &&
      leadsTo(places.current, target) &&
      leadsTo(places.command, join(places.current, 'happiness-first')),
    run: () => {
      if (!existsSync(join(folder, 'happiness-first'))) {
        // Copied under another name until it is complete.
        const partial = `${folder}.partial`
        rmSync(partial, { recursive: true, force: true })
        mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
        cpSync(release, partial, { recursive: true, verbatimSymlinks: true, mode: 0 })
        renameSync(partial, folder)
      }
      lead(places.current, target)
      mkdirSync(dirname(places.command), { recursive: true })
      lead(places.command, join(places.current, 'happiness-first'))
    },
  }
}

function leadsTo(link: string, target: string): boolean {
  try {
    return readlinkSync(link) === target
  } catch {
    return false
  }
}

/** Atomic: the link always exists. */
function lead(link: string, target: string): void {
  rmSync(`${link}.new`, { force: true })
  symlinkSync(target, `${link}.new`)
  renameSync(`${link}.new`, link)
}

/** Files of a site's data folder; anything else there does not belong to it. */
const OWN_FILES =
  /^(site\.db(-wal|-shm)?|media|backups|outbox|certificates|updates|copy|copy\.key|settings\.env|lost\+found|\..*)$/

function dataStep({ places: { data } }: InstallOptions): InstallStep {
  const owner = () => {
    const [, , uid, gid] = runSystem('getent', ['passwd', SITE_USER]).split(':')
    return { uid: Number(uid), gid: Number(gid) }
  }
  return {
    title: `Data ${data}`,
    plan: `make ${data}, which only ${SITE_USER} may enter`,
    isDone: () => {
      const stats = statSync(data, { throwIfNoEntry: false })
      if (!stats) return false
      const strange = readdirSync(data).find((name) => !OWN_FILES.test(name))
      if (strange !== undefined) {
        throw new SystemError(`${data} holds something else (${strange}): move it away, then install again.`)
      }
      return stats.uid === owner().uid && (stats.mode & 0o777) === 0o700
    },
    run: () => {
      mkdirSync(data, { recursive: true })
      chmodSync(data, 0o700)
      const { uid, gid } = owner()
      chownSync(data, uid, gid)
    },
  }
}

function settingsStep({ places, settings }: InstallOptions): InstallStep {
  const read = () => (existsSync(places.settings) ? readFileSync(places.settings, 'utf8') : '')
  return {
    title: `Settings ${places.settings}`,
    plan: `write ${places.settings}: ${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`,
    isDone: () => {
      const text = read()
      return (
        text !== '' &&
        addSettings(text, settings) === text &&
        (statSync(places.settings).mode & 0o777) === 0o600
      )
    },
    run: () => {
      const text = addSettings(read(), settings)
      const written = `${places.settings}.new`
      writeFileSync(written, text, { mode: 0o600 })
      chmodSync(written, 0o600)
      renameSync(written, places.settings)
    },
  }
}

function unitStep({ places, release, holdsPorts }: InstallOptions): InstallStep {
  const [updater, requests] = UPDATE_UNITS
  // The updater itself is started only by a request.
  const units = [...(holdsPorts ? SOCKET_UNITS : []), SERVICE_UNIT, requests]
  const shipped = (unit: string) => readFileSync(join(release, 'deploy/systemd', unit), 'utf8')
  const isWritten = (unit: string) => {
    const path = join(places.units, unit)
    return existsSync(path) && readFileSync(path, 'utf8') === shipped(unit)
  }
  return {
    title: 'Service, starts with the machine',
    plan: `write ${units.join(', ')} to ${places.units}, and start them now and with the machine`,
    isDone: () =>
      isWritten(updater) &&
      units.every(
        (unit) =>
          isWritten(unit) &&
          asksSystem('systemctl', ['is-enabled', '--quiet', unit]) &&
          asksSystem('systemctl', ['is-active', '--quiet', unit]),
      ),
    run: () => {
      for (const unit of [updater, ...units])
        writeFileSync(join(places.units, unit), shipped(unit), { mode: 0o644 })
      runSystem('systemctl', ['daemon-reload'])
      // Otherwise systemd does not restart a unit that has failed too often.
      for (const unit of units) asksSystem('systemctl', ['reset-failed', unit])
      runSystem('systemctl', ['enable', '--quiet', '--now', ...units])
    },
  }
}

type Proxy = 'nginx' | 'caddy'

/** Template and target path for each proxy that may occupy the ports. */
export const PROXY_FILES = {
  nginx: { template: 'deploy/nginx.conf', path: '/etc/nginx/sites-available/happiness-first.conf' },
  caddy: { template: 'deploy/Caddyfile', path: '/etc/caddy/happiness-first.caddy' },
} as const

/**
 * Returns the command that enables the file (INSTALL-UNIT-1). nginx refuses a file whose certificate is missing; Caddy
 * obtains its own.
 */
export function proxyCommand(proxy: Proxy, domain: string, hasCertificate: boolean): string {
  if (proxy === 'caddy')
    return 'grep -qs happiness-first.caddy /etc/caddy/Caddyfile || echo "import happiness-first.caddy" >> /etc/caddy/Caddyfile; systemctl reload caddy'
  const use =
    'ln -sf ../sites-available/happiness-first.conf /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx'
  if (hasCertificate) return use
  return `apt-get install -y certbot python3-certbot-nginx && certbot certonly --nginx -d ${domain} --deploy-hook "systemctl reload nginx" && ${use}`
}

/**
 * Writes the configuration file for an existing proxy; an existing file stays.
 *
 * @returns the command that enables it
 */
export function writeProxyFile(
  proxy: Proxy,
  { release, domain }: { release: string; domain: string },
): { path: string; command: string } {
  const { template, path } = PROXY_FILES[proxy]
  const text = readFileSync(join(release, template), 'utf8').replaceAll('example.com', domain)
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o644 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const hasCertificate = existsSync(`/etc/letsencrypt/live/${domain}/fullchain.pem`)
  return { path, command: proxyCommand(proxy, domain, hasCertificate) }
}
