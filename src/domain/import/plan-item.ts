/** The coach's choice where the site has different content under the same address. */
export const COLLISION_CHOICES = ['mine', 'theirs', 'both'] as const
export type CollisionChoice = (typeof COLLISION_CHOICES)[number]

/** What already exists, on the site and in the file, in place of an item of the file. */
export interface ExistingItem {
  /** The item created from it by an earlier import, if it still exists. */
  imported: { id: number; unchanged: boolean } | null
  /** The item that has its slug now. */
  holder: { id: number; title: string; same: boolean } | null
  /** True when another item of the same file has taken the slug. */
  takenInFile: boolean
}

export interface ItemPlan {
  action: 'create' | 'update' | 'skip'
  /** The reason, as a sentence. */
  reason: string
  /** True when the coach can choose otherwise. */
  decidable: boolean
  /** The id of the item that is changed. */
  target: number | null
  /** True when it needs another slug. */
  renamed: boolean
}

const SKIP = { action: 'skip', target: null, renamed: false } as const
const CREATE = { action: 'create', target: null } as const

/**
 * Decides what happens with one item. Importing the same file again changes nothing, whatever was chosen the first
 * time: an item imported before is recognized by its origin, even under another address, and edits made since are kept.
 */
export function planItem(problem: string | null, existing: ExistingItem, choice: CollisionChoice): ItemPlan {
  const { imported, holder, takenInFile } = existing
  if (problem !== null) return { ...SKIP, reason: problem, decidable: false }
  if (imported?.unchanged)
    return { ...SKIP, reason: 'It was imported before, and the file has nothing new.', decidable: false }
  if (imported) return planNewer(imported.id, choice)
  if (takenInFile)
    return {
      ...CREATE,
      reason: 'New, under another address: the file has this one twice.',
      decidable: false,
      renamed: true,
    }
  if (!holder) return { ...CREATE, reason: 'New.', decidable: false, renamed: false }
  if (holder.same) return { ...SKIP, reason: 'It’s already here, word for word.', decidable: false }
  return planCollision(holder, choice)
}

function planNewer(target: number, choice: CollisionChoice): ItemPlan {
  if (choice === 'theirs')
    return {
      action: 'update',
      reason: 'The file has a different version, which replaces yours.',
      decidable: true,
      target,
      renamed: false,
    }
  if (choice === 'both')
    return {
      ...CREATE,
      reason: 'Yours stays; the file’s version is added beside it.',
      decidable: true,
      renamed: true,
    }
  return {
    ...SKIP,
    reason: 'It was imported before. The file has a different version; yours stays.',
    decidable: true,
  }
}

function planCollision(holder: { id: number; title: string }, choice: CollisionChoice): ItemPlan {
  const yours = `“${holder.title}”`
  if (choice === 'theirs')
    return {
      action: 'update',
      reason: `It replaces your ${yours}, which has the same address; yours stays in the history.`,
      decidable: true,
      target: holder.id,
      renamed: false,
    }
  if (choice === 'both')
    return {
      ...CREATE,
      reason: `Your ${yours} has the same address, so this one gets another.`,
      decidable: true,
      renamed: true,
    }
  return { ...SKIP, reason: `Your ${yours} has the same address and stays.`, decidable: true }
}
