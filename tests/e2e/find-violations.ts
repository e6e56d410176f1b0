import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules that read colours: axe's `cat.color`, levels A and AA. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Every violation axe finds on the page, as text. */
export async function findViolations(page: Page): Promise<string[]> {
  return runAxe(page)
}

/** The same for a page that has been looked at in light: in dark its colours are others, and nothing else is. */
export async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return runAxe(page, COLOR_RULES)
}

async function runAxe(page: Page, rules?: string[]): Promise<string[]> {
  // Half-way between two colours, a contrast is nobody's.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map((transition) => transition.finished)
    await Promise.allSettled(transitions)
  })
  // No page here has a frame of another site, so axe can do all of its work in one go, in a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
