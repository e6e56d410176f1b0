import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { SECOND } from '../../../domain/time/durations.ts'
import { codeOf } from '../../error-causes.ts'

/** All lookups of one check together. */
const LIMIT_MS = 5 * SECOND
const QUERY = { timeout: 1.5 * SECOND, tries: 2 }

/** What was asked could not be found out: offline, no answer, a broken answer. */
export class LookupFailed extends Error {
  override name = 'LookupFailed'
}

/** Questions to the domain name system; an empty list is an answer, too. */
export interface DnsLookup {
  /** Each record as one text, however many pieces it came in. */
  txt(name: string): Promise<string[]>
  /** Addresses of both kinds; an address is its own. */
  addresses(name: string): Promise<string[]>
  /** The names of the servers that take a domain's mail. */
  mx(name: string): Promise<string[]>
  /** What an address is called. */
  names(address: string): Promise<string[]>
  /** Whether the root of all names is known: without the internet a resolver may say of every name that there is none. */
  knowsRoot(): Promise<boolean>
}

/** The answers that say there is nothing. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Asks for a limited time, then gives up everything that has not been answered.
 *
 * @param servers asked in place of the machine's own, `address` or `address:port`
 * @throws whatever `ask` throws; each question throws LookupFailed
 */
export async function withDns<T>(
  servers: readonly string[],
  ask: (lookup: DnsLookup) => Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const resolver = new Resolver(QUERY)
  if (servers.length > 0) resolver.setServers(servers)
  let isOver = false
  const limit = setTimeout(() => {
    isOver = true
    resolver.cancel()
  }, limitMs)
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
