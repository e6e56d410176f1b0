import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { parseJson } from '../src/domain/text/json.ts'

/** A registry that does not answer must not block the tests. */
const MAX_TIME_MS = 30_000

const audited = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
})

export interface AuditOutcome {
  outcome: 'passed' | 'failed' | 'skipped'
  line: string
}

/**
 * Queries the registry for known vulnerabilities of the site's runtime packages in the lockfile. High and critical ones
 * fail; a registry that is unreachable, or has no such list, gives no result, which is not a failure.
 */
export function auditDependencies(): AuditOutcome {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--audit-level=high', '--package-lock-only', '--json', '--fetch-retries=0'],
    { encoding: 'utf8', timeout: MAX_TIME_MS, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 },
  )
  return readAudit(stdout ?? '')
}

/** Interprets npm's output. */
export function readAudit(stdout: string): AuditOutcome {
  const report = audited.safeParse(parseJson(stdout))
  if (!report.success) {
    return {
      outcome: 'skipped',
      line: 'Skipped: the registry does not answer the question for known weaknesses.',
    }
  }
  const { high, critical } = report.data.metadata.vulnerabilities
  if (high + critical === 0) return { outcome: 'passed', line: 'No high or critical weakness is known.' }
  const names = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`)
  return { outcome: 'failed', line: `Known weaknesses: ${names.join(', ')}. npm audit tells more.` }
}
