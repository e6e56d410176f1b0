import { type CarriedRecipe, mergeCarried } from '../../../domain/kitchen/saved-link.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import type { Kept } from '../../data/device-store.ts'
import type { Reads } from '../../data/reads.ts'
import { restoreRecipe, setNote } from './recipe-notes.ts'
import { MAX_NOTE, recipeOf, saveRecipe } from './saved-recipes.ts'

/** What became of the recipes of a link. */
export interface Added {
  /** How many are on the device now that were not saved before, or have something new beside them. */
  count: number
  /** How many could not be loaded just now. */
  failed: number
  /** How many are no longer on the site. */
  gone: number
  /** Notes that had no room beside the reader's own. */
  leftOut: { title: string; note: string }[]
  kept: Kept
}

/** How many requests run at once. */
const AT_ONCE = 4

/**
 * Adds what came with a link to what this device has saved (SAVED-MOVE-1): the site is asked for each recipe as for any
 * that is opened. The first of the link comes first among them.
 */
export async function addCarried(
  carried: readonly CarriedRecipe[],
  reads: Reads,
  now = Date.now(),
): Promise<Added> {
  const found = new Map<CarriedRecipe, RecipePage | 'gone'>()
  const waiting = [...carried]
  const load = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await reads.fetch('recipe', { slug: next.slug }).catch(() => null)
      if (answer) found.set(next, answer.kind === 'found' ? answer.item : 'gone')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, load))
  const added: Added = { count: 0, failed: 0, gone: 0, leftOut: [], kept: 'kept' }
  carried.forEach((entry, index) => {
    const recipe = found.get(entry)
    if (recipe === undefined) added.failed += 1
    else if (recipe === 'gone') added.gone += 1
    else addOne(entry, recipe, { added, savedAt: now - index })
  })
  return added
}

function addOne(
  entry: CarriedRecipe,
  recipe: RecipePage,
  { added, savedAt }: { added: Added; savedAt: number },
): void {
  const wasSaved = recipeOf(recipe.id)?.savedAt != null
  if (!wasSaved) added.kept = worse(added.kept, saveRecipe(recipe, savedAt))
  const own = recipeOf(recipe.id)
  if (!own) return
  const { merged, leftOut, isSame } = mergeCarried(own, entry, MAX_NOTE)
  if (!isSame) {
    restoreRecipe(merged)
    added.kept = worse(added.kept, setNote(recipe, merged.note))
  }
  if (!wasSaved || !isSame) added.count += 1
  if (leftOut !== '') added.leftOut.push({ title: recipe.title, note: leftOut })
}

function worse(before: Kept, after: Kept): Kept {
  return before === 'kept' ? after : before
}
