import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { availableMemory, constrainedMemory } from 'node:process'
import { type HealthFacts, UNKNOWN } from '../../domain/health/judge-health.ts'
import { releasesAfter } from '../../domain/updates/releases.ts'
import { backupFolder } from '../backup/backup-place.ts'
import type { Config } from '../config.ts'
import { readCopy } from '../copy/copy-notes.ts'
import { CertificateStore } from '../https/certificate-store.ts'
import { findKnownReleases } from '../updates/known-releases.ts'
import { releaseTime, runningVersion } from '../updates/layout.ts'
import { canReachMailServer, readAddress, readCertificate } from './network-facts.ts'
import type { StoreFacts } from './store-facts.ts'

interface GatherOptions {
  config: Config
  now: Date
  /** Facts read from the store. */
  stored: StoreFacts
  ports: HealthFacts['ports']
}

/** Gathers all facts the checks need (HEALTH-CHECK-1); never rejects. */
export async function gatherFacts({ config, now, stored, ports }: GatherOptions): Promise<HealthFacts> {
  const { siteUrl, dataDir, dnsServers } = config
  const { newestEntry, versionProblem, ...found } = stored
  const current = runningVersion()
  const known = await findKnownReleases(config)
  const newer = known === null ? null : (releasesAfter(current, known.list)[0]?.version ?? null)
  const [address, certificate, disk, isSetByNetwork] = await Promise.all([
    readAddress(siteUrl, dnsServers),
    readCertificate(siteUrl),
    readDisk(dataDir),
    isClockSetByNetwork(),
  ])
  return {
    ...found,
    mail: await withServer(found.mail, config.mailUrl),
    now: now.toISOString(),
    siteUrl,
    address,
    ports,
    certificate: await withLastTry(certificate, config),
    clock: { isSetByNetwork, newestEntry, released: releaseTime().toISOString() },
    disk,
    memory: readMemory(),
    copy: await readCopy(config, now).catch(() => UNKNOWN),
    version: { current, newer, problem: versionProblem },
    // Last, so that the other reads do not disturb the measurement.
    writeSpeed: await measureWriteSpeed(dataDir),
  }
}

/** A mail server that refuses connections now counts more than the last letter it accepted. */
async function withServer(mail: HealthFacts['mail'], mailUrl: string | null): Promise<HealthFacts['mail']> {
  if (mail === UNKNOWN || mailUrl === null || (await canReachMailServer(mailUrl))) return mail
  return { ...mail, failure: `${new URL(mailUrl).host} does not answer.` }
}

/** Adds why a renewal of the certificate failed, long before it expires. */
async function withLastTry(
  certificate: HealthFacts['certificate'],
  { https, dataDir }: Config,
): Promise<HealthFacts['certificate']> {
  if (https === null) return certificate
  const { sentence, do: todo } = await new CertificateStore(dataDir).readLastTry()
  if (sentence === null || todo === null) return certificate
  const shown = certificate === null || certificate === UNKNOWN ? null : certificate
  return { validUntil: shown?.validUntil ?? null, problem: sentence, do: todo }
}

/** Reads the free space of the data folder's disk, and the space images and backups take. */
export async function readDisk(dataDir: string): Promise<HealthFacts['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(nearestFolder(dataDir))
    return {
      free: bavail * bsize,
      total: blocks * bsize,
      pictures: await sizeOf(join(dataDir, 'media')),
      backups: await sizeOf(backupFolder(dataDir)),
    }
  } catch {
    // Missing yet, or not readable.
    return UNKNOWN
  }
}

/** Returns the folder itself, or before the first start the nearest existing parent. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

/** Returns the total size of all files in a folder, in bytes; null where it cannot be read. */
async function sizeOf(folder: string): Promise<number | null> {
  try {
    let bytes = 0
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      // A file removed meanwhile takes no space.
      if (entry.isFile())
        bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0
    }
    return bytes
  } catch {
    return null
  }
}

/** Returns the memory available to this process, within its limit where there is one. */
export function readMemory(): HealthFacts['memory'] {
  const bound = constrainedMemory()
  // Without a limit Node returns 0, or a number larger than any machine has.
  const total = bound > 0 ? Math.min(bound, totalmem()) : totalmem()
  return { free: availableMemory(), total }
}

const PIECE_BYTES = 64 * 1024
const TRIES = 5

/** Measures how long the disk takes to sync a small write, in milliseconds: the median of five tries. */
export async function measureWriteSpeed(dataDir: string): Promise<HealthFacts['writeSpeed']> {
  const path = join(nearestFolder(dataDir), `.write-speed-${randomBytes(6).toString('hex')}`)
  const piece = Buffer.alloc(PIECE_BYTES)
  try {
    const file = await open(path, 'wx', 0o600)
    const times: number[] = []
    try {
      for (let tried = 0; tried < TRIES; tried++) {
        const begun = performance.now()
        await file.write(piece, 0, piece.length, 0)
        await file.sync()
        times.push(performance.now() - begun)
      }
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
    return times.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)] ?? UNKNOWN
  } catch {
    // Full, read-only, or owned by another user: another check reports that writing fails.
    return UNKNOWN
  }
}

/** Files of systemd-timesyncd, chrony and ntpd while the clock is synchronized. */
const SET_BY_NETWORK = ['/run/systemd/timesync/synchronized', '/run/chrony/chronyd.pid', '/run/ntpd.pid']

/** Unknown where none of them exists: a container uses its machine's clock. */
async function isClockSetByNetwork(): Promise<true | typeof UNKNOWN> {
  for (const path of SET_BY_NETWORK) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return true
  }
  return UNKNOWN
}
