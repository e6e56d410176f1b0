// Plain JavaScript without dependencies: it runs under whatever Node the machine has, before anything is installed.
// It brings the project into the state a command needs (installed, built), then runs the command under the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
      'scripts/former-assets.ts',
      'scripts/subset-fonts.ts',
      'package-lock.json',
    ],
  },
  {
    title: 'Building the server',
    script: 'build-server.ts',
    stamp: join(ROOT, 'dist', '.server-stamp'),
    sources: ['src/server', 'src/domain', 'scripts/build-server.ts', 'package-lock.json'],
  },
]
const PARENT_CHECK_MS = 250

const COMMANDS = {
  start: { file: 'dist/app/main.js', build: true },
  dev: { file: 'src/server/main.ts', args: ['--dev'], build: false },
  build: { file: null, build: true },
  'admin:password': { file: 'scripts/admin-password.ts', build: false },
  'start:cluster': { file: 'src/server/cluster.ts', build: true },
  backup: { file: 'scripts/backup.ts', build: false },
  restore: { file: 'scripts/restore.ts', build: false },
  export: { file: 'scripts/export.ts', build: false },
  test: { file: 'scripts/test.ts', build: true },
  'test:long': { file: 'scripts/test-long.ts', build: true },
  bench: { file: 'tests/bench/main.ts', build: true },
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

/** Runs a step that takes a while, saying so; its output is shown only when it fails. */
function runStep(title, command, args, options = {}) {
  const started = Date.now()
  process.stdout.write(`${title} … `)
  const result = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  })
  if (result.status !== 0) {
    console.log('failed')
    console.error([result.error?.message, result.stdout, result.stderr].filter(Boolean).join('\n'))
    process.exit(1)
  }
  console.log(`done (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

function install() {
  const wanted = hashFiles(['package-lock.json'])
  if (existsSync(NODE) && readStamp(INSTALL_STAMP) === wanted) return
  const npm = process.env.npm_execpath
  const [command, args] = npm
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  // Under `npm start` the outer npm's settings would leak in and change how this one installs (production, prefix).
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(config_(omit|production|prefix|ignore_scripts)|package_|lifecycle_)/i.test(name) &&
        name !== 'NODE_ENV',
    ),
  )
  runStep(
    'Installing what the site needs (once; a minute on a slow line)',
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { env },
  )
  writeFileSync(INSTALL_STAMP, wanted)
}

function build({ title, script, stamp, sources }) {
  const wanted = hashFiles(sources)
  if (readStamp(stamp) === wanted) return
  runStep(title, NODE, [join(ROOT, 'scripts', script)], { env: { ...process.env, NODE_ENV: 'production' } })
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
install()
if (command.build) BUILDS.forEach(build)
if (command.file) runCommand(command.file, [...(command.args ?? []), ...process.argv.slice(3)])
