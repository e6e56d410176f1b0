import { isIPv6 } from 'node:net'
import type { Config } from './config.ts'

/** Where the site is asked from its own machine. */
export function localAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
