import { useSyncExternalStore } from 'react'
import { type NetworkQuestion, readNetworkNews } from './worker-messages.ts'

// A browser may report a dead connection as online: the service worker knows whether its requests succeeded.
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

/** Whether there is a network; false when the browser, or the service worker from its last request, reports none. */
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

/** Whether there is a network, as a hook; true on the server and in the first render. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}
