import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

// Looked for once: the workers inherit it.
process.env.BROWSER_PATH ??= findBrowser()

/** Browser journeys over the real production build; each worker starts a server of its own (tests/support/site.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalSetup: ['./tests/support/fresh-build.ts', './tests/support/shared-site.ts'],
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  use: {
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
})
