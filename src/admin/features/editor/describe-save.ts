import { isScheduled, isVisible } from '../../../domain/items/status.ts'
import { formatNearDate, formatShortDate } from '../../../domain/time/dates.ts'
import { HOUR, MINUTE } from '../../../domain/time/durations.ts'
import { formatClock } from '../../../domain/time/zoned-time.ts'
import type { DraftState, EditorState, SaveIntent } from './editor.ts'
import type { EditorKind, StoredItem } from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

interface SaveState extends Pick<EditorState<SharedFields>, 'saving' | 'device' | 'draft'> {
  item: { updated_at: string } | null
  hasChanges: boolean
}

/**
 * Returns how safely the text is stored, in a few words.
 *
 * @param now ISO 8601 · @param timeZone for the time; the device's own by default
 */
export function describeSaveState(
  { saving, device, draft, item, hasChanges }: SaveState,
  now: string,
  timeZone?: string,
): string {
  if (saving) return 'Saving...'
  if (hasChanges) return describeUnsaved(device, draft, timeZone)
  return item ? `Saved ${describeAge(item.updated_at, now, timeZone)}` : 'Not saved yet'
}

function describeUnsaved(device: SaveState['device'], draft: DraftState, timeZone?: string): string {
  const onDevice = device === 'kept' ? 'Saved on this device' : 'Not saved yet'
  if (draft.kind === 'saved') return `Draft saved ${formatClock(draft.at, timeZone)}`
  if (draft.kind === 'failed' && draft.reason === 'offline')
    return device === 'kept' ? 'Offline, saved on this device' : 'Offline, not saved'
  return onDevice
}

function describeAge(then: string, now: string, timeZone?: string): string {
  const age = Date.parse(now) - Date.parse(then)
  if (age < MINUTE) return 'just now'
  const minutes = Math.floor(age / MINUTE)
  if (age < HOUR) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  if (age < 12 * HOUR) return `at ${formatClock(then, timeZone)}`
  return formatShortDate(then, timeZone ?? 'UTC')
}

/**
 * Returns the message after a save (EDIT-SAVE-3): a scheduled item never counts as published, and the message for a
 * public one says that readers see it (EDIT-SAVE-3).
 *
 * @param item as stored now; its last change is the current time by the server's clock
 */
export function describeSaved(
  name: EditorKind<SharedFields>['name'],
  intent: SaveIntent,
  item: StoredItem,
  timeZone: string,
): { title: string; description?: string } {
  const now = item.updated_at
  if (item.published_at !== null && isScheduled(item, now)) {
    const day = formatNearDate(item.published_at, now, timeZone)
    if (intent === 'publish') return { title: `${name} scheduled for ${day}` }
    return { title: `${name} saved successfully!`, description: `It’s scheduled for ${day}.` }
  }
  if (intent === 'publish') return { title: `${name} published successfully!` }
  const title = `${name} saved successfully!`
  return isVisible(item, now) ? { title, description: 'Readers see the change at once.' } : { title }
}
