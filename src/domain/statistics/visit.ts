import { z } from 'zod'
import { hasControlCharacters } from '../text/control-characters.ts'

/** What a visitor does that is counted (STAT-COUNT-2). */
const VISIT_EVENTS = [
  'view',
  'read',
  'cook',
  'save',
  'print',
  'share',
  'workout',
  'video',
  'outbound',
] as const
export type VisitEvent = (typeof VISIT_EVENTS)[number]

const MAX_PATH = 2_000
/** Longer than any browser says; what is longer was made by hand. */
const MAX_REFERRER = 4_096

/** What a page tells of a visit. The path may carry its query: by it letters are known, and it is not kept. */
export const visitSchema = z
  .object(
    {
      path: z
        .string('path must be the page’s path')
        .max(MAX_PATH, `path can be at most ${MAX_PATH} characters`)
        .regex(/^\/(?![/\\])/, 'path must begin with a slash'),
      referrer: z
        .string('referrer must be text')
        .max(MAX_REFERRER, `referrer can be at most ${MAX_REFERRER} characters`)
        .nullish()
        .transform((referrer) => referrer || null),
      event: z.enum(VISIT_EVENTS, `event must be one of ${VISIT_EVENTS.join(', ')}`).default('view'),
    },
    'The request must be a JSON object',
  )
  .meta({ id: 'Visit' })

/**
 * The path a visit is counted under: decoded, without query, fragment and the slash at its end; a recipe's cook mode is
 * the recipe. What cannot be decoded, or would hold a control character, is no page's path and stays as it is.
 */
export function countedPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  const trimmed = decodePath(bare).replace(/\/+$/, '')
  return trimmed.replace(/^(\/recipes\/[^/]+)\/cook$/, '$1') || '/'
}

function decodePath(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return hasControlCharacters(decoded) ? path : decoded
  } catch {
    return path
  }
}

/** What only programs in search of weak sites ask for: `/.env`, `/wp-login.php`. No old link leads there. */
const PROBE =
  /\/\.|\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak|ya?ml|ini|sh)$|^\/(?:wp-(?:admin|includes|json|login)|cgi-bin|phpmyadmin|vendor)(?:\/|$)/i

/** Whether an address that leads nowhere may be one that a reader followed (STAT-MISSING-1). */
export function isReadersAddress(path: string): boolean {
  return !PROBE.test(path)
}
