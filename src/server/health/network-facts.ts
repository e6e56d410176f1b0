import { request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { connect as connectPlain, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { connect, type PeerCertificate } from 'node:tls'
import ipaddr from 'ipaddr.js'
import { type HealthFacts, isPublicSite, UNKNOWN } from '../../domain/health/judge-health.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { codeOf } from '../error-causes.ts'
import { withDns } from '../mail/check/dns-lookup.ts'

const PATIENCE_MS = 4 * SECOND
const HTTPS_PORT = 443
const SMTP_PORT = 25
const SMTPS_PORT = 465

/** Reads where the site's name resolves to, and whether this site answers there. */
export async function readAddress(
  siteUrl: string | null,
  dnsServers: readonly string[],
): Promise<HealthFacts['address']> {
  if (siteUrl === null || !isPublicSite(siteUrl)) return UNKNOWN
  const { hostname } = new URL(siteUrl)
  try {
    const resolved = await withDns(dnsServers, async (lookup) => {
      const found = await lookup.addresses(hostname.replace(/^\[|\]$/g, ''))
      // Offline, a resolver may report that no name exists.
      return found.length > 0 || (await lookup.knowsRoot()) ? found : null
    })
    if (resolved === null) return UNKNOWN
    return { resolved, leadsHere: resolved.length === 0 ? false : await leadsHere(siteUrl, resolved) }
  } catch {
    // The query got no answer.
    return UNKNOWN
  }
}

async function leadsHere(siteUrl: string, resolved: readonly string[]): Promise<boolean | typeof UNKNOWN> {
  const own = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? [])
  // Whether the site answers there is checked by the ports.
  if (resolved.some((address) => own.includes(address))) return true
  const answer = await askHealth(siteUrl)
  if (answer !== 'nothing') return answer === 'site'
  // A router may not route a connection from inside back to its public address, even if it is reachable from outside.
  const isBehindRouter = !own.some((address) => isIP(address) && ipaddr.parse(address).range() === 'unicast')
  return isBehindRouter ? UNKNOWN : false
}

/** Reads what answers on a port of this machine. */
export async function readPort(
  host: string,
  port: number,
  isSecure = false,
): Promise<HealthFacts['ports'][number]> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const origin = `${isSecure ? 'https' : 'http'}://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
  return { port, answers: await askHealth(origin) }
}

export function canReachMailServer(mailUrl: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(mailUrl)
  const usual = protocol === 'smtps:' ? SMTPS_PORT : SMTP_PORT
  return new Promise((resolve) => {
    const socket = connectPlain({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? usual : Number(port),
      timeout: PATIENCE_MS,
    })
    const end = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.on('connect', () => end(true))
    socket.on('timeout', () => end(false))
    socket.on('error', () => end(false))
  })
}

/** Whether a site of this product answers there. The certificate is checked separately. */
function askHealth(origin: string): Promise<'site' | 'other' | 'nothing'> {
  const url = new URL('/healthz', origin)
  const options = { rejectUnauthorized: false, timeout: PATIENCE_MS, headers: { connection: 'close' } }
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestEncrypted : requestPlain)(
      url,
      options,
      (response) => {
        const type = response.headers['content-type'] ?? ''
        const isOurs = (response.statusCode === 200 || response.statusCode === 503) && type.includes('json')
        response.destroy()
        resolve(isOurs ? 'site' : 'other')
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve('nothing'))
    request.end()
  })
}

/** Reads the certificate readers get; null where the address has none. */
export function readCertificate(siteUrl: string | null): Promise<HealthFacts['certificate']> {
  if (siteUrl === null || !siteUrl.startsWith('https:')) return Promise.resolve(null)
  const { hostname, port } = new URL(siteUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === '' ? HTTPS_PORT : Number(port),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      // Also reads an untrusted certificate: its error is the fact to report.
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    })
    const end = (found: HealthFacts['certificate']) => {
      socket.destroy()
      resolve(found)
    }
    socket.on('secureConnect', () => {
      const shown = socket.getPeerCertificate()
      const error: unknown = socket.authorized ? null : socket.authorizationError
      // Node passes a code, or an error with one.
      end(describeCertificate(shown, error === null ? null : codeOf(error) || String(error)))
    })
    socket.on('timeout', () => end(UNKNOWN))
    socket.on('error', () => end(UNKNOWN))
  })
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
  CERT_REVOKED: 'The certificate is revoked.',
}
/** Errors that the dates already show. */
const ABOUT_DATES = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'])

function describeCertificate(shown: PeerCertificate, code: string | null): HealthFacts['certificate'] {
  if (shown.valid_to === undefined) return UNKNOWN
  return {
    validUntil: new Date(shown.valid_to).toISOString(),
    problem:
      code === null || ABOUT_DATES.has(code)
        ? null
        : (PROBLEMS[code] ?? `Browsers do not trust the certificate (${code}).`),
    do: null,
  }
}
