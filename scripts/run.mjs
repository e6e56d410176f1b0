// Plain JavaScript without dependencies: it runs under whatever Node the machine has, before anything is installed.
// It brings the project into the state a command needs (installed, built), then runs the command under the project's own Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const INSTALL_STAMP = join(ROOT, 'node_modules', '.install-stamp')
/** What is built, and from what. */
const BUILDS = [
  {
    title: 'Building the pages',
    script: 'build.ts',
    stamp: join(ROOT, 'dist', '.build-stamp'),
    sources: [
      'src/web',
      'src/admin',
      'src/domain',
      'src/server/mail/letters',
      'content/illustrations',
      'public',
      'vite.config.ts',
      'scripts/build.ts',
      'scripts/build-worker.ts',
      'scripts/former-assets.ts',
      'scripts/subset-fonts.ts',
      'package-lock.json',
    ],
  },
  {
    title: 'Building the server',
    script: 'build-server.ts',
    stamp: join(ROOT, 'dist', '.server-stamp'),
    sources: ['src/server', 'src/domain', 'src/illustrator', 'scripts/build-server.ts', 'package-lock.json'],
  },
]
const PROGRESS_EVERY_MS = 400
const PROGRESS_WIDTH = 24
const PARENT_CHECK_MS = 250

/**
 * `build`: whether what is built must be there and current. `tools`: whether it needs the test tools as well
 * (devDependencies), which the site itself never does.
 */
const COMMANDS = {
  start: { file: 'dist/app/main.js', build: true },
  dev: { file: 'src/server/main.ts', args: ['--dev'] },
  build: { build: true },
  'build:test': { build: true, tools: true },
  'admin:password': { file: 'scripts/admin-password.ts' },
  'start:cluster': { file: 'src/server/cluster.ts', build: true },
  backup: { file: 'scripts/backup.ts' },
  restore: { file: 'scripts/restore.ts' },
  export: { file: 'scripts/export.ts' },
  check: { file: 'scripts/test.ts', args: ['check'], tools: true },
  test: { file: 'scripts/test.ts', build: true, tools: true },
  'test:quick': { file: 'scripts/test.ts', args: ['quick'], build: true, tools: true },
  'test:long': { file: 'scripts/test-long.ts', build: true, tools: true },
  bench: { file: 'tests/bench/main.ts', build: true, tools: true },
  shots: { file: 'tests/shots/main.ts', build: true, tools: true },
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    const full = join(ROOT, path)
    if (!existsSync(full)) return
    let entries
    try {
      entries = readdirSync(full, { withFileTypes: true })
    } catch {
      hash.update(path).update(readFileSync(full))
      return
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) visit(`${path}/${entry.name}`)
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * Runs a step that takes a while and shows how far it is; what it printed is shown only when it fails.
 *
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, progress?: () => number }} options `progress` answers the part done, 0 to 1
 */
function runStep(title, command, args, { env = process.env, progress } = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    const seconds = () => ((Date.now() - started) / 1000).toFixed(1)
    const isTerminal = process.stdout.isTTY
    let tenths = 0
    const show = () => {
      const part = progress?.()
      if (isTerminal) {
        const filled = Math.round((part ?? 0) * PROGRESS_WIDTH)
        const bar = part === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(PROGRESS_WIDTH - filled)} `
        process.stdout.write(`\r\x1b[K${title}  ${bar}${Math.floor((Date.now() - started) / 1000)} s`)
      } else if (part !== undefined && Math.floor(part * 10) > tenths) {
        tenths = Math.floor(part * 10)
        process.stdout.write(`${tenths * 10} % … `)
      }
    }
    if (!isTerminal) process.stdout.write(`${title} … `)
    const timer = setInterval(show, PROGRESS_EVERY_MS)
    const output = []
    const finish = (failure) => {
      clearInterval(timer)
      if (isTerminal) process.stdout.write(`\r\x1b[K${title} … `)
      if (failure === null) {
        console.log(`done (${seconds()} s)`)
        return resolve()
      }
      console.log('failed')
      console.error([failure, Buffer.concat(output).toString()].filter(Boolean).join('\n'))
      process.exit(1)
    }
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => finish(error.message))
    child.on('close', (code, signal) => finish(code === 0 ? null : signal ? `Ended by ${signal}.` : ''))
  })
}

/** Folders of the packages the lockfile names for this machine, with or without the test tools. */
function lockedPackages(withTools) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const suits = (allowed, own) => !allowed || allowed.includes(own)
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && (withTools || !(entry.dev || entry.devOptional)))
    .filter(([, { os, cpu }]) => suits(os, process.platform) && suits(cpu, process.arch))
    .map(([path]) => join(ROOT, path, 'package.json'))
}

/**
 * Brings node_modules to what the lockfile says. The site alone needs less than its tests: their tools are added
 * when a command first asks for them, beside what is there, so that a running site keeps its modules.
 *
 * @param {boolean} withTools whether devDependencies are wanted too
 */
async function install(withTools) {
  const lock = hashFiles(['package-lock.json'])
  const stamp = readStamp(INSTALL_STAMP)
  const [installed, isComplete] = [`${lock} site`, `${lock} site+tools`]
  if (existsSync(NODE) && (stamp === isComplete || (stamp === installed && !withTools))) return
  const addsTools = existsSync(NODE) && stamp === installed
  const npm = process.env.npm_execpath
  const [command, args] = npm
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  // Under `npm start` the outer npm's settings would leak in and change how this one installs (production, prefix).
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(config_(omit|include|production|prefix|ignore_scripts)|package_|lifecycle_)/i.test(name) &&
        name !== 'NODE_ENV',
    ),
  )
  if (!addsTools) emptyModules()
  const packages = lockedPackages(withTools)
  await runStep(
    addsTools
      ? 'Adding the test tools (once)'
      : 'Installing what the site needs (once; a minute on a slow line)',
    command,
    [
      ...args,
      ...(addsTools ? ['install', '--no-save'] : ['ci']),
      withTools ? '--include=dev' : '--omit=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { env, progress: () => packages.filter((path) => existsSync(path)).length / packages.length },
  )
  writeFileSync(INSTALL_STAMP, withTools ? isComplete : installed)
}

/**
 * As `npm ci` does first itself; done here, so that what is counted is what has come. The project's own Node stays: after
 * an update it is what runs this, and what is to run npm.
 */
function emptyModules() {
  const modules = join(ROOT, 'node_modules')
  if (!existsSync(modules)) return
  const others = readdirSync(modules).filter((name) => name !== 'node')
  for (const name of others) rmSync(join(modules, name), { recursive: true, force: true })
}

async function build({ title, script, stamp, sources }) {
  const wanted = hashFiles(sources)
  if (readStamp(stamp) === wanted) return
  const env = { ...process.env, NODE_ENV: 'production' }
  await runStep(title, NODE, [join(ROOT, 'scripts', script)], { env })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Ids of this process's ancestors: npm, its shell. */
function ancestors() {
  const found = []
  let pid = process.ppid
  while (pid > 1 && found.length < 3) {
    found.push(pid)
    try {
      // The second field may hold spaces and brackets; the parent's id is the second one after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      pid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    } catch {
      break
    }
  }
  return found
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** npm and the shell between it and us, when npm started us: the ones whose end must be ours too. */
function watchedParents() {
  if (!process.env.npm_lifecycle_event) return []
  return ancestors().filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return (
        command.includes('npm') ||
        /^(ba|da|z)?sh\0-c\0/.test(command.replace(/^.*\//, '')) ||
        command.startsWith('sh\0')
      )
    } catch {
      return pid === process.ppid
    }
  })
}

/**
 * Pictures are decoded into large pieces of memory, which glibc by default keeps for later in as many heaps as there
 * were threads. Told to give each large piece back, the server stays under 200 MB after sixty variants instead of 500,
 * at no measurable cost in time. What is set outside wins.
 */
const MEMORY_HABITS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
/** Where Node keeps the code it has compiled: the next start takes half the time. */
const COMPILED_CODE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node') }
/**
 * In MB. The defaults grow with the machine, and what one busy moment took stays with the process: with these the same
 * load leaves a third less, at no measurable cost in time. NODE_OPTIONS does not win over them; a site of this kind
 * lives in a tenth.
 */
const HEAP_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024']

function runCommand(file, args) {
  const child = spawn(NODE, [...HEAP_FLAGS, join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...MEMORY_HABITS, ...COMPILED_CODE, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let stopping = false
  const stop = (signal) => {
    stopping = true
    child.kill(signal)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  // npm's shell does not pass SIGTERM on: when npm is gone, so are we.
  const parents = watchedParents()
  const timer = setInterval(() => {
    if (!stopping && parents.some((pid) => !isAlive(pid))) stop('SIGTERM')
  }, PARENT_CHECK_MS)
  child.on('error', (error) => {
    console.error(`Could not start ${NODE}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    clearInterval(timer)
    process.exit(code ?? (signal ? 1 : 0))
  })
}

const name = process.argv[2]
const command = COMMANDS[name]
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}`)
  process.exit(1)
}
await install(command.tools === true)
if (command.build) for (const part of BUILDS) await build(part)
if (command.file) runCommand(command.file, [...(command.args ?? []), ...process.argv.slice(3)])
