import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../support/free-port.ts'
import { waitUntil } from '../support/wait-until.ts'
import { makeDataFolder } from './data-folder.ts'
import { childrenOf, isAlive } from './processes.ts'

/** Long enough for a build, in case the sources have changed since the last. */
const READY_WITHIN_MS = 60_000
const TEST_TIMEOUT_MS = 2 * READY_WITHIN_MS

interface Launched {
  launcher: ChildProcess
  /** Process ids of the launcher and all its descendants. */
  pids: number[]
  port: number
  ended: Promise<number | null>
}

/** Starts the product from the command line; build and installation exist already. */
async function launch(command: string, args: string[]): Promise<Launched> {
  const port = await findFreePort()
  const launcher = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: await makeDataFolder(),
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<number | null>((resolve) => launcher.once('exit', resolve))
  const pids: number[] = []
  const notePids = () => {
    if (launcher.pid !== undefined) pids.push(launcher.pid, ...descendantsOf(launcher.pid))
  }
  onTestFinished(() => {
    if (pids.length === 0) notePids()
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
  })
  const isReady = () => {
    if (launcher.exitCode !== null) throw new Error(`It ended with ${launcher.exitCode}:\n${output}`)
    return output.includes('Ready on ')
  }
  await waitUntil('the product is ready', isReady, READY_WITHIN_MS)
  notePids()
  return { launcher, pids, port, ended }
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )
}

async function expectNothingLeft({ pids, port }: Launched): Promise<void> {
  await waitUntil('every process has ended', () => !pids.some(isAlive))
  expect(await isAnswering(port)).toBe(false)
}

// RUN-STOP-2
test('SIGTERM to the launcher alone stops the product with 0', { timeout: TEST_TIMEOUT_MS }, async () => {
  const launched = await launch(process.execPath, ['scripts/run.mjs', 'start'])
  expect(launched.pids.length).toBeGreaterThanOrEqual(2)
  expect(await isAnswering(launched.port)).toBe(true)
  launched.launcher.kill('SIGTERM')
  expect(await launched.ended).toBe(0)
  await expectNothingLeft(launched)
})

test('SIGTERM to `npm start` alone stops the product', { timeout: TEST_TIMEOUT_MS }, async () => {
  const launched = await launch('npm', ['start'])
  expect(launched.pids.length).toBeGreaterThanOrEqual(3)
  launched.launcher.kill('SIGTERM')
  await launched.ended
  await expectNothingLeft(launched)
})

test('killing the launcher leaves no product running', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const launched = await launch(process.execPath, ['scripts/run.mjs', 'start'])
  launched.launcher.kill('SIGKILL')
  await launched.ended
  await expectNothingLeft(launched)
})

/** Returns the private memory of a process, in MiB. */
function ownMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

test('memory used during startup is released afterwards', { timeout: TEST_TIMEOUT_MS }, async () => {
  const { pids } = await launch(process.execPath, ['scripts/run.mjs', 'start'])
  const site = pids.at(-1) ?? Number.NaN
  const atStart = ownMemory(site)
  await waitUntil('it holds less', () => ownMemory(site) < atStart - 3)
})

/** Makes a project with the launcher and nothing to install, and a stand-in for npm: the real one would take a minute. */
function makeProject(npmProgram: string) {
  const project = mkdtempSync(join(tmpdir(), 'launcher-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const own = join(project, 'node_modules/node/bin/node')
  mkdirSync(join(project, 'node_modules/node/bin'), { recursive: true })
  mkdirSync(join(project, 'node_modules/former'))
  cpSync(resolve('scripts/run.mjs'), join(project, 'scripts/run.mjs'))
  cpSync(resolve('scripts/launcher'), join(project, 'scripts/launcher'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  cpSync(process.execPath, own)
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: {} }))
  writeFileSync(join(project, 'node_modules/.install-stamp'), 'of another lockfile')
  const npm = join(project, 'npm.cjs')
  writeFileSync(npm, npmProgram)
  const environment = { npm_execpath: npm }
  return {
    project,
    own,
    environment,
    build: () =>
      spawnSync(own, ['scripts/run.mjs', 'build'], { cwd: project, env: environment, encoding: 'utf8' }),
  }
}

test('after an update the project’s own Node runs the installation, although it is part of it', () => {
  const { project, build } = makeProject(
    "require('node:fs').appendFileSync(__dirname + '/asked', process.argv.slice(2).join(' ') + '\\n')",
  )
  build()
  expect(readFileSync(join(project, 'asked'), 'utf8')).toMatch(/^ci .*\nci .*\n$/)
})

// RUN-SETUP-4
test.each([
  ['npm error code EAI_AGAIN', 'the package registry cannot be reached: check the network of this machine'],
  ['npm error code ENOSPC', 'the disk is full: make room for 1 GB'],
  ['npm ERR! code E404', 'the package registry does not have what package-lock.json names'],
  ['npm error something else', 'see what npm says, mend it and run the same again'],
])('an installation that fails with "%s" ends with one sentence and its own exit code', (said, sentence) => {
  const { project, build } = makeProject(`console.error(${JSON.stringify(said)}); process.exit(1)`)
  const { status, stderr, stdout } = build()
  // EX_UNAVAILABLE: the unit in deploy/ does not restart after it.
  expect(status).toBe(69)
  expect(readFileSync(resolve('deploy/site.service'), 'utf8')).toContain('RestartPreventExitStatus=69\n')
  expect(stdout.trim()).toMatch(/failed$/)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(sentence)
  const log = join(project, 'install.log')
  expect(stderr).toContain(`(details: ${log}).`)
  expect(readFileSync(log, 'utf8')).toContain(said)
})

// RUN-SETUP-5
test('a system without packaged binaries is reported in one line, with the exit code for unavailable', () => {
  // npm omits packages that do not fit a system, and still exits successfully.
  const { project, environment } = makeProject(
    "require('node:fs').mkdirSync('node_modules/.bin', { recursive: true })",
  )
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: project,
    env: environment,
    encoding: 'utf8',
  })
  expect(status).toBe(69)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(`does not run on this system (${process.platform}, ${process.arch}): take `)
})

// RUN-SETUP-4
test('a Node.js that could not be downloaded is not blamed on the system, and is asked for again', () => {
  // npm takes it for an optional package that does not suit the machine, and exits successfully.
  const { project, own, environment } = makeProject(
    "require('node:fs').appendFileSync(__dirname + '/asked', process.cwd() + '\\n')",
  )
  const olderNode =
    "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })"
  const build = () =>
    spawnSync(own, ['--import', olderNode, 'scripts/run.mjs', 'build'], {
      cwd: project,
      env: environment,
      encoding: 'utf8',
    })
  for (const { status, stderr } of [build(), build()]) {
    expect(stderr).toContain('Installing Node.js failed: the package registry cannot be reached')
    expect(status).toBe(69)
  }
  expect(readFileSync(join(project, 'asked'), 'utf8').trim().split('\n')).toHaveLength(2)
})

test('a killed installation is reported as out of memory', () => {
  const { build } = makeProject("process.kill(process.pid, 'SIGKILL')")
  const { status, stderr } = build()
  expect(status).toBe(69)
  expect(stderr).toContain('ran out of memory')
})

/** The stand-in hangs as often as this, and then succeeds. */
function installWithHungNpm(times: number) {
  const { project, own } = makeProject(`
    const { appendFileSync, readFileSync } = require('node:fs')
    appendFileSync('runs', '.')
    if (readFileSync('runs').length <= ${times}) setInterval(() => {}, 60_000)`)
  const step = `
    import { runStep } from './scripts/launcher/step.mjs'
    const options = { log: 'install.log', otherwise: 'no cause', idleMs: 2_000 }
    await runStep('Installing', process.execPath, ['npm.cjs'], options)`
  return spawnSync(own, ['--input-type=module', '--eval', step], { cwd: project, encoding: 'utf8' })
}

// RUN-SETUP-6
test('an npm that hangs is ended and run once more', () => {
  const { status, stdout } = installWithHungNpm(1)
  expect(stdout).toContain('done')
  expect(status).toBe(0)
})

// RUN-SETUP-6
test('an npm that hangs twice fails for want of a network', () => {
  const { status, stderr } = installWithHungNpm(2)
  expect(stderr).toContain('Installing failed: the package registry cannot be reached: check the network')
  expect(status).toBe(69)
})

test('SIGTERM during the installation stops npm too', async () => {
  const { project, own, environment } = makeProject(
    "require('node:fs').writeFileSync(__dirname + '/pid', String(process.pid)); setInterval(() => {}, 1_000)",
  )
  const launcher = spawn(own, ['scripts/run.mjs', 'build'], {
    cwd: project,
    env: environment,
    stdio: 'ignore',
  })
  onTestFinished(() => {
    launcher.kill('SIGKILL')
  })
  const ended = new Promise<number | null>((resolve) => launcher.once('exit', resolve))
  const pidFile = join(project, 'pid')
  await waitUntil('npm runs', () => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '')
  const npm = Number(readFileSync(pidFile, 'utf8'))
  launcher.kill('SIGTERM')
  expect(await ended).toBe(1)
  await waitUntil('npm has ended', () => !isAlive(npm))
})
