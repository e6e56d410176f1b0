import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'
import { HANGS_AFTER_MS } from './tests/support/hangs-after.ts'

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
  timeout: HANGS_AFTER_MS,
  // Beside two others on two cores a page takes its time; what comes is seen at once all the same.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        // No page of a test lives long enough to earn back what optimising its code costs.
        '--js-flags=--no-opt --no-maglev',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
})
