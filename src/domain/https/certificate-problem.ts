/** Why there is no new certificate. */
export type CertificateProblem = 'unreachable' | 'away' | 'limited' | 'refused' | 'clock'

/** What is known of a failure: what the authority answered, null where nothing came. */
export interface AcmeFailure {
  /** An error of RFC 8555, without `urn:ietf:params:acme:error:`. */
  type: string | null
  /** The authority's own words. */
  detail: string
}

/** Errors by which the authority says that it did not find this site behind the name (RFC 8555, 6.7). */
const NOT_FOUND_HERE = new Set(['connection', 'dns', 'incorrectResponse', 'unauthorized', 'caa', 'tls'])

/** What a failure is about. */
export function judgeFailure({ type }: AcmeFailure): CertificateProblem {
  if (type === null || type === 'serverInternal') return 'away'
  if (type === 'rateLimited') return 'limited'
  return NOT_FOUND_HERE.has(type) ? 'unreachable' : 'refused'
}

/** A failure for the coach: a sentence, and what to do. */
export function describeProblem(
  problem: CertificateProblem,
  { name, detail }: { name: string; detail: string },
): { sentence: string; do: string } {
  switch (problem) {
    case 'unreachable':
      return {
        sentence: `The authority could not reach ${name} on port 80.`,
        do: `Let ${name} lead to this server where you bought the name, and let port 80 through its firewall. It is then tried again by itself.`,
      }
    case 'away':
      return {
        sentence: 'The authority that gives certificates does not answer.',
        do: 'It is tried again by itself. If it lasts for a day, check that this server reaches the internet.',
      }
    case 'limited':
      return {
        sentence: 'The authority has been asked too often for this name.',
        do: 'Wait: it is tried again by itself as soon as the authority allows it.',
      }
    case 'clock':
      return {
        sentence: 'The clock of this machine is wrong: the new certificate is not valid by it.',
        do: 'Switch on network time: timedatectl set-ntp true.',
      }
    case 'refused':
      return {
        sentence: `The authority gave no certificate for ${name}: ${detail.replace(/\.?$/, '.')}`,
        do: 'Check that SITE_URL and HTTPS_NAMES are right. It is tried again by itself.',
      }
  }
}
