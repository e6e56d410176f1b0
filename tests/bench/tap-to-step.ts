import type { Page } from '@playwright/test'
import { within } from './finder.ts'
import { openQuietBrowser } from './quiet-browser.ts'

/** As Lighthouse slows its phone down, and a little more. */
const SLOWER = 6
const ROUNDS = 4
/** What browsers call a good answer to a touch. */
const MAX_MS = 200

/** From the tap on 'Next' in cook mode until the next step is painted, on a slow phone. */
export async function measureTapToStep(url: string): Promise<void> {
  console.log(`\nFrom tap to next step, on a processor ${SLOWER} times slower`)
  const browser = await openQuietBrowser()
  try {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // Anew each time: a device remembers where the cook was.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await page.goto(url, { waitUntil: 'networkidle' })
      // A page wakes with the first sign of a reader.
      await page.locator('html').dispatchEvent('pointerdown')
      await page.getByRole('button', { name: /^Next/ }).waitFor()
      await page.waitForLoadState('networkidle')
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      times.push(...(await tapThrough(page)))
      await context.close()
    }
    times.sort((a, b) => a - b)
    const middle = Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN)
    const slowest = Math.round(times.at(-1) ?? Number.NaN)
    console.log(
      `  the middle of ${times.length} taps ${within(middle, MAX_MS, 'ms')}, the slowest ${slowest} ms`,
    )
  } finally {
    await browser.close()
  }
}

async function tapThrough(page: Page): Promise<number[]> {
  const steps = Number(await page.getByRole('progressbar', { name: 'Steps' }).getAttribute('aria-valuemax'))
  const times: number[] = []
  for (let step = 1; step < steps; step++) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const place = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
          const before = place()
          addEventListener(
            'pointerdown',
            ({ timeStamp }) => {
              const look = () => {
                if (place() === before) requestAnimationFrame(look)
                // A task after the frame that shows it: it has been painted.
                else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
              }
              look()
            },
            { capture: true, once: true },
          )
        }),
    )
    await page.getByRole('button', { name: /^Next/ }).tap()
    times.push(await painted)
  }
  return times
}
