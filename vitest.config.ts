import { defineConfig } from 'vitest/config'
import { HANGS_AFTER_MS } from './tests/support/hangs-after.ts'

const PURE = ['src/{domain,web,admin}/**/*.test.ts', 'packages/**/*.test.ts', 'scripts/**/*.test.ts']
const COMPONENTS = 'src/{web,admin}/**/*.test.tsx'

const shared = {
  // No test changes a module: loaded once, they serve the next file of the same worker as well.
  isolate: false,
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  // What another process changed is looked for once a second, and a busy machine looks later.
  expect: { poll: { timeout: HANGS_AFTER_MS / 6 } },
  // A young space that does not grow step by step: to open an app takes a third less.
  execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=32'],
}

/** Unit tests beside the code and the HTTP tests; browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    // Most of a test's time is waiting for a disk, a process or a password's hash.
    maxWorkers: 4,
    projects: [
      // Rules: nothing is started for them.
      {
        test: { ...shared, name: 'unit', include: PURE, globalSetup: ['tests/support/fresh-tables.ts'] },
      },
      // Pages and their parts in a document without layout, over a running site.
      {
        test: {
          ...shared,
          // A window outlasts its test: each file has one of its own.
          isolate: true,
          name: 'components',
          include: [COMPONENTS],
          environment: 'happy-dom',
          // A sheet that is loaded by its address has one; none is read.
          css: { include: [/\.css\?url$/] },
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: ['tests/support/device.ts'],
          globalSetup: ['tests/support/fresh-build.ts', 'tests/support/component-site.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          // Threads that parse texts take it over: what a larger one moves at once overruns their limit and ends the process.
          execArgv: ['--min-semi-space-size=8', '--max-semi-space-size=8'],
          include: [
            'src/**/*.test.ts',
            'tests/*.test.ts',
            'tests/http/**/*.test.ts',
            'tests/mail/**/*.test.ts',
            'tests/process/**/*.test.ts',
            // Things broken on purpose, shortly; `npm run test:long` does it at length (tests/support/run-length.ts).
            'tests/faults/**/*.test.ts',
            'tests/proxy/**/*.test.ts',
          ],
          exclude: [...PURE, '**/node_modules/**'],
          globalSetup: ['tests/support/fresh-build.ts', 'tests/support/postgres.ts'],
        },
      },
    ],
  },
})
