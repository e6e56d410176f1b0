import { affectedPages } from '../../../domain/content/affected-pages.ts'
import type { RevisionAction } from '../../../domain/content/item-calls.ts'
import { countChanges } from '../../../domain/content/revision-fields.ts'
import { type ContentKind, type ContentStatus, isScheduled } from '../../../domain/items/status.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { deleteItemImages, type ImageFields, writeItemImages } from '../images/image-uses.ts'
import { syncAnswerLettersOfItem } from '../mail/answer-letters.ts'
import { recordPageChange } from '../page-changes.ts'
import type { Store } from '../schema.ts'
import { deleteSearchDocument, type ItemTexts, writeSearchDocument } from '../search/search-index.ts'
import type { WriteContext } from '../write-context.ts'
import { type PlacedRecipe, updateNoteAnchors } from './note-anchors.ts'
import { writeRevision } from './revisions.ts'

export interface Item extends ImageFields, Partial<PlacedRecipe> {
  id: number
  slug: string
  title: string
  status: ContentStatus
  published_at: string | null
  updated_at: string
}

/** A change of an article or a recipe whose row is already written, trashed or restored. */
export interface ItemChange extends WriteContext {
  kind: ContentKind
  action: RevisionAction | 'deleted' | 'undeleted'
  /** The previous state; null for a new or restored item. */
  before: Item | null
  /** The present state; for a deleted item the last one. */
  item: Item
  /** The searchable text; null when it was deleted. */
  texts: ItemTexts | null
  /** The pages to invalidate (`affectedPages`). */
  paths: readonly string[]
}

type ItemEffect = (transaction: Store, change: ItemChange) => Promise<void>

/**
 * The effects of every change of an article or a recipe, in this order: one line each; an effect does nothing for
 * irrelevant actions. Page changes come last, as `recordPageChange` requires.
 */
const ITEM_EFFECTS: readonly ItemEffect[] = [
  updateSearchIndex,
  updateImageUses,
  moveNotes,
  sendAnswers,
  addRevision,
  addAuditEntry,
  (transaction, { paths, now }) => recordPageChange(transaction, paths, now),
]

/**
 * Applies all effects of a change, inside the transaction that stores it.
 *
 * @returns the pages to invalidate
 */
export async function applyItemEffects(
  transaction: Store,
  change: Omit<ItemChange, 'paths'>,
): Promise<string[]> {
  const { kind, action, before, item, now } = change
  const paths = affectedPages(kind, before, action === 'deleted' ? null : item, now)
  for (const effect of ITEM_EFFECTS) await effect(transaction, { ...change, paths })
  return paths
}

function updateSearchIndex(transaction: Store, { kind, item, texts }: ItemChange): Promise<void> {
  return texts === null
    ? deleteSearchDocument(transaction, kind, item.id)
    : writeSearchDocument(transaction, kind, item.id, texts)
}

function updateImageUses(transaction: Store, { kind, action, item }: ItemChange): Promise<void> {
  return action === 'deleted'
    ? deleteItemImages(transaction, kind, item.id)
    : writeItemImages(transaction, kind, item.id, item)
}

/** Readers' notes stay with their lines. */
async function moveNotes(transaction: Store, { kind, action, before, item }: ItemChange): Promise<void> {
  const recipe = placedRecipe(item)
  if (action === 'deleted' || before === null || !recipe) return
  await updateNoteAnchors(transaction, kind, item.id, { recipe, before: placedRecipe(before) })
}

async function sendAnswers(transaction: Store, { kind, action, item, now }: ItemChange): Promise<void> {
  if (action === 'undeleted') await syncAnswerLettersOfItem(transaction, { kind, itemId: item.id, now })
}

function placedRecipe({ ingredients, instructions, swaps }: Item): PlacedRecipe | null {
  return ingredients && instructions && swaps ? { ingredients, instructions, swaps } : null
}

/** The history stays with the item in the trash. */
async function addRevision(transaction: Store, { kind, action, before, item, actor }: ItemChange) {
  if (action === 'deleted' || action === 'undeleted') return
  await writeRevision(transaction, kind, { before, item, action, actor })
}

function addAuditEntry(transaction: Store, change: ItemChange): Promise<void> {
  const { kind, action, before, item, now } = change
  const changes = before && action !== 'deleted' ? countChanges(kind, before, item) : {}
  const was = action === 'undeleted' ? item.status : (before?.status ?? null)
  return writeAuditEntry(transaction, change, {
    action: `${kind}_${action}`,
    resource: kind,
    resourceId: item.id,
    details: {
      title: item.title,
      slug: item.slug,
      status: item.status,
      was,
      ...(Object.keys(changes).length > 0 ? { changes } : {}),
      ...(isScheduled(item, now) ? { scheduled: true } : {}),
    },
  })
}
