import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import type { ReactNode } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, inject, vi } from 'vitest'
import { HANGS_AFTER_MS } from './hangs-after.ts'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

export interface OpenOptions {
  /** The device's time, constant from then on: `pass` advances it. By default the machine's clock is used. */
  now?: string | number
  /** Screen width in pixels; a desktop's by default. */
  width?: number
  /** Whether the reader has already dismissed the newsletter popup, which would otherwise appear during a slow test. */
  popupIsDismissed?: boolean
}

const DESK = 1024

export interface OpenedPage {
  /** Presses and types like a person. */
  user: UserEvent
  /** Advances the device's constant clock by milliseconds; due timers run. */
  pass: (ms: number) => Promise<void>
}

const DEVICE_CLOCK = [
  'Date',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

const { setTimeout: wait } = globalThis

/**
 * Waits for network responses or code that is loaded, without advancing the device's clock.
 *
 * @throws the last error of `look`, if it still throws when the test counts as hanging
 */
export async function until<T>(look: () => T | Promise<T>): Promise<T> {
  const begun = process.hrtime.bigint()
  // With growing pauses: checking takes time from the work awaited.
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs + 10, 50)) {
    try {
      return await look()
    } catch (error) {
      if (process.hrtime.bigint() - begun > BigInt(HANGS_AFTER_MS / 2) * 1_000_000n) throw error
      await act(() => new Promise((resolve) => wait(resolve, pauseMs)))
    }
  }
}

let isAsking = () => false
/** Removes the listeners that the page's code added to the window: here a window outlives its pages. */
let deafen = () => {}

afterEach(async () => {
  vi.useRealTimers()
  // happy-dom reports an aborted call as an error.
  await vi.waitUntil(() => !isAsking(), HANGS_AFTER_MS)
  isAsking = () => false
  cleanup()
  deafen()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Opens a page of the site as it is in a browser after waking: the real router and data from a running site's API, in a
 * document without layout. Opening again in the same test is a reload: only data stored on the device is kept.
 */
export async function openPage(path: string, options: OpenOptions = {}): Promise<OpenedPage> {
  const url = goTo(path, options)
  // biome-ignore lint/suspicious/noDocumentCookie: the document without layout has no cookie store
  if (options.popupIsDismissed ?? true) document.cookie = 'newsletter_popup=dismissed; path=/'
  const [{ Reads }, { httpReader }, { SiteContext }, { SiteRouter, openFirstPage }, { matchRoute }] =
    await Promise.all([
      import('../../src/web/data/reads.ts'),
      import('../../src/web/data/http-reader.ts'),
      import('../../src/web/data/site-context.ts'),
      import('../../src/web/router.tsx'),
      import('../../src/web/routes/match-route.ts'),
    ])
  const reads = new Reads(httpReader)
  const { route, params } = matchRoute(url.pathname)
  const [{ load }] = await Promise.all([route.module(), reads.fetch('settings', {})])
  await load?.({ reads, params, search: url.searchParams })
  const first = await openFirstPage(undefined)
  return show(options, () => {
    const today = new Date().toISOString().slice(0, 10)
    return (
      <SiteContext value={{ reads, siteUrl: url.origin, today }}>
        <SiteRouter first={first} reads={reads} />
      </SiteContext>
    )
  })
}

interface OpenAdminOptions extends OpenOptions {
  /** The session; the coach is logged in by default. */
  session?: string | 'none'
}

/** Opens a page of the admin: its real routes, calls and cache. */
export async function openAdminPage(path: string, options: OpenAdminOptions = {}): Promise<OpenedPage> {
  goTo(path, options)
  setSession(options.session ?? inject('coachCookie'))
  const [{ createAdminRoutes }, { createAdminQueryClient }] = await Promise.all([
    import('../../src/admin/admin-routes.tsx'),
    import('../../src/admin/data/query-client.ts'),
  ])
  const client = createAdminQueryClient()
  isAsking = () => client.isFetching() > 0
  return show(options, () => (
    <QueryClientProvider client={client}>
      <RouterProvider router={createBrowserRouter(createAdminRoutes())} />
    </QueryClientProvider>
  ))
}

/** Sets what the browser sends from now on: a session of the coach as a `cookie` header, or none. */
export function setSession(session: string | 'none'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the document without layout has no cookie store
  document.cookie = session === 'none' ? 'session=; path=/; max-age=0' : `${session}; path=/`
}

/** Leaves the page shown, including everything its code holds in memory. */
function goTo(path: string, { width = DESK }: OpenOptions): URL {
  cleanup()
  for (const title of document.head.querySelectorAll('title')) title.remove()
  deafen()
  const listening = vi.spyOn(window, 'addEventListener')
  deafen = () => {
    for (const call of listening.mock.calls) window.removeEventListener(...call)
    listening.mockClear()
  }
  vi.useRealTimers()
  vi.resetModules()
  const url = new URL(path, inject('siteUrl'))
  window.happyDOM.setURL(url.href)
  window.happyDOM.setViewport({ width })
  // Clears the history state left by an earlier page.
  window.history.replaceState(null, '', url.href)
  return url
}

async function show({ now }: OpenOptions, draw: () => ReactNode): Promise<OpenedPage> {
  if (now !== undefined) vi.useFakeTimers({ now: new Date(now), toFake: [...DEVICE_CLOCK] })
  await act(async () => {
    render(draw())
  })
  return {
    user: userEvent.setup(now === undefined ? {} : { advanceTimers: vi.advanceTimersByTime }),
    pass: (ms) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(ms)
      }),
  }
}
