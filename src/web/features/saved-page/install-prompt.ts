import { useSyncExternalStore } from 'react'

/** Missing from TypeScript's DOM: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event
}

function put(next: InstallPromptEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}

// The browser would show its prompt by itself, once, on any page: it is suppressed until the reader asks to install.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) put(event)
  })
  window.addEventListener('appinstalled', () => put(null))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a function that asks the browser to install the site; null where the browser does not offer it. */
export function useInstallPrompt(): (() => void) | null {
  const offered = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  return (
    offered &&
    (() => {
      // An offer can be used only once, whatever the answer.
      put(null)
      void offered.prompt()
    })
  )
}
