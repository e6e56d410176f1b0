import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { auditDependencies } from './audit-dependencies.ts'
import { findBrowser } from './find-browser.ts'

const RESULTS = 'test-results'

/** A check that either holds or does not: counts as one test. */
interface Check {
  name: string
  command: string[]
}

const bin = (name: string) => join('node_modules', '.bin', name)

const CHECKS: Check[] = [
  { name: 'formatting and lint', command: [bin('biome'), 'check', '.'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
]

const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
})
const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

const counts = { passed: 0, failed: 0, skipped: 0 }

function run(command: string[], env: Record<string, string> = {}): boolean {
  const [file = '', ...args] = command
  const result = spawnSync(file, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return result.status === 0
}

function heading(text: string): void {
  console.log(`\n── ${text}`)
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

for (const { name, command } of CHECKS) {
  heading(name)
  if (run(command)) counts.passed++
  else counts.failed++
}

heading('known weaknesses of what is installed')
const audit = auditDependencies()
console.log(audit.line)
counts[audit.outcome]++

heading('unit, store and HTTP tests')
const vitestFile = join(RESULTS, 'vitest.json')
const vitestPassed = run(
  [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
  { NODE_ENV: 'test' },
)
const vitest = readResults(vitestFile, vitestResults)
counts.passed += vitest?.numPassedTests ?? 0
counts.failed += vitest?.numFailedTests ?? 0
counts.skipped += vitest?.numPendingTests ?? 0
if (!vitestPassed && (vitest?.numFailedTests ?? 0) === 0) counts.failed++

heading('browser tests')
const browser = findBrowser()
const playwrightFile = join(RESULTS, 'playwright.json')
const playwrightPassed = run([bin('playwright'), 'test', '--reporter=list,json'], {
  BROWSER_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile,
})
const playwright = readResults(playwrightFile, playwrightResults)
counts.passed += playwright?.stats.expected ?? 0
counts.failed += (playwright?.stats.unexpected ?? 0) + (playwright?.stats.flaky ?? 0)
counts.skipped += playwright?.stats.skipped ?? 0
if (!playwrightPassed && (playwright?.stats.unexpected ?? 0) === 0) counts.failed++

console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
)
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)
