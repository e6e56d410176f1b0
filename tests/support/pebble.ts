import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../src/server/project-root.ts'
import { findFreePort } from './free-port.ts'
import { waitForAnswer } from './wait-until.ts'

const INSTALL_LIMIT_MS = 60_000

/** Path of Pebble, the test certificate authority of Debian's package; null if it is unavailable. */
export const PEBBLE = findPebble()

/** Certificate of the authority's own address, to be trusted explicitly by its clients. */
export const AUTHORITY_CERTIFICATE = join(PROJECT_ROOT, 'tests/fixtures/certificates/localhost.pem')
const AUTHORITY_KEY = join(PROJECT_ROOT, 'tests/fixtures/certificates/localhost.key')

function findPebble(): string | null {
  const path = '/usr/bin/pebble'
  const apt = '/usr/bin/apt-get'
  if (!existsSync(path) && process.getuid?.() === 0 && existsSync(apt)) {
    spawnSync(apt, ['install', '-y', '--no-install-recommends', 'pebble'], {
      stdio: 'ignore',
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return existsSync(path) ? path : null
}

export interface Pebble {
  /** Its ACME directory (RFC 8555). */
  directory: string
  stop(): Promise<void>
}

interface PebbleOptions {
  /** The port at which it validates that a name leads to the site. */
  plainPort: number
  /** `address:port`. */
  dnsServer: string
}

/** Starts a real certificate authority on loopback. It has no delays, no random refusals and no persistence. */
export async function startPebble({ plainPort, dnsServer }: PebbleOptions): Promise<Pebble> {
  if (PEBBLE === null) throw new Error('There is no pebble on this machine')
  const folder = await mkdtemp(join(tmpdir(), 'pebble-'))
  const [port, management] = [await findFreePort(), await findFreePort()]
  const config = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: AUTHORITY_CERTIFICATE,
    privateKey: AUTHORITY_KEY,
    httpPort: plainPort,
    tlsPort: 1,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  }
  const path = join(folder, 'config.json')
  await writeFile(path, JSON.stringify({ pebble: config }))
  const child = spawn(PEBBLE, ['-config', path, '-dnsserver', dnsServer], {
    stdio: 'ignore',
    env: { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0', PEBBLE_AUTHZREUSE: '0' },
  })
  const directory = `https://localhost:${port}/dir`
  const ca = await readFile(AUTHORITY_CERTIFICATE)
  await waitForAnswer(() => answers(directory, ca))
  return {
    directory,
    stop: async () => {
      await end(child)
      await rm(folder, { recursive: true })
    },
  }
}

function answers(url: string, ca: Buffer): Promise<true | null> {
  return new Promise((resolve) => {
    const asked = request(url, { ca, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200 ? true : null)
    })
    asked.on('error', () => resolve(null))
    asked.end()
  })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
