import { useEffect, useRef, useState } from 'react'
import {
  type CarriedRecipe,
  mergeCarried,
  readSavedLink,
  SAVED_FRAGMENT,
} from '../../../domain/kitchen/saved-link.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import type { Kept } from '../../data/device-store.ts'
import { useLocation } from '../../data/page-context.ts'
import type { Reads } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/site-link.tsx'
import { showToast } from '../../ui/toast.ts'
import { restoreRecipe, setNote } from '../saved/recipe-notes.ts'
import { alertUnlessStored } from '../saved/save-button.tsx'
import { MAX_NOTE, recipeOf, saveRecipe, useRecipesOnDevice } from '../saved/saved-recipes.ts'

const PATH = '/saved'

/** Shows recipes from another device's link. On request they are added to those saved here; none is replaced. */
export function CarriedRecipes() {
  const { hash } = useLocation()
  const { reads } = useSite()
  const navigate = useNavigate()
  const here = useRecipesOnDevice()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added) panel.current?.focus()
  }, [added])
  if (!hash.startsWith(`#${SAVED_FRAGMENT}`)) return null
  const carried = readSavedLink(hash, MAX_NOTE)
  if (carried === null)
    return (
      <p role="status" className="surface-butter mb-8 rounded-field px-5 py-4">
        This link holds no saved recipes. Perhaps a part of it got lost on the way; ask for it once more. What
        you saved on this device is here as it was.
      </p>
    )
  const known = carried.filter((recipe) => {
    const own = here.find(({ slug, savedAt }) => slug === recipe.slug && savedAt !== null)
    return own && mergeCarried(own, recipe, MAX_NOTE).isSame
  }).length

  async function add() {
    if (carried === null) return
    setAdding(true)
    const result = await addCarried(carried, reads)
    setAdding(false)
    const isAllSaid = result.failed === 0 && result.gone === 0 && result.leftOut.length === 0
    if (!alertUnlessStored(result.kept) || !isAllSaid) {
      setAdded(result)
      return
    }
    showToast({ title: `${recipeCount(result.count)} added` })
    navigate(PATH, { replace: true, keepScroll: true })
  }

  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="surface-butter mb-8 grid justify-items-start gap-3 rounded-field px-5 py-4"
    >
      {added ? (
        <WhatCame added={added} />
      ) : (
        <p>
          {recipeCount(carried.length)} came with this link.{' '}
          {known === carried.length
            ? 'Everything is here already.'
            : known > 0
              ? `You already have ${known} of them. What you wrote yourself stays.`
              : 'Add them to what is saved on this device? What you wrote yourself stays.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {(added ? added.failed > 0 : known < carried.length) && (
          <Button look="ink" size="small" disabled={isAdding} onClick={() => void add()}>
            {isAdding ? 'Adding…' : added ? 'Try again' : 'Add them'}
          </Button>
        )}
        <ButtonLink look="line" size="small" href={PATH}>
          {added || known === carried.length ? 'Close' : 'Not now'}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Says what could not be added, and why; a note without room is shown, so that it can be copied. */
function WhatCame({ added: { count, failed, gone, leftOut } }: { added: Added }) {
  return (
    <>
      <p>
        {recipeCount(count)} added.
        {failed > 0 &&
          ` ${recipeCount(failed)} couldn’t be fetched just now. Please check your connection and try again.`}
        {gone > 0 && ` ${recipeCount(gone)} ${gone === 1 ? 'is' : 'are'} no longer on this site.`}
      </p>
      {leftOut.map(({ title, note }) => (
        <p key={title}>
          Your own note on {title} stayed. This one had no room beside it: <q>{note}</q>
        </p>
      ))}
    </>
  )
}

function recipeCount(count: number): string {
  return count === 1 ? '1 recipe' : `${count} recipes`
}

/** The result of adding the recipes of a link. */
interface Added {
  /** Number of recipes that were not saved before, or have something new. */
  count: number
  /** Number of recipes that could not be loaded. */
  failed: number
  /** Number of recipes that are no longer on the site. */
  gone: number
  /** Notes that did not fit beside the reader's own. */
  leftOut: { title: string; note: string }[]
  kept: Kept
}

/** Maximum number of requests in flight. */
const AT_ONCE = 4

/**
 * Adds the recipes of a link to those saved on this device (SAVED-MOVE-1): each is fetched from the site as for an
 * ordinary visit. They keep the link's order.
 */
async function addCarried(carried: readonly CarriedRecipe[], reads: Reads, now = Date.now()): Promise<Added> {
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
