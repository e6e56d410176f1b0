/**
 * Loaded with a page's other modules where service workers are supported (`SERVICE_WORKER`): registers the worker once
 * the page has been painted and is quiet, and tells it which items are saved on this device and which is being read.
 */
import { pagePath } from '../domain/content/affected-pages.ts'
import { HOUR, SECOND } from '../domain/time/durations.ts'
import { onSavedChange, savedRecipes } from './features/saved/saved-recipes.ts'
import { onItemOpened } from './offline/last-read.ts'
import type { DeviceNews } from './offline/worker-messages.ts'

/** Maximum time a loaded page waits for an idle moment. */
const MAX_IDLE_WAIT_MS = 5 * SECOND
/** Hearts pressed within this time are reported together. */
const GATHER_MS = SECOND
/** How often a tab that stays open for days checks for a newer worker; loading a page always checks. */
const UPDATE_EVERY_MS = HOUR

/** Not in TypeScript's DOM: https://wicg.github.io/savedata/ */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean }
}

function whenQuiet(start: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: MAX_IDLE_WAIT_MS })
      : setTimeout(start, GATHER_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  let read: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lookedAt = Date.now()

  function tell(): void {
    const saved = savedRecipes().map(({ slug, savedAt }) => ({ path: pagePath('recipe', slug), savedAt }))
    const news: DeviceNews = { type: 'device-news', saved, read }
    registration.active?.postMessage(news)
    read = null
  }

  function tellSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(tell, GATHER_MS)
    if (Date.now() - lookedAt < UPDATE_EVERY_MS) return
    lookedAt = Date.now()
    // Fails when offline: there is nothing newer to fetch.
    registration.update().catch(() => undefined)
  }

  onItemOpened((path) => {
    // With data saving on, the page being read is not cached; saved items are.
    const { connection }: NavigatorWithConnection = navigator
    read = connection?.saveData ? null : path
    tellSoon()
  })
  onSavedChange(tellSoon)
  // A newer worker refreshes what its predecessor has cached.
  navigator.serviceWorker.addEventListener('controllerchange', tellSoon)
  tellSoon()
}

if ('serviceWorker' in navigator) {
  // Optional: browsers refuse registration where storage is forbidden, and the site works without it.
  whenQuiet(() => void start().catch((error: unknown) => console.info('Nothing is kept for offline:', error)))
}
