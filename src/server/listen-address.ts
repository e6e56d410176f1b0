import { lookup } from 'node:dns/promises'
import { createServer, isIPv6 } from 'node:net'
import type { Config } from './config.ts'

/** Chooses the port to listen on. 0 is any free one: determined beforehand, as the site's own address contains it. */
export async function choosePort(port: number, host: string): Promise<number> {
  if (port !== 0) return port
  const server = createServer()
  return new Promise((resolve) => {
    // An invalid host is reported when the site itself listens there.
    server.once('error', () => resolve(port))
    server.listen(0, host, () => {
      const address = server.address()
      const found = address !== null && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(found))
    })
  })
}

/** Returns the host to listen on: `localhost` by its address where the system cannot resolve it, without `/etc/hosts`. */
export async function usableHost(host: string): Promise<string> {
  if (host !== 'localhost') return host
  return lookup(host).then(
    () => host,
    () => '127.0.0.1',
  )
}

/** Returns the site's address on its own machine. */
export function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
