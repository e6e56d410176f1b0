import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { FAST_DISK } from '../tests/support/fast-disk.ts'
import { auditDependencies } from './audit-dependencies.ts'
import { findBrowser, NoBrowserError } from './find-browser.ts'

const RESULTS = 'test-results'
const LINES_OF_A_FAILURE = 6

/** A check that passes or fails: counts as one test. */
interface Check {
  name: string
  command: string[]
}

const bin = (name: string) => join('node_modules', '.bin', name)

/** `check`: linter and compiler. `quick`: also the tests that need no running product. Without an argument: everything. */
const MODES = ['check', 'quick', 'all'] as const
const wanted = process.argv[2] ?? 'all'
const mode = MODES.find((name) => name === wanted)
if (!mode) throw new Error(`Unknown "${wanted}": one of ${MODES.join(', ')}`)

const CHECKS: Check[] = [
  { name: 'formatting and lint', command: [bin('biome'), 'check', '.'] },
  // One checker: several would each compute most of the types again.
  { name: 'types', command: [bin('tsc'), '--noEmit', '--checkers', '1'] },
]

const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z
    .array(z.object({ title: z.string(), file: z.string(), line: z.number(), ok: z.boolean() }))
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
})

type VitestFile = z.infer<typeof vitestResults>['testResults'][number]
type PlaywrightSuite = z.infer<typeof playwrightSuite>

const counts = { passed: 0, failed: 0, skipped: 0 }
/** Repeated at the end, for readers of a run's last lines. */
const failures: string[] = []
const durations: string[] = []
let part: { name: string; began: number } | null = null

async function run(command: string[], env: Record<string, string> = {}): Promise<boolean> {
  const [file = '', ...args] = command
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  return code === 0
}

interface Checked extends Check {
  passed: boolean
  output: string
  ms: number
}

/** Runs a check in parallel; its output is collected. */
async function runBeside({ name, command }: Check): Promise<Checked> {
  const began = performance.now()
  const [file = '', ...args] = command
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { name, command, passed: code === 0, output: printed.join(''), ms: performance.now() - began }
}

function tell({ name, passed, output, ms }: Checked): void {
  endPart()
  console.log(`\n── ${name}\n${output.trimEnd()}`)
  noteDuration(name, ms)
  if (passed) counts.passed++
  else fail(name)
}

/** Builds the current sources for the tests. */
async function build(): Promise<boolean> {
  heading('build')
  const passed = await run([process.execPath, join('scripts', 'run.mjs'), 'build:test'])
  if (!passed) fail('build')
  return passed
}

function heading(text: string): void {
  endPart()
  part = { name: text, began: performance.now() }
  console.log(`\n── ${text}`)
}

function endPart(): void {
  if (part) noteDuration(part.name, performance.now() - part.began)
  part = null
}

function noteDuration(name: string, ms: number): void {
  durations.push(`${name} ${Math.round(ms / 1_000)} s`)
}

function readResults<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

// A check uses one core, and so does the build.
const checks = CHECKS.map(runBeside)
const isBuilt = mode === 'check' || (await build())
for (const check of checks) tell(await check)

if (mode === 'all') {
  heading('known weaknesses of what is installed')
  const audit = auditDependencies()
  console.log(audit.line)
  counts[audit.outcome]++
  if (audit.outcome === 'failed') failures.push('known weaknesses of what is installed')
}
if (mode === 'quick' && isBuilt)
  await runVitest(['src/', ...structureTests(), '--project', 'unit', '--project', 'server'], { QUICK: '1' })
if (mode === 'all' && isBuilt) {
  await runVitest([])
  await runPlaywright()
}

endPart()
console.log(`\n${durations.join(', ')}; what tests keep is on ${FAST_DISK}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
)
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)

function fail(what: string): void {
  counts.failed++
  failures.push(what)
}

/** Lists the tests of the structure of sources and build: beside `tests/http` and the like, and as fast as unit tests. */
function structureTests(): string[] {
  return readdirSync('tests')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/${name}`)
}

/** @param only parts of paths, and options; empty runs everything */
async function runVitest(only: string[], env: Record<string, string> = {}): Promise<void> {
  heading(only.length > 0 ? 'unit and store tests' : 'unit, store and HTTP tests')
  const file = join(RESULTS, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const passed = await run([bin('vitest'), 'run', ...only, ...reporters], { NODE_ENV: 'test', ...env })
  const results = readResults(file, vitestResults)
  counts.passed += results?.numPassedTests ?? 0
  counts.failed += results?.numFailedTests ?? 0
  counts.skipped += results?.numPendingTests ?? 0
  failures.push(...(results?.testResults ?? []).flatMap(failuresOfFile))
  if (!passed && (results?.numFailedTests ?? 0) === 0)
    fail('Vitest ended with an error outside its tests (above)')
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLines(message)}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLines(test.failureMessages?.[0] ?? '')}`)
}

/** Returns the first lines of a failure, without its stack trace. */
function firstLines(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s+at /.test(line) && line.trim() !== '')
  return lines.slice(0, LINES_OF_A_FAILURE).join('\n    ')
}

async function runPlaywright(): Promise<void> {
  heading('browser tests')
  const browser = browserOrNone()
  if (!browser) return
  const file = join(RESULTS, 'playwright.json')
  const passed = await run([bin('playwright'), 'test', '--reporter=list,json'], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const results = readResults(file, playwrightResults)
  const stats = results?.stats
  counts.passed += stats?.expected ?? 0
  counts.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  counts.skipped += stats?.skipped ?? 0
  failures.push(...(results?.suites ?? []).flatMap(failuresOfSuite))
  if (!passed && (stats?.unexpected ?? 0) === 0)
    fail('Playwright ended with an error outside its tests (above)')
}

/** Without a browser the run completes as usual, with one failed test that says what to install. */
function browserOrNone(): string | null {
  try {
    return findBrowser()
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error
    console.log(error.message)
    fail(error.message)
    return null
  }
}

function failuresOfSuite({ specs, suites }: PlaywrightSuite): string[] {
  const own = specs
    .filter((spec) => !spec.ok)
    .map((spec) => `tests/e2e/${spec.file}:${spec.line}: ${spec.title}`)
  return [...own, ...suites.flatMap(failuresOfSuite)]
}
