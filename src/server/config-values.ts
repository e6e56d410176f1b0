import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import { z } from 'zod'

/* The syntax of single environment variables. Each reader returns null for a value it cannot parse. */

/** Location of `releases.json` and the releases. */
export type UpdateSource =
  | { kind: 'folder'; path: string }
  /** With a trailing slash. */
  | { kind: 'web'; url: string }

/** Returns the schema of a variable parsed by a function that returns null for invalid values. */
export function parsed<T>(read: (text: string) => T | null) {
  return z.string().transform((text, context) => {
    const value = read(text.trim())
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: 'malformed' })
    return z.NEVER
  })
}

/** Reads the address of the whole site; null for an address with a path. */
export function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null
}

/** Reads the names (selectors) of signing keys, separated by commas. */
export function readSelectors(text: string): string[] | null {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => /^[a-z0-9](?:[a-z0-9._-]{0,62})$/.test(name)) ? names : null
}

/** Reads domain names, separated by commas. */
export function readNames(text: string): string[] | null {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) =>
    /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(name),
  )
    ? names
    : null
}

/** Reads `address` or `address:port`, separated by commas; an IPv6 address with a port is in brackets. */
export function readDnsServers(text: string): string[] | null {
  const servers = text.split(',').map((server) => server.trim())
  const isServer = (server: string) => {
    const [, bracketed, , plain] = /^(?:\[([^\]]+)\](:\d{1,5})?|([^:]+)(?::\d{1,5})?)$/.exec(server) ?? []
    return isIP(server) !== 0 || isIP(bracketed ?? '') === 6 || isIP(plain ?? '') === 4
  }
  return servers.every(isServer) ? servers : null
}

/** `http:` only to this machine: updates come encrypted, or not over a network at all. */
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export function readUpdateSource(text: string): UpdateSource | 'off' | null {
  if (text.toLowerCase() === 'off') return 'off'
  if (isAbsolute(text)) return { kind: 'folder', path: text }
  if (!URL.canParse(text)) return null
  const { protocol, hostname, search, hash, username, href } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK_NAME.test(hostname))
  if (!isSafe || search !== '' || hash !== '' || username !== '') return null
  return { kind: 'web', url: href.endsWith('/') ? href : `${href}/` }
}
