import { z } from 'zod'
import { hasControlCharacters } from '../text/control-characters.ts'

/** The counted events of a visit (STAT-COUNT-2). */
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
/** Longer than a browser sends; a longer one is forged. */
const MAX_REFERRER = 4_096

/** What a page reports of a visit. The path may include its query, which identifies letters and is not stored. */
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
 * Returns the path a visit is counted under: decoded, without query, fragment and trailing slash; a recipe's cook mode
 * counts as the recipe. A path that cannot be decoded, or would contain a control character, is not a page's and is
 * returned unchanged.
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

/** Addresses that only vulnerability scanners request: `/.env`, `/wp-login.php`. They are not old links. */
const PROBE =
  /\/\.|\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak|ya?ml|ini|sh)$|^\/(?:wp-(?:admin|includes|json|login)|cgi-bin|phpmyadmin|vendor)(?:\/|$)/i

/** Whether a missing address may have been followed by a reader (STAT-MISSING-1). */
export function isReadersAddress(path: string): boolean {
  return !PROBE.test(path)
}
