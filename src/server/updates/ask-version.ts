import { LOGIN_PATH, WELCOME_PATH } from '../../domain/auth/admin-paths.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { explain } from './update-problem.ts'

const ANSWER_MS = 15 * SECOND

/** What every version answers; the rest is found on its site map. */
const PAGES = ['/', '/blog', '/recipes', LOGIN_PATH] as const
const ITEM = /<loc>[^<]*?(\/(?:blog|recipes)\/[^<]+)<\/loc>/g
/** Of the items, the first of each kind. */
const ITEM_KINDS = ['/blog/', '/recipes/'] as const

/** Whether it says that it is ready. */
export async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await ask(`${address}/healthz`)).status === 200
  } catch {
    // It does not listen yet, or was silent for too long.
    return false
  }
}

/**
 * Reads the pages a reader sees first, the login, an article and a recipe (UPDATE-HEALTH-2).
 *
 * @returns what is wrong, as a sentence; null when all of them answer
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
    // Before there is a password the login leads to where it is set (WELCOME-DOOR-1).
    const isDoor = path === LOGIN_PATH && response.headers.get('location') === WELCOME_PATH
    return response.status === 200 || isDoor ? null : `${path} answers ${response.status}`
  } catch (error) {
    return `${path} does not answer (${explain(error)})`
  }
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
}
