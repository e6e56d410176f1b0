import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The tests whose short form is in `npm test`, at length: many kills, many malformed requests, both databases. */
const LONG_TESTS = [
  'tests/faults',
  'tests/http/fuzz.test.ts',
  'tests/http/broken-http.test.ts',
  'tests/mail/killed-while-sending.test.ts',
  'tests/proxy',
]

const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', ...LONG_TESTS], {
  stdio: 'inherit',
  env: { ...process.env, LONG: '1', NODE_ENV: 'test' },
})
process.exit(status ?? 1)
