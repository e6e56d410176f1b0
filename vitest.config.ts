import { defineConfig } from 'vitest/config'

/** Unit tests beside the code and the HTTP tests; browser journeys are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/http/**/*.test.ts',
      'tests/mail/**/*.test.ts',
      'tests/process/**/*.test.ts',
      // Things broken on purpose, shortly; `npm run test:long` does it at length.
      'tests/faults/**/*.test.ts',
      'tests/proxy/**/*.test.ts',
    ],
    globalSetup: ['tests/support/fresh-build.ts', 'tests/support/postgres.ts'],
    // Most of a test's time is waiting for a disk, a process or a password's hash.
    maxWorkers: 4,
    // No test changes a module: loaded once, they serve the next file of the same worker as well.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
