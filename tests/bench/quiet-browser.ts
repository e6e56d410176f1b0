import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'

/** Opens a browser that sends no requests of its own, so that only the site is measured. The caller closes it. */
export function openQuietBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
