import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium for the browser tests: the system's, else the one Playwright brings, else Debian's package.
 *
 * @throws Error when none can be had, saying what to install
 */
export function findBrowser(): string {
  const known = SYSTEM_BROWSERS.find(existsSync)
  if (known) return known
  console.log('No browser on this machine yet: installing one …')
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = SYSTEM_BROWSERS.find(existsSync)
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or run npx playwright install chromium',
  )
}
