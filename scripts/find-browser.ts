import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  // The headless build: does the same with a quarter less of the machine's resources.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const INSTALL_LIMIT_MS = 180_000
/** For an optional installation. */
const SHORT_LIMIT_MS = 45_000
/** Default path for packages' tools: the caller's path may contain less. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const NO_BROWSER =
  'The browser tests need Chromium: install the package chromium (apt-get install chromium), or run npx playwright install --with-deps chromium.'

/** No browser exists, and none can be installed; the message says what to install. */
export class NoBrowserError extends Error {}

/** Where browsers may be, and what can install one. */
export interface Machine {
  /** Paths of browsers, the best first. */
  browsers: readonly string[]
  /** Path of Debian's `apt-get`; null where packages cannot be installed. */
  apt: string | null
  /** Playwright's command. */
  playwright: string
  /** Path of the browser it installs. */
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
 * Finds a Chromium for the browser tests: the system's, else the one Playwright installs, else Debian's package. Where
 * packages may be installed, the headless build is used in any case.
 *
 * @throws NoBrowserError when none is available
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
  // On a bare system Playwright's browser lacks libraries that the package would depend on.
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought
  installPackage(machine, 'chromium', INSTALL_LIMIT_MS)
  const installed = browsers.find(existsSync)
  if (installed) return installed
  throw new NoBrowserError(NO_BROWSER)
}

/** Tries to install a package where possible; the caller checks whether the browser then exists. */
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
