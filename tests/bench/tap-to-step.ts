import type { Browser, CDPSession, Page } from '@playwright/test'
import { within } from './finder.ts'
import { openQuietBrowser } from './quiet-browser.ts'

/** CPU slowdown: Lighthouse's for its phone, and a little more. */
const SLOWER = 6
const ROUNDS = 6
/** A good response time to a touch by browser standards (PERF-TIME-2). */
const MAX_MS = 200
/** How long a finger stays on the glass, and the minimum time a cook stays on a step. */
const TOUCH_MS = 80
const READ_MS = 500
/** Browsers report no shorter events. */
const LEAST_MS = 16
/** No event is reported after this time. */
const UNTOLD_MS = 5_000

/** The minimal cost of a tap: one attribute changes, and is painted. */
const BARE_PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>button { width: 100%; height: 64px } button::after { content: attr(data-step) }</style>
<button data-step="1" onclick="this.dataset.step++">Next</button>`

/** Durations of one page's taps, in ms. */
interface Taps {
  /** Until painted, on the slowed processor. */
  painted: number[]
  /** CPU time of the page's own thread at full speed. */
  worked: number[]
}

/**
 * Measures the time from the tap on 'Next' in cook mode until the next step is painted, on a slow phone. Time taken by
 * other programs counts as the page's; the CPU time of its own thread, at full speed, is hardly affected.
 */
export async function measureTapToStep(url: string): Promise<void> {
  console.log(`\nFrom tap to next step, on a processor ${SLOWER} times slower`)
  const browser = await openQuietBrowser()
  const cook: Taps = { painted: [], worked: [] }
  const bare: Taps = { painted: [], worked: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of ['painted', 'worked'] as const) {
        const measure = kind === 'painted' ? timePaints : timeWork
        // A new context each time: a device remembers the cook's place.
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
        const page = await context.newPage()
        await page.goto(url, { waitUntil: 'networkidle' })
        // A page wakes on the first interaction.
        await page.locator('html').dispatchEvent('pointerdown')
        const progress = page.getByRole('progressbar', { name: 'Steps' })
        await progress.waitFor()
        await page.waitForLoadState('networkidle')
        const taps = Number(await progress.getAttribute('aria-valuemax')) - 1
        cook[kind].push(...(await measure(browser, page, taps)))
        await page.close()
        // A separate page: this one's content security policy would block the script of the bare page.
        const barePage = await context.newPage()
        await barePage.setContent(BARE_PAGE)
        bare[kind].push(...(await measure(browser, barePage, taps)))
        const counted = await barePage.getByRole('button').getAttribute('data-step')
        if (counted !== String(taps + 1)) throw new Error('The bare page did not answer its taps')
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
  const painted = middleOf(cook.painted)
  console.log(
    `  the middle of ${cook.painted.length} taps ${within(painted, MAX_MS, 'ms')}, the slowest ${Math.max(...cook.painted)} ms; where a tap changes one attribute of a bare page ${middleOf(bare.painted)} ms`,
  )
  const [worked, floor] = [middleOf(cook.worked), middleOf(bare.worked)]
  console.log(
    `  the page's thread works ${worked.toFixed(1)} ms for it at full speed, ${Math.round(worked * SLOWER)} ms so much slower → ${(worked / floor).toFixed(1)} times the bare page's ${floor.toFixed(1)} ms`,
  )
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Returns each tap's duration as measured by the browser, in steps of 8 ms: by Event Timing, the basis of INP. */
async function timePaints(_browser: Browser, page: Page, taps: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times: number[] = []
  await tapNext(page, session, taps, async (tap) => {
    const watch = await page.evaluateHandle(watchTap, [LEAST_MS, UNTOLD_MS] as const)
    await tap()
    times.push(await watch.evaluate(({ longest }) => longest))
  })
  await session.detach()
  return times
}

async function timeWork(browser: Browser, page: Page, taps: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await tapNext(page, session, taps, (tap) => tap())
  await page.waitForTimeout(READ_MS)
  await session.detach()
  return readWork((await browser.stopTracing()).toString())
}

type Tap = () => Promise<void>

/** Taps through the protocol: Playwright's own tap locates the button while the time is already running. */
async function tapNext(page: Page, session: CDPSession, taps: number, around: (tap: Tap) => Promise<void>) {
  const box = await page.getByRole('button', { name: /^Next/ }).boundingBox()
  if (!box) throw new Error('There is no button for the next step')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (let tap = 0; tap < taps; tap++) {
    await page.waitForTimeout(READ_MS)
    await around(async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
      await page.waitForTimeout(TOUCH_MS)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    })
  }
}

/** Runs in the page: returns the longest of a tap's events, each from its occurrence to the frame that shows its effect. */
function watchTap([leastMs, untoldMs]: readonly [number, number]): { longest: Promise<number> } {
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: leastMs,
  }
  const longest = new Promise<number>((resolve) => {
    let time = leastMs
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (['pointerdown', 'pointerup', 'click'].includes(name)) time = Math.max(time, duration)
        if (name !== 'click') continue
        observer.disconnect()
        resolve(time)
      }
    })
    observer.observe(options)
    addEventListener('click', () => setTimeout(resolve, untoldMs, leastMs), { once: true })
  })
  return { longest }
}

/** An event of Chromium's trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Start, duration, and CPU time of its thread within it, in µs. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { type?: string } }
}

/** Returns the CPU time of the page's thread from each lift of the finger to the frame committed after its click. */
function readWork(trace: string): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
  const isOf = (type: string) => (event: TraceEvent) =>
    event.name === 'EventDispatch' && event.args.data?.type === type
  const first = traceEvents.find(isOf('click'))
  const thread = traceEvents
    .filter(({ pid, tid, dur }) => pid === first?.pid && tid === first.tid && dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  return thread.filter(isOf('click')).map((click) => {
    const lift = thread.findLast((event) => event.ts <= click.ts && isOf('pointerup')(event))
    const frame = thread.find(({ name, ts }) => name === 'Commit' && ts >= click.ts)
    if (!lift || !frame) throw new Error('A tap was painted by no frame')
    let worked = 0
    let end = lift.ts
    for (const { ts, dur = 0, tdur = 0 } of thread) {
      // Nested events are included in their parent.
      if (ts < end || ts > frame.ts) continue
      worked += tdur
      end = ts + dur
    }
    return worked / 1_000
  })
}
