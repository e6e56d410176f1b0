import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'

/** A browser that asks for nothing by itself: what is measured is the site's. The caller closes it. */
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
