/**
 * Loaded with a page's other modules where there is a service worker (`SERVICE_WORKER`): registers it once the page has
 * been painted and is quiet, and tells it what this device has saved and what is read.
 */
import { pagePath } from '../domain/content/affected-pages.ts'
import { HOUR, SECOND } from '../domain/time/durations.ts'
import { onSavedChange, savedRecipes } from './features/saved/saved-recipes.ts'
import { followReading } from './offline/last-read.ts'
import type { DeviceNews } from './offline/worker-messages.ts'

/** The longest a page that has been loaded waits for an idle moment. */
const MAX_IDLE_WAIT_MS = 5 * SECOND
/** Hearts pressed in a row are told at once. */
const GATHER_MS = SECOND
/** A tab that stays open for days looks for a newer worker so often; a page that is loaded always does. */
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
    // Offline there is nothing newer.
    registration.update().catch(() => undefined)
  }

  followReading((path) => {
    // What is only read is not worth dear data; what was saved is.
    const { connection }: NavigatorWithConnection = navigator
    read = connection?.saveData ? null : path
    tellSoon()
  })
  onSavedChange(tellSoon)
  // A newer worker renews what the one before has kept.
  navigator.serviceWorker.addEventListener('controllerchange', tellSoon)
  tellSoon()
}

if ('serviceWorker' in navigator) {
  // Without it the site is what it was: browsers refuse where storage is forbidden.
  whenQuiet(() => void start().catch((error: unknown) => console.info('Nothing is kept for offline:', error)))
}
