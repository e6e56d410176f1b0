import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { SECOND } from '../../../domain/time/durations.ts'
import { codeOf } from '../../error-causes.ts'

/** Limit for all lookups of one check together. */
const LIMIT_MS = 5 * SECOND
const QUERY = { timeout: 1.5 * SECOND, tries: 2 }

/** A lookup without a usable answer: offline, no answer, a malformed answer. */
export class LookupFailed extends Error {
  override name = 'LookupFailed'
}

/** DNS lookups; an empty list is a valid answer. */
export interface DnsLookup {
  /** Each record as one text, its strings joined. */
  txt(name: string): Promise<string[]>
  /** IPv4 and IPv6 addresses; an address resolves to itself. */
  addresses(name: string): Promise<string[]>
  /** Names of the servers that accept a domain's mail. */
  mx(name: string): Promise<string[]>
  /** Names of an address (reverse lookup). */
  names(address: string): Promise<string[]>
  /** Whether the DNS root resolves: without internet access a resolver may report that no name exists. */
  knowsRoot(): Promise<boolean>
}

/** Errors that mean there is no record. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Runs lookups within a time limit, then cancels all unanswered ones.
 *
 * @param servers used in place of the machine's own, `address` or `address:port`
 * @throws any error of `ask`; each lookup throws LookupFailed
 */
export async function withDns<T>(
  servers: readonly string[],
  ask: (lookup: DnsLookup) => Promise<T>,
): Promise<T> {
  const resolver = new Resolver(QUERY)
  if (servers.length > 0) resolver.setServers(servers)
  let isOver = false
  const limit = setTimeout(() => {
    isOver = true
    resolver.cancel()
  }, LIMIT_MS)
  const listOf = async <A>(question: () => Promise<A[]>): Promise<A[]> => {
    if (isOver) throw new LookupFailed('There was no time left to ask')
    try {
      return await question()
    } catch (error) {
      const code = codeOf(error)
      if (NOTHING.has(code)) return []
      throw new LookupFailed(code, { cause: error })
    }
  }
  try {
    return await ask({
      txt: async (name) => (await listOf(() => resolver.resolveTxt(name))).map((parts) => parts.join('')),
      addresses: async (name) => {
        if (isIP(name) !== 0) return [name]
        const [four, six] = await Promise.all([
          listOf(() => resolver.resolve4(name)),
          listOf(() => resolver.resolve6(name)),
        ])
        return [...four, ...six]
      },
      mx: async (name) => (await listOf(() => resolver.resolveMx(name))).map(({ exchange }) => exchange),
      names: (address) => listOf(() => resolver.reverse(address)),
      knowsRoot: async () => (await listOf(() => resolver.resolveNs('.'))).length > 0,
    })
  } finally {
    clearTimeout(limit)
    resolver.cancel()
  }
}
