import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort, isListening } from '../support/free-port.ts'
import { waitUntil } from '../support/wait-until.ts'
import { type Certificate, makeCertificate } from './certificate.ts'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')

export type ProxyName = 'nginx' | 'caddy'

export interface RunningProxy {
  name: ProxyName
  /** The port for https, followed by the port for http, which redirects to https. */
  port: number
  httpPort: number
  certificate: Certificate
  stop: () => Promise<void>
}

/** Whether the machine has the proxy, and openssl to make a certificate. */
export function hasProxy(name: ProxyName): boolean {
  const version = { nginx: '-v', caddy: 'version' }[name]
  return !spawnSync(name, [version]).error && !spawnSync('openssl', ['version']).error
}

/**
 * Starts a proxy with the actual file of `deploy/`, replacing only ports, paths and the number of processes behind it.
 *
 * @param upstreams ports of the processes behind it
 */
export async function startProxy(name: ProxyName, upstreams: readonly number[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `proxy-${name}-`))
  // When started by root, nginx runs its workers as another user.
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const httpPort = await findFreePort()
  const certificate = makeCertificate(folder)
  const place = { folder, port, httpPort, certificate, upstreams }
  const child = name === 'nginx' ? runNginx(place) : runCaddy(place)
  let written = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    written = (written + chunk.toString()).slice(-5_000)
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntil(`${name} listens`, async () => {
      if (child.exitCode !== null) throw new Error(`${name} did not start:\n${written}`)
      return isListening(port)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { name, port, httpPort, certificate, stop }
}

interface Place {
  folder: string
  port: number
  httpPort: number
  certificate: Certificate
  upstreams: readonly number[]
}

function runNginx({ folder, port, httpPort, certificate, upstreams }: Place): ChildProcess {
  const site = replaceEach(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'), [
    [
      /server 127\.0\.0\.1:3000( .*;)/,
      upstreams.map((upstream) => `server 127.0.0.1:${upstream}$1`).join('\n'),
    ],
    [/listen 80;/, `listen 127.0.0.1:${httpPort};`],
    [/listen \[::\]:80;/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/\/etc\/letsencrypt\/live\/example\.com\/fullchain\.pem/, certificate.certificate],
    [/\/etc\/letsencrypt\/live\/example\.com\/privkey\.pem/, certificate.key],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ')
  const main = `daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http { access_log off; ${temporary} include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function runCaddy({ folder, port, httpPort, certificate, upstreams }: Place): ChildProcess {
  const site = replaceEach(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8'), [
    // By default Caddy would request certificates from outside.
    [/^example\.com \{/m, `example.com {\n\ttls ${certificate.certificate} ${certificate.key}`],
    [/127\.0\.0\.1:3000/, upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' ')],
  ])
  const ports = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${httpPort}\n\thttps_port ${port}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), ports + site)
  mkdirSync(join(folder, 'home'))
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: join(folder, 'home') },
  })
}

/** Every pattern must match: otherwise a changed file would be tested unmodified. */
function replaceEach(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`The file holds no ${pattern}`)
    return changed.replace(pattern, replacement)
  }, text)
}
