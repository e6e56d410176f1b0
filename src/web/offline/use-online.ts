import { useSyncExternalStore } from 'react'
import { type NetworkQuestion, readNetworkNews } from './worker-messages.ts'

// A browser often takes a line that leads nowhere for a network: the service worker knows what became of its requests.
let isLost = false
let isListening = false
const listeners = new Set<() => void>()

function hear(event: MessageEvent): void {
  const news = readNetworkNews(event.data)
  if (news) tell(!news.isThere)
}

function tell(lost: boolean): void {
  isLost = lost
  for (const listener of listeners) listener()
}

/** False while the browser, or the service worker from its last request, knows that there is no network. */
export function isOnline(): boolean {
  return navigator.onLine && !isLost
}

function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true
    addEventListener('online', () => tell(false))
    addEventListener('offline', () => tell(isLost))
    // Without HTTPS there is no service worker.
    navigator.serviceWorker?.addEventListener('message', hear)
    const question: NetworkQuestion = { type: 'is-there-a-network' }
    navigator.serviceWorker?.controller?.postMessage(question)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same, followed; true on the server and in the first render. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}
