import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../error-causes.ts'

type Proxy = 'nginx' | 'caddy'

/** What is copied where for a proxy that holds the ports. */
export const PROXY_FILES = {
  nginx: { template: 'deploy/nginx.conf', path: '/etc/nginx/sites-available/happiness-first.conf' },
  caddy: { template: 'deploy/Caddyfile', path: '/etc/caddy/happiness-first.caddy' },
} as const

/**
 * The line that puts the file to use (INSTALL-UNIT-1). nginx refuses a file whose certificate is not there; Caddy gets
 * its own.
 */
export function proxyCommand(proxy: Proxy, domain: string, hasCertificate: boolean): string {
  if (proxy === 'caddy')
    return 'grep -qs happiness-first.caddy /etc/caddy/Caddyfile || echo "import happiness-first.caddy" >> /etc/caddy/Caddyfile; systemctl reload caddy'
  const use =
    'ln -sf ../sites-available/happiness-first.conf /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx'
  if (hasCertificate) return use
  return `apt-get install -y certbot python3-certbot-nginx && certbot certonly --nginx -d ${domain} --deploy-hook "systemctl reload nginx" && ${use}`
}

/**
 * Writes what a proxy that is there already needs to know; a file that is there stays.
 *
 * @returns the line that puts it to use
 */
export function writeProxyFile(
  proxy: Proxy,
  { release, domain }: { release: string; domain: string },
): { path: string; command: string } {
  const { template, path } = PROXY_FILES[proxy]
  const text = readFileSync(join(release, template), 'utf8').replaceAll('example.com', domain)
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o644 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const hasCertificate = existsSync(`/etc/letsencrypt/live/${domain}/fullchain.pem`)
  return { path, command: proxyCommand(proxy, domain, hasCertificate) }
}
