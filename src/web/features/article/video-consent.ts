import type { VideoProvider } from '../../../domain/video/video-link.ts'

/** Whose players a reader lets load without a press, on this device alone (VIDEO-PLAY-3). */
const KEY = 'video-players'
const PROVIDERS: readonly VideoProvider[] = ['youtube', 'vimeo']

/** What holds on this page, also where the browser keeps nothing for this site. */
let allowed: readonly VideoProvider[] | null = null

/** What is stored; names that are not of the two are left out. */
function parseProviders(stored: string | null): readonly VideoProvider[] {
  const names = (stored ?? '').split(' ')
  return PROVIDERS.filter((name) => names.includes(name))
}

function read(): readonly VideoProvider[] {
  try {
    allowed ??= parseProviders(localStorage.getItem(KEY))
  } catch {
    // Storage may be forbidden: then nothing was allowed before.
    allowed ??= []
  }
  return allowed
}

export function mayLoadPlayer(provider: VideoProvider): boolean {
  return read().includes(provider)
}

export function allowPlayer(provider: VideoProvider): void {
  keep([...read().filter((name) => name !== provider), provider])
}

/** Takes it back. */
export function forbidPlayer(provider: VideoProvider): void {
  keep(read().filter((name) => name !== provider))
}

function keep(next: readonly VideoProvider[]): void {
  allowed = next
  try {
    if (next.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next.join(' '))
  } catch {
    // It holds as long as the page.
  }
}
