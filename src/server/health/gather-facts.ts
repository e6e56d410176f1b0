import { type HealthFacts, UNKNOWN } from '../../domain/health/judge-health.ts'
import { releasesAfter } from '../../domain/updates/releases.ts'
import type { Config } from '../config.ts'
import { readCopy } from '../copy/copy-notes.ts'
import { CertificateStore } from '../https/certificate-store.ts'
import { findKnownReleases } from '../updates/known-releases.ts'
import { releaseTime, runningVersion } from '../updates/layout.ts'
import { isClockSetByNetwork, measureWriteSpeed, readDisk, readMemory } from './machine-facts.ts'
import { reachesMailServer, readAddress, readCertificate } from './network-facts.ts'
import type { StoreFacts } from './store-facts.ts'

interface GatherOptions {
  config: Config
  now: Date
  /** What the store said of itself. */
  stored: StoreFacts
  ports: HealthFacts['ports']
}

/** Everything the checks are about (HEALTH-CHECK-1); never rejects. */
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
    // After everything else: what was read meanwhile would be measured along.
    writeSpeed: await measureWriteSpeed(dataDir),
  }
}

/** A mail server that takes no connection now counts more than the last letter it took. */
async function withServer(mail: HealthFacts['mail'], mailUrl: string | null): Promise<HealthFacts['mail']> {
  if (mail === UNKNOWN || mailUrl === null || (await reachesMailServer(mailUrl))) return mail
  return { ...mail, failure: `${new URL(mailUrl).host} does not answer.` }
}

/** A certificate that could not be renewed says why, long before it runs out. */
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
