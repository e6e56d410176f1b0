import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = {
  nginx: {
    template: 'deploy/nginx.conf',
    path: '/etc/nginx/sites-available/happiness-first.conf',
    command:
      'ln -sf ../sites-available/happiness-first.conf /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx',
  },
  caddy: {
    template: 'deploy/Caddyfile',
    path: '/etc/caddy/happiness-first.caddy',
    command: 'echo "import happiness-first.caddy" >> /etc/caddy/Caddyfile && systemctl reload caddy',
  },
} as const

/**
 * Writes what a proxy that is there already needs to know; a file that is there stays.
 *
 * @returns the line that puts it to use
 */
export function writeProxyFile(
  proxy: keyof typeof FILES,
  { release, domain }: { release: string; domain: string },
): { path: string; command: string } {
  const { template, path, command } = FILES[proxy]
  const text = readFileSync(join(release, template), 'utf8').replaceAll('example.com', domain)
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o644 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return { path, command }
}
