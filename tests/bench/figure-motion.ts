import type { CDPSession, Page } from '@playwright/test'
import { openQuietBrowser } from './quiet-browser.ts'

/** CPU slowdown: Lighthouse's for its phone, and a little more. */
const SLOWER = 6
const SECONDS = 6

interface Frames {
  perSecond: number
  longestMs: number
  /** Script time only, per frame. */
  scriptMs: number
}

/** Measures how smoothly the player's figure moves on a slow phone, compared with idle frames. */
export async function measureFigureMotion(url: string): Promise<void> {
  console.log(`\nThe figure in motion, on a processor ${SLOWER} times slower`)
  const browser = await openQuietBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    // A page wakes on the first interaction.
    await page.locator('html').dispatchEvent('pointerdown')
    await page.getByRole('button', { name: 'Move with me' }).waitFor()
    // The thread's own CPU time: time taken by other programs is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const empty = await countFrames(page, session)
    await page.getByRole('button', { name: 'Move with me' }).tap()
    await page.locator('.wp-stage .doll').first().waitFor()
    const moving = await countFrames(page, session)
    report('nothing moves', empty)
    report('the figure moves', moving)
    console.log(
      `  → ${Math.round((100 * moving.perSecond) / empty.perSecond)} % of the frames of an empty loop`,
    )
  } finally {
    await browser.close()
  }
}

function report(name: string, { perSecond, longestMs, scriptMs }: Frames): void {
  console.log(
    `  ${name.padEnd(20)} ${perSecond.toFixed(1).padStart(5)} frames/s, longest ${Math.round(longestMs)} ms, ${scriptMs.toFixed(2)} ms of script a frame`,
  )
}

/** Measures some seconds of frames and the script time spent in them. */
async function countFrames(page: Page, session: CDPSession): Promise<Frames> {
  const scriptBefore = await scriptSeconds(session)
  const lengths = await page.evaluate(
    (seconds) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        let before: number | null = null
        let began = 0
        requestAnimationFrame(function frame(at) {
          if (before === null) began = at
          else found.push(at - before)
          before = at
          if (at - began >= seconds * 1_000) resolve(found)
          else requestAnimationFrame(frame)
        })
      }),
    SECONDS,
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return {
    perSecond: (1_000 * lengths.length) / total,
    longestMs: Math.max(...lengths),
    scriptMs: (1_000 * ((await scriptSeconds(session)) - scriptBefore)) / lengths.length,
  }
}

/** Returns the total script time of this page so far, in seconds. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}
