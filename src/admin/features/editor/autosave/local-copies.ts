import { z } from 'zod'
import type { ContentKind } from '../../../../domain/items/status.ts'
import { DAY } from '../../../../domain/time/durations.ts'

/** What was typed and not saved, as one editor left it in this browser. */
const localCopySchema = z.object({
  fields: z.record(z.string(), z.unknown()),
  /** `updated_at` of the item the text was begun from; null for a new one. */
  based_on: z.string().nullable(),
  typed_at: z.iso.datetime(),
})
export type LocalCopy = z.infer<typeof localCopySchema>

/** The storage place of a copy. Each open editor has its own, so that two tabs never overwrite each other. */
export interface CopyPlace {
  /**
   * `letter` is an issue of the newsletter, `plan` a day of the plan, `reply` and `note` an answer to the message or
   * note with that id, `slip` a correction of that note.
   */
  kind: ContentKind | 'letter' | 'plan' | 'reply' | 'note' | 'slip'
  id: number | 'new'
  tab: string
}

/** Incremented when older copies can no longer be read. */
const VERSION = 1
const PREFIX = `editor/${VERSION}/`
const MAX_COPY_AGE = 60 * DAY

/** Stores a copy. Returns false when this browser has no room or forbids storage. */
export function writeLocalCopy(storage: Storage, place: CopyPlace, copy: LocalCopy): boolean {
  try {
    storage.setItem(keyOf(place), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function removeLocalCopy(storage: Storage, place: CopyPlace): void {
  storage.removeItem(keyOf(place))
}

/** Returns every readable copy of an item, the newest first. */
export function readLocalCopies(
  storage: Storage,
  { kind, id }: Omit<CopyPlace, 'tab'>,
): (LocalCopy & { tab: string })[] {
  const prefix = keyOf({ kind, id, tab: '' })
  return keysOf(storage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const copy = readCopy(storage, key)
      return copy ? [{ ...copy, tab: key.slice(prefix.length) }] : []
    })
    .sort((one, other) => other.typed_at.localeCompare(one.typed_at))
}

/** Deletes copies that are too old or unreadable. @param now ISO 8601 */
export function removeOldCopies(storage: Storage, now: string): void {
  const oldest = new Date(Date.parse(now) - MAX_COPY_AGE).toISOString()
  for (const key of keysOf(storage)) {
    if (!key.startsWith('editor/')) continue
    const copy = key.startsWith(PREFIX) ? readCopy(storage, key) : null
    if (!copy || copy.typed_at < oldest) storage.removeItem(key)
  }
}

function keyOf({ kind, id, tab }: CopyPlace): string {
  return `${PREFIX}${kind}/${id}/${tab}`
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

function readCopy(storage: Storage, key: string): LocalCopy | null {
  try {
    const parsed = localCopySchema.safeParse(JSON.parse(storage.getItem(key) ?? ''))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
