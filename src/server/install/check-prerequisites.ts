import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces, totalmem } from 'node:os'
import ipaddr from 'ipaddr.js'
import { withDns } from '../mail/check/dns-lookup.ts'
import { asksSystem, SERVICE_UNIT, SOCKET_UNITS, SystemError } from './system.ts'

const MB = 1e6
const LEAST_DISK = 1_000 * MB
const LEAST_MEMORY = 400 * MB
const WEB_PORTS = [80, 443] as const

/** What `install` finds before it changes anything. */
export interface Surroundings {
  /** The system's own name: `Debian 12`. */
  system: string
  /** Problems that do not prevent the installation. */
  warnings: string[]
  /** The proxy that occupies the web's ports; null where they are free, or the site's own. */
  proxy: 'nginx' | 'caddy' | null
}

/**
 * Checks whether a site can be installed here (INSTALL-LOOK-1).
 *
 * @throws SystemError naming the obstacle
 */
export async function checkPrerequisites(): Promise<Surroundings> {
  if (process.getuid?.() !== 0) throw new SystemError('Only root can install: put sudo before it.')
  if (!existsSync('/run/systemd/system')) {
    throw new SystemError(
      'This system has no systemd: start the site with ./happiness-first start, and see docs/operations.md, By hand.',
    )
  }
  const warnings: string[] = []
  const system = readSystem()
  if (!/^Debian GNU\/Linux 1[23]\b/.test(system))
    warnings.push(`${system} was not tried: Debian 12 and 13 were.`)
  const { bavail, bsize } = statfsSync('/opt')
  if (bavail * bsize < LEAST_DISK) {
    throw new SystemError('Less than 1 GB is left on the disk: make room, or get a larger one.')
  }
  if (totalmem() < LEAST_MEMORY)
    warnings.push('The machine has less than 400 MB of memory: the site may be ended.')
  return { system, warnings, proxy: await findProxy() }
}

function readSystem(): string {
  try {
    const text = readFileSync('/etc/os-release', 'utf8')
    return /^PRETTY_NAME="?(.*?)"?$/m.exec(text)?.[1] ?? 'This system'
  } catch {
    return 'This system'
  }
}

/** @throws SystemError where another program occupies the ports */
async function findProxy(): Promise<Surroundings['proxy']> {
  const isOurs = [...SOCKET_UNITS, SERVICE_UNIT].some((unit) =>
    asksSystem('systemctl', ['is-active', '--quiet', unit]),
  )
  const taken: number[] = []
  for (const port of WEB_PORTS) if (!(await isFree(port))) taken.push(port)
  const proxy = (['nginx', 'caddy'] as const).find((name) =>
    asksSystem('systemctl', ['is-active', '--quiet', name]),
  )
  if (taken.length > 0 && proxy) return proxy
  if (taken.length === 0 || isOurs) return null
  throw new SystemError(
    `Something else answers on port ${taken.join(' and ')}: end that program (ss -ltnp names it), then install again.`,
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** What a name resolves to, and this machine's addresses. */
export interface NameResolution {
  resolved: readonly string[]
  own: readonly string[]
  leadsHere: boolean
}

/** Returns the machine's addresses, except loopback and link-local ones. */
export function ownAddresses(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ internal, address }) => !internal && ipaddr.parse(address).range() !== 'linkLocal')
    .map(({ address }) => address)
}

/** @returns null where the lookup failed */
export async function resolveSiteName(name: string): Promise<NameResolution | null> {
  const own = ownAddresses(networkInterfaces())
  try {
    const resolved = await withDns([], (lookup) => lookup.addresses(name))
    return { resolved, own, leadsHere: resolved.some((address) => own.includes(address)) }
  } catch {
    // No name server answers.
    return null
  }
}
