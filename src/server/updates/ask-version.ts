import { LOGIN_PATH, WELCOME_PATH } from '../../domain/auth/admin-paths.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { explain } from './update-problem.ts'

const ANSWER_MS = 15 * SECOND

/** Pages of every version; the rest is found in its sitemap. */
const PAGES = ['/', '/blog', '/recipes', LOGIN_PATH] as const
const ITEM = /<loc>[^<]*?(\/(?:blog|recipes)\/[^<]+)<\/loc>/g
/** The first item of each kind is checked. */
const ITEM_KINDS = ['/blog/', '/recipes/'] as const

/** Whether the version reports that it is ready. */
export async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await ask(`${address}/healthz`)).status === 200
  } catch {
    // It does not listen yet, or timed out.
    return false
  }
}

/**
 * Reads the pages readers see first, the login, an article and a recipe (UPDATE-HEALTH-2).
 *
 * @returns the problem, as a sentence; null when all of them answer
 */
export async function findBrokenPage(address: string): Promise<string | null> {
  const items = await findItems(address)
  if (typeof items === 'string') return items
  for (const path of [...PAGES, ...items]) {
    const trouble = await readPage(address, path)
    if (trouble !== null) return trouble
  }
  return null
}

async function findItems(address: string): Promise<string[] | string> {
  try {
    const response = await ask(`${address}/sitemap.xml`)
    const text = await response.text()
    if (response.status >= 500) return `/sitemap.xml answers ${response.status}`
    const paths = [...text.matchAll(ITEM)].map(([, path = '']) => path)
    return ITEM_KINDS.flatMap((kind) => paths.find((path) => path.startsWith(kind)) ?? [])
  } catch (error) {
    return `/sitemap.xml does not answer (${explain(error)})`
  }
}

async function readPage(address: string, path: string): Promise<string | null> {
  try {
    const response = await ask(address + path)
    await response.arrayBuffer()
    // While there is no password the login redirects to the page that sets it (WELCOME-DOOR-1).
    const isDoor = path === LOGIN_PATH && response.headers.get('location') === WELCOME_PATH
    return response.status === 200 || isDoor ? null : `${path} answers ${response.status}`
  } catch (error) {
    return `${path} does not answer (${explain(error)})`
  }
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
}
