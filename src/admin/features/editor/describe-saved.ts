import { isScheduled, isVisible } from '../../../domain/content/visibility.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import type { SaveIntent } from './editor.ts'
import type { EditorKind, StoredItem } from './editor-kind.ts'
import type { SharedFields } from './shared-fields.ts'

/**
 * What is said after a save (product §17.1): what is scheduled never counts as published, and saving what is public
 * says that readers see it (product §17.1).
 *
 * @param item as it is stored now; its last change is the present moment by the server's clock
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
