import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SECOND } from '../../domain/time/durations.ts'

/** The address must not be requested: it is in a private network, or invalid. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

/** The response exceeds the caller's limit. */
export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge'
}

/** More redirects than the caller follows. */
export class TooManyRedirects extends Error {
  override name = 'TooManyRedirects'
}

export interface FetchLimits {
  /** Limit of the body, in bytes. */
  maxBytes: number
  /** For the DNS lookup, all redirects and the whole body together, in milliseconds. */
  timeLimitMs?: number
  /** Aborts the request early. */
  signal?: AbortSignal
  /** None by default: a redirect is then the response. */
  maxRedirects?: number
  /** Refuses http:, also when a redirect leads there. */
  httpsOnly?: boolean
  /** The `Accept` header. */
  accept?: string
  /** The `User-Agent` header; none by default. Many sites refuse requests without one. */
  userAgent?: string
}

/** Sends a `GET` to an outside address; `Response.url` is empty. */
export type FetchPublic = (url: URL, limits: FetchLimits) => Promise<Response>

interface Resolved {
  address: string
  family: number
}

interface Guard {
  /** Resolves a name to all of its addresses. */
  resolve?: (hostname: string) => Promise<Resolved[]>
  /** Whether an address may be connected to. */
  isAllowed?: (address: string) => boolean
}

const TIME_LIMIT_MS = 20 * SECOND

/**
 * Makes the only function with which the site requests addresses given by others (server-side request forgery): the
 * resolved address is checked at the moment of connecting, and the connection goes to the checked address, so that a
 * name that changes between check and connection (DNS rebinding) gains nothing. Redirects pass the same checks.
 *
 * @param guard replaced in tests only, which have no internet
 */
export function createPublicFetch({
  resolve = (hostname) => lookup(hostname, { all: true }),
  isAllowed = isPublicAddress,
}: Guard = {}): FetchPublic {
  const lookupAllowed: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          callback(new ForbiddenAddress(`${hostname} is not on the public internet`), '')
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }

  async function ask(
    url: URL,
    { maxBytes, httpsOnly, accept = '*/*', userAgent }: FetchLimits,
    signal: AbortSignal,
  ) {
    const isHttps = url.protocol === 'https:'
    if (!isHttps && (httpsOnly || url.protocol !== 'http:'))
      throw new ForbiddenAddress(`${url.protocol} is not asked`)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A numeric address needs no lookup, so the check above never sees it.
    if (ipaddr.isValid(host) && !isAllowed(host)) throw new ForbiddenAddress(`${host} is a private address`)
    // A static import of node:http would load Node's whole `fetch`: 3 MB.
    const { request } = isHttps ? await import('node:https') : await import('node:http')
    return new Promise<Response>((fulfil, reject) => {
      // Without an agent: a reused connection would skip the lookup. User name and password in an address are not sent.
      const headers = userAgent ? { accept, 'user-agent': userAgent } : { accept }
      const options = { lookup: lookupAllowed, signal, agent: false, auth: '', headers } as const
      const asked = request(url, options)
      asked.on('error', reject)
      asked.on('response', (message) => readMessage(message, maxBytes).then(fulfil, reject))
      asked.end()
    })
  }

  return async (url, limits) => {
    const { timeLimitMs = TIME_LIMIT_MS, maxRedirects = 0 } = limits
    const timeLimit = AbortSignal.timeout(timeLimitMs)
    const signal = limits.signal ? AbortSignal.any([limits.signal, timeLimit]) : timeLimit
    let next = url
    for (let redirects = 0; ; redirects++) {
      const response = await ask(next, limits, signal)
      const location = response.headers.get('location')
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null
      if (!isRedirect || maxRedirects === 0) return response
      if (redirects === maxRedirects) throw new TooManyRedirects(`More than ${maxRedirects} redirects`)
      if (!URL.canParse(location, next)) throw new ForbiddenAddress('A redirect leads nowhere')
      next = new URL(location, next)
    }
  }
}

/** Fetches from a public address on the internet; see `createPublicFetch`. */
export const fetchPublic: FetchPublic = createPublicFetch()

async function readMessage(message: IncomingMessage, maxBytes: number): Promise<Response> {
  const { statusCode = 502, headers } = message
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size > maxBytes) {
      message.destroy()
      throw new ResponseTooLarge(`More than ${maxBytes} bytes were sent`)
    }
    chunks.push(chunk)
  }
  const isEmpty = statusCode === 204 || statusCode === 205 || statusCode === 304
  return new Response(isEmpty ? null : new Uint8Array(Buffer.concat(chunks)), {
    status: statusCode,
    headers: {
      ...(headers.location ? { location: headers.location } : {}),
      ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
    },
  })
}

/** All of IPv6 that is assigned to the public internet so far (IANA, RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet; false for loopback, private, link-local and other special ranges. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address in IPv6 form (::ffff:10.0.0.1) is checked as IPv4.
  const parsed = ipaddr.process(address)
  // The library knows documentation, 6to4, Teredo and NAT64 ranges by name: they can lead to a private IPv4 address.
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
