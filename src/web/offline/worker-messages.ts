/** Messages between pages and the service worker, which may come from different builds: each validates its input. */

/** From a page, when it is quiet: what this device has saved, and what was just read. */
export interface DeviceNews {
  type: 'device-news'
  saved: { path: string; savedAt: number }[]
  /** The path of the article or recipe shown, null on any other page. */
  read: string | null
}

/** To all pages: copies have been added or deleted. */
export interface CopiesChanged {
  type: 'copies-changed'
}

/** From a page just opened: is there a network? The page itself may be a copy. */
export interface NetworkQuestion {
  type: 'is-there-a-network'
}

export function isNetworkQuestion(message: unknown): message is NetworkQuestion {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'is-there-a-network'
  )
}

/** To all pages, or to the one that asked: whether the last request reached the network. */
export interface NetworkNews {
  type: 'network'
  isThere: boolean
}

export function readNetworkNews(message: unknown): NetworkNews | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, isThere }: Partial<Record<keyof NetworkNews, unknown>> = message
  return type === 'network' && typeof isThere === 'boolean' ? { type, isThere } : null
}

export function readDeviceNews(message: unknown): DeviceNews | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, saved, read }: Partial<Record<keyof DeviceNews, unknown>> = message
  if (type !== 'device-news' || !Array.isArray(saved)) return null
  return {
    type,
    saved: saved.filter(isSaved),
    read: typeof read === 'string' ? read : null,
  }
}

/** Attached to the notification of a ringing timer: the page on which it is stopped. */
export interface RingData {
  path: string
}

/** Returns the path of a notification's page; null for anything but a path of this site. */
export function ringPath(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('path' in data)) return null
  return typeof data.path === 'string' && /^\/(?![/\\])/.test(data.path) ? data.path : null
}

function isSaved(value: unknown): value is DeviceNews['saved'][number] {
  if (typeof value !== 'object' || value === null) return false
  const { path, savedAt }: { path?: unknown; savedAt?: unknown } = value
  return typeof path === 'string' && typeof savedAt === 'number'
}

export function isCopiesChanged(message: unknown): message is CopiesChanged {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'copies-changed'
  )
}
