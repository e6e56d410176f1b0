import { lookup as resolveHost } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The address must not be asked: it lies inside a private network, or is none. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

/** True for an address anybody on the internet can reach; false for loopback, private, link-local and all the others. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address in IPv6 clothes is judged as what it is.
  return ipaddr.process(address).range() === 'unicast'
}

/** The name's addresses, all of them public. The connection goes to what was checked: no second look-up lies between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new ForbiddenAddress(`${hostname} is not on the public internet`), '')
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

/**
 * Asks for what is at a public address, following no redirect: that is left to the caller, who asks for the next
 * address through here again.
 *
 * @throws ForbiddenAddress for anything that is not http(s) on the public internet
 */
export async function fetchPublic(url: URL, { signal, maxBytes }: { signal: AbortSignal; maxBytes: number }) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new ForbiddenAddress('Not a web address')
  // A number needs no look-up, so it never comes past the one above.
  if (ipaddr.isValid(host) && !isPublicAddress(host))
    throw new ForbiddenAddress(`${host} is a private address`)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<Response>((resolve, reject) => {
    const asked = request(url, { lookup: lookupPublic, signal, agent: false, headers: { accept: 'image/*' } })
    asked.on('error', reject)
    asked.on('response', (message) => readMessage(message, maxBytes).then(resolve, reject))
    asked.end()
  })
}

async function readMessage(message: IncomingMessage, maxBytes: number): Promise<Response> {
  const { statusCode = 502, headers } = message
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size > maxBytes) {
      message.destroy()
      throw new Error(`More than ${maxBytes} bytes were sent`)
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
