import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * The long forms of tests in `npm test`: many kills, whole floods, many malformed requests, both databases
 * (`tests/support/run-length.ts`); and tests without a short form.
 */
const LONG_TESTS = [
  'tests/faults',
  'tests/http/admin-input.test.ts',
  'tests/http/broken-http.test.ts',
  'tests/http/control-characters.test.ts',
  'tests/http/fuzz.test.ts',
  'tests/http/hostile-addresses.test.ts',
  'tests/http/large-numbers.test.ts',
  'tests/http/people.test.ts',
  'tests/http/restore.test.ts',
  'tests/http/second-factor.test.ts',
  'tests/mail/bounce-mailbox.test.ts',
  'tests/mail/killed-while-sending.test.ts',
  'tests/process/backup-restore.test.ts',
  'tests/process/cluster.test.ts',
  'tests/process/copy.test.ts',
  'tests/process/https.test.ts',
  'tests/proxy',
  'src/domain/import/hostile-files.test.ts',
  'src/domain/import/recipe/read-page.test.ts',
  'packages/illustrator/truth.test.ts',
  'src/server/open-formats/paint-drawing.test.ts',
]

const LONG_BROWSER_TESTS = ['tests/e2e/admin-journey.spec.ts', 'tests/e2e/layout-shift.spec.ts']

/** @returns whether all passed */
function run(tool: string, args: readonly string[], env: Record<string, string>): boolean {
  const { status } = spawnSync(join('node_modules', '.bin', tool), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, LONG: '1' },
  })
  return status === 0
}

const passed = [
  run('vitest', ['run', ...LONG_TESTS], { NODE_ENV: 'test' }),
  run('playwright', ['test', ...LONG_BROWSER_TESTS], {}),
]
process.exit(passed.includes(false) ? 1 : 0)
