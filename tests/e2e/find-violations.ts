import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The rules about colours: axe's `cat.color`, levels A and AA. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Returns every violation found by axe on the page, as text. */
export async function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, {})
}

/** The same for a page already checked in light mode: in dark mode only its colours differ. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return runAxe(page, { runOnly: { type: 'rule', values: COLOR_RULES } })
}

/** Loads axe once per document: loading it takes the browser as long as running it. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
}

/**
 * Waits for the end of colour transitions: between two colours a contrast is meaningless. An inherited colour starts
 * its transition after its parent's has ended.
 */
async function waitForColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      const transitions = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running')
      if (transitions.length === 0) return
      await Promise.allSettled(transitions.map((transition) => transition.finished))
    }
  })
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  await waitForColors(page)
  await loadAxe(page)
  return page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error('The page was left while axe was loaded')
      const { violations } = await window.axe.run(document, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}
