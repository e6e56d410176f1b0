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
      'tests/faults/**/*.test.ts',
    ],
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: 20_000,
  },
})
