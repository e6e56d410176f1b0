import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../support/free-port.ts'
import { HANGS_AFTER_MS } from '../support/hangs-after.ts'
import { waitUntil } from '../support/wait-until.ts'
import { copySources, limitMemory, makeBarePath, processesIn } from './bare-machine.ts'

/** The README's documented memory requirement for installation and build. */
const MEMORY_MB = 700
/** npm's and the site's certificate authorities, proxies and registry: the machine configures where packages come from. */
const KEPT =
  /^(HOME|TMPDIR|(NO|HTTPS?|ALL)_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|npm_config_(registry|cafile|cache))$/i
/** An installation and a build on a machine busy with other work. */
const TIMEOUT_MS = 3 * HANGS_AFTER_MS

// RUN-SETUP-1, RUN-SETUP-2
test('npm start serves from a fresh clone with only node, npm, git, a shell and coreutils', {
  timeout: TIMEOUT_MS,
}, async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-machine-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const project = join(folder, 'site')
  mkdirSync(project)
  if (!copySources(project)) skip('this is no git checkout')
  const limit = limitMemory(MEMORY_MB, folder)
  const port = await findFreePort()
  const [command = 'npm', ...args] = [...(limit?.through ?? []), 'npm', 'start']
  const site = spawn(command, args, {
    cwd: project,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
      PATH: makeBarePath(join(folder, 'path')),
      // The packages this project was installed from are cached.
      npm_config_prefer_offline: 'true',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(() => end(site, limit?.group))
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  await waitUntil(
    'the site is ready, or npm has ended',
    () => output.includes('Ready on ') || site.exitCode !== null || site.signalCode !== null,
    TIMEOUT_MS,
  )
  if (output.includes('the package registry cannot be reached')) skip('no package registry')
  const details = ['install.log', 'build.log']
    .map((log) => join(project, log))
    .filter((log) => existsSync(log))
  expect(output, details.map((log) => readFileSync(log, 'utf8')).join('\n')).toContain('Ready on ')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
})

/** Kills npm and its descendants immediately. */
async function end(site: ChildProcess, group: string | undefined): Promise<void> {
  const hasEnded = () => site.exitCode !== null || site.signalCode !== null
  if (site.pid !== undefined && !hasEnded()) process.kill(-site.pid, 'SIGKILL')
  await waitUntil('npm has ended', hasEnded)
  if (!group) return
  await waitUntil('nothing runs within the limit', () => processesIn(group).length === 0)
  rmdirSync(group)
}
