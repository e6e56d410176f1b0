export const SITE = 'https://example.com'

/**
 * Returns a minimal Cache Storage for offline copies.
 *
 * @param room the number of pages it holds
 */
export function smallCaches(room: number) {
  const all = new Map<string, Map<string, Response>>()
  const addressOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, SITE).href
  const pages = () =>
    [...all.values()].flatMap((cache) => [...cache.keys()].filter((url) => !url.endsWith('.json')))
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return {
      put: async (address: string, response: Response) => {
        const url = addressOf(address)
        if (!url.endsWith('.json') && !cache.has(url) && pages().length >= room)
          throw new DOMException('Quota exceeded.', 'QuotaExceededError')
        cache.set(url, response)
      },
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => cache.delete(addressOf(request)),
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(addressOf(address))?.clone(),
  }
}
