import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The rules that read colours: axe's `cat.color`, levels A and AA. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Every violation axe finds on the page, as text. */
export async function findViolations(page: Page): Promise<string[]> {
  return runAxe(page, {})
}

/** The same for a page that has been looked at in light: in dark its colours are others, and nothing else is. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return runAxe(page, { runOnly: { type: 'rule', values: COLOR_RULES } })
}

/** Once a document: the browser takes as long to load axe as to run it. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
}

/**
 * Half-way between two colours, a contrast says nothing. What inherits a colour begins to change when its parent has
 * changed.
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
