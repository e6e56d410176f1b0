import { useSyncExternalStore } from 'react'

/** Not in TypeScript's DOM: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
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

// The browser would show its prompt by itself, once, on any page: it is held back until the reader asks to install.
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

/** How to ask the browser to put the site on the home screen; null where it does not offer that. */
export function useInstallPrompt(): (() => void) | null {
  const offered = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  return (
    offered &&
    (() => {
      // One offer can be taken up once, whatever the answer.
      put(null)
      void offered.prompt()
    })
  )
}
