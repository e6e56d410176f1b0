// Plain JavaScript without dependencies: it runs under whatever Node the machine has, before anything is installed. It
// prepares the project for a command (installed, built), then runs the command under the project's own Node.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { install } from './launcher/install.mjs'
import { hashFiles, MEMORY_HABITS, MODULES, NODE, ROOT, readStamp } from './launcher/project.mjs'
import { runStep } from './launcher/step.mjs'
import { supervise } from './launcher/supervise.mjs'

const FOODS = ['scripts/foods', 'scripts/make-food-table.ts']
const FOODS_FOLDER = 'src/domain/kitchen/foods'
/** Generated TypeScript modules that are not in git: every command needs them. */
const TABLES = {
  title: 'Making the table of foods',
  script: 'make-food-table.ts',
  stamp: join(ROOT, 'dist', '.foods-stamp'),
  sources: [...FOODS, FOODS_FOLDER, 'src/domain/items/limits.ts', 'package-lock.json'],
  makes: ['food-table.generated.ts', 'nutrient-table.generated.ts'].map((name) =>
    join(ROOT, FOODS_FOLDER, name),
  ),
}
/** The builds, with their sources. */
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
      ...FOODS,
      'content/illustrations',
      'public',
      'vite.config.ts',
      'scripts/build.ts',
      'scripts/build-part.ts',
      'scripts/build-worker.ts',
      'scripts/bundled-packages.ts',
      'scripts/escape-letters.ts',
      'scripts/replace-ranges.ts',
      'scripts/former-assets.ts',
      'scripts/sheets-by-media.ts',
      'scripts/short-class-names.ts',
      'scripts/subset-fonts.ts',
      'package-lock.json',
    ],
  },
  {
    title: 'Building the server',
    script: 'build-server.ts',
    stamp: join(ROOT, 'dist', '.server-stamp'),
    sources: [
      'src/command',
      'src/server',
      'src/domain',
      'packages/illustrator',
      ...FOODS,
      'scripts/build-server.ts',
      'scripts/bundled-packages.ts',
      'scripts/escape-letters.ts',
      'scripts/replace-ranges.ts',
      'package-lock.json',
    ],
  },
]
/** In MB. A build needs 60 of heap; V8 fills any additional heap before it collects garbage. */
const BUILD_HEAP_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']
/**
 * Limits the bundler's native memory, which no heap flag bounds: freed pages are returned immediately instead of being
 * retained, and one thread works at a time. The admin's build takes 450 MB instead of 960, in about the same time.
 */
const BUILD_MEMORY = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
}

/** Commands that need no running site run from the sources, without a build. */
const PROGRAM = 'src/command/happiness-first.ts'

/**
 * `build`: whether the build must exist and be current. `tools`: whether it also needs the test tools
 * (devDependencies), which the site itself never does. `asSite`: a tool with the site's memory settings, because it
 * measures processes it starts.
 */
const COMMANDS = {
  start: { file: 'dist/app/happiness-first.js', args: ['start'], build: true },
  dev: { file: 'src/server/main.ts', args: ['--dev'] },
  generate: {},
  build: { build: true },
  'build:test': { build: true, tools: true },
  'admin:password': { file: PROGRAM, args: ['password'] },
  'start:cluster': { file: 'src/server/cluster.ts', build: true },
  backup: { file: PROGRAM, args: ['backup'] },
  restore: { file: PROGRAM, args: ['restore'] },
  export: { file: PROGRAM, args: ['export'] },
  status: { file: PROGRAM, args: ['status'] },
  doctor: { file: PROGRAM, args: ['doctor'] },
  check: { file: 'scripts/test.ts', args: ['check'], tools: true },
  // They build by themselves, in parallel with what needs no build.
  test: { file: 'scripts/test.ts', tools: true },
  'test:quick': { file: 'scripts/test.ts', args: ['quick'], tools: true },
  'test:long': { file: 'scripts/test-long.ts', build: true, tools: true },
  release: { file: 'scripts/release/main.ts', build: true, tools: true },
  bench: { file: 'tests/bench/main.ts', build: true, tools: true, asSite: true },
  shots: { file: 'tests/shots/main.ts', build: true, tools: true },
}

async function build({ title, script, stamp, sources, makes = [] }) {
  const wanted = hashFiles(sources)
  if (readStamp(stamp) === wanted && makes.every((path) => existsSync(path))) return
  await runStep(title, NODE, [...BUILD_HEAP_FLAGS, join(ROOT, 'scripts', script)], {
    log: 'build.log',
    otherwise: 'bring the sources back to what was released (git status), or mend what the details name',
    env: { ...MEMORY_HABITS, ...BUILD_MEMORY, ...process.env, NODE_ENV: 'production' },
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Where Node caches compiled code: the next start takes half the time. */
const COMPILED_CODE = { NODE_COMPILE_CACHE: join(MODULES, '.cache', 'node') }
/**
 * In MB. The defaults grow with the machine, and memory taken under load stays with the process: a young generation of
 * 2 leaves some 15 MB less after a load than one of 8, at no measurable cost in time. NODE_OPTIONS does not override
 * them; a site of this kind needs a tenth. `gc` is called once, after startup (start-site.ts).
 */
const HEAP_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=1024', '--expose-gc']

function runCommand({ file, tools, asSite }, args) {
  const child = spawn(NODE, [...HEAP_FLAGS, join(ROOT, file), ...args], {
    cwd: ROOT,
    // Tests and tools are short-lived: returning memory and allocating it again only costs them time.
    env: { ...(tools && !asSite ? {} : MEMORY_HABITS), ...COMPILED_CODE, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const { release } = supervise(child)
  child.on('error', (error) => {
    console.error(`Could not start ${NODE}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    release()
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
await build(TABLES)
if (command.build) for (const part of BUILDS) await build(part)
if (command.file) runCommand(command, [...(command.args ?? []), ...process.argv.slice(3)])
