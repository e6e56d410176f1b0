import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * The tests whose short form is in `npm test`, at length: many kills, whole floods, many malformed requests, both databases
 * (`tests/support/run-length.ts`); and those that have no short form.
 */
const LONG_TESTS = [
  'tests/faults',
  'tests/http/admin-input.test.ts',
  'tests/http/broken-http.test.ts',
  'tests/http/control-characters.test.ts',
  'tests/http/fuzz.test.ts',
  'tests/http/hostile-addresses.test.ts',
  'tests/http/people.test.ts',
  'tests/http/restore.test.ts',
  'tests/http/second-factor.test.ts',
  'tests/mail/bounce-mailbox.test.ts',
  'tests/mail/killed-while-sending.test.ts',
  'tests/process/bare-machine.test.ts',
  'tests/process/cluster.test.ts',
  'tests/proxy',
  'src/domain/import/hostile-files.test.ts',
  'src/domain/import/recipe/read-page.test.ts',
  'packages/illustrator/truth.test.ts',
  'src/server/open-formats/paint-drawing.test.ts',
]

const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', ...LONG_TESTS], {
  stdio: 'inherit',
  env: { ...process.env, LONG: '1', NODE_ENV: 'test' },
})
process.exit(status ?? 1)
