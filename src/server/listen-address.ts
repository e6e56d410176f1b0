import { lookup } from 'node:dns/promises'
import { createServer, isIPv6 } from 'node:net'
import type { Config } from './config.ts'

/** The port to listen on. 0 asks for any that is free: it is found before, because the site's own address holds it. */
export async function choosePort(port: number, host: string): Promise<number> {
  if (port !== 0) return port
  const server = createServer()
  return new Promise((resolve) => {
    // What is wrong with the host is told when the site itself listens there.
    server.once('error', () => resolve(port))
    server.listen(0, host, () => {
      const address = server.address()
      const found = address !== null && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(found))
    })
  })
}

/**
 * The host to listen on: `localhost` by its address on a system that does not know the name, as one without `/etc/hosts`.
 */
export async function usableHost(host: string): Promise<string> {
  if (host !== 'localhost') return host
  return lookup(host).then(
    () => host,
    () => '127.0.0.1',
  )
}

/** Where the site is asked from its own machine. */
export function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
