import type { Lookup } from '../../domain/content/lookup.ts'
import type { ListQuery, SiteReader } from './site-reader.ts'

const TIMEOUT_MS = 15_000

async function get(path: string): Promise<Response> {
  return fetch(`/api${path}`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** The error of a non-OK answer: the server's sentence, else `HTTP {status}` (specification §8). */
async function toError(response: Response): Promise<Error> {
  try {
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
      return new Error(body.error)
    }
    return new Error(`HTTP ${response.status}`)
  } catch {
    return new Error('Request failed')
  }
}

async function getJson<T>(path: string): Promise<T> {
  const response = await get(path)
  if (!response.ok) throw await toError(response)
  return response.json()
}

async function getOne<T>(path: string): Promise<Lookup<T>> {
  const response = await get(path)
  if (response.status === 404 || response.status === 400) return { kind: 'missing' }
  if (response.status === 410) return { kind: 'gone' }
  if (!response.ok) throw await toError(response)
  const item: T | null = await response.json()
  return item ? { kind: 'found', item } : { kind: 'missing' }
}

async function getList<T>(path: string, query: ListQuery): Promise<{ items: T[]; total: number }> {
  const response = await get(`${path}${toSearch(query)}`)
  if (!response.ok) throw await toError(response)
  const items: T[] = await response.json()
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
}

function toSearch(query: ListQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** Reads the site over its public API (specification §7). */
export const httpReader: SiteReader = {
  settings: () => getJson('/public/settings'),
  articles: (query) => getList('/public/articles', query),
  article: (slug) => getOne(`/public/articles/${encodeURIComponent(slug)}`),
  recipes: (query) => getList('/public/recipes', query),
  recipe: (slug) => getOne(`/public/recipes/${encodeURIComponent(slug)}`),
  plan: (token) => getOne(`/newsletter/plan?token=${encodeURIComponent(token)}`),
  letters: () => getJson('/newsletter/letters'),
  letter: (slug) => getOne(`/newsletter/letters/${encodeURIComponent(slug)}`),
  categories: () => getJson('/public/categories'),
  search: (text) => getJson(`/public/search?q=${encodeURIComponent(text)}`),
  sitemap: () => getJson('/sitemap-html'),
}
