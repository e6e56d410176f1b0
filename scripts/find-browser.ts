import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  // Without its windows: does the same for a quarter less of the machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const INSTALL_LIMIT_MS = 180_000
/** For what would only be better. */
const SHORT_LIMIT_MS = 45_000
/** Where packages expect their own tools: the caller's path may name less. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const NO_BROWSER =
  'The browser tests need Chromium: install the package chromium (apt-get install chromium), or run npx playwright install --with-deps chromium.'

/** There is none, and none can be had here; the message says what to install. */
export class NoBrowserError extends Error {}

/** Where a browser may be, and what can bring one. */
export interface Machine {
  /** Paths of browsers, the best first. */
  browsers: readonly string[]
  /** Debian's `apt-get`; null where packages cannot be installed. */
  apt: string | null
  /** Playwright's command. */
  playwright: string
  /** Where that puts its browser. */
  brought: string
}

function thisMachine(): Machine {
  const apt = '/usr/bin/apt-get'
  return {
    browsers: SYSTEM_BROWSERS,
    apt: process.getuid?.() === 0 && existsSync(apt) ? apt : null,
    playwright: 'node_modules/.bin/playwright',
    brought: chromium.executablePath(),
  }
}

/**
 * A Chromium for the browser tests: the system's, else the one Playwright brings, else Debian's package. Who may
 * install packages gets the one without windows in any case.
 *
 * @throws NoBrowserError when none can be had
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const { browsers, playwright, brought } = machine
  const present = browsers.find(existsSync)
  if (present !== undefined && present === browsers[0]) return present
  installPackage(machine, 'chromium-headless-shell', present ? SHORT_LIMIT_MS : INSTALL_LIMIT_MS)
  const known = browsers.find(existsSync)
  if (known) return known
  console.log('No browser on this machine yet: installing one …')
  spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore', timeout: INSTALL_LIMIT_MS })
  // On a bare system what Playwright brings lacks libraries that the package would have asked for.
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought
  installPackage(machine, 'chromium', INSTALL_LIMIT_MS)
  const installed = browsers.find(existsSync)
  if (installed) return installed
  throw new NoBrowserError(NO_BROWSER)
}

/** Tries it where it can be tried; whether it worked shows in what is there afterwards. */
function installPackage({ apt }: Machine, name: string, timeout: number): void {
  if (apt === null) return
  const options = {
    stdio: 'ignore' as const,
    timeout,
    env: {
      ...process.env,
      PATH: [process.env.PATH, SYSTEM_PATH].join(delimiter),
      DEBIAN_FRONTEND: 'noninteractive',
    },
  }
  const install = () => spawnSync(apt, ['install', '-y', '--no-install-recommends', name], options)
  if (install().status === 0) return
  spawnSync(apt, ['update'], options)
  install()
}
