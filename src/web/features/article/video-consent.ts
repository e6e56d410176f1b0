import type { VideoProvider } from '../../../domain/video/video-link.ts'
import { deviceStore } from '../../data/device-store.ts'

const PROVIDERS: readonly VideoProvider[] = ['youtube', 'vimeo']

/** Whose players a reader lets load without a press, on this device alone (VIDEO-PLAY-3). */
const allowed = deviceStore<readonly VideoProvider[]>('video-players', parseProviders, (providers) =>
  providers.length === 0 ? null : providers.join(' '),
)

/** What is stored; names that are not of the two are left out. */
function parseProviders(stored: unknown): readonly VideoProvider[] {
  const names = String(stored).split(' ')
  return PROVIDERS.filter((name) => names.includes(name))
}

export function mayLoadPlayer(provider: VideoProvider): boolean {
  return allowed.read().includes(provider)
}

export function allowPlayer(provider: VideoProvider): void {
  allowed.edit((providers) => [...providers.filter((name) => name !== provider), provider])
}

/** Takes it back. */
export function forbidPlayer(provider: VideoProvider): void {
  allowed.edit((providers) => providers.filter((name) => name !== provider))
}
