import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import type { Kept } from '../../data/device-store.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast.ts'
import {
  removeRecipe,
  renewCard,
  type SaveableRecipe,
  type SavedRecipe,
  savedRecipes,
  saveRecipe,
  useRecipesOnDevice,
} from './saved-recipes.ts'

const HEART =
  'aria-pressed:[&>svg]:fill-accent aria-pressed:[&>svg]:text-accent [&>svg]:transition-transform [&>svg]:duration-(--hf-mid) active:[&>svg]:scale-85 noscript:hidden print-hidden'

const LOOKS = {
  /** Round, over the corner of a picture. */
  card: 'absolute top-2.5 right-2.5 z-2 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-cut hover:bg-sunken',
  /** With its word, among a recipe's other buttons. */
  button: buttonClass({ look: 'line', size: 'small' }),
  /** At the end of a line. */
  plain: 'grid size-11 flex-none place-items-center rounded-full hover:bg-sunken',
}

interface SaveButtonProps {
  recipe: SaveableRecipe
  look: keyof typeof LOOKS
  /** Called with the recipe's data when its heart is removed: if it disappears from the list, it can be restored. */
  onRemove?: (removed: SavedRecipe) => void
}

/** The heart that saves a recipe on this device (SAVED-HEART-1). It takes effect immediately, and needs JavaScript. */
export function SaveButton({ recipe, look, onRemove }: SaveButtonProps) {
  const known = useRecipesOnDevice().find(({ id }) => id === recipe.id)
  const isSaved = known?.savedAt != null
  useEffect(() => renewCard(recipe), [recipe])

  function toggle() {
    if (known && isSaved) {
      alertUnlessStored(removeRecipe(recipe))
      onRemove?.(known)
      return
    }
    const isFirst = savedRecipes().length === 0
    const kept = saveRecipe(recipe)
    if (alertUnlessStored(kept) && isFirst) {
      showToast({
        title: 'Saved on this device',
        description: 'You’ll find it under Saved, even offline.',
      })
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={look === 'button' ? undefined : `Save ${recipe.title}`}
      onClick={toggle}
      className={classNames(LOOKS[look], HEART)}
    >
      <Heart aria-hidden className="size-5" />
      {look === 'button' && (
        <span>
          {isSaved ? 'Saved' : 'Save'}
          <span className="sr-only">{` ${recipe.title}`}</span>
        </span>
      )}
    </button>
  )
}

/** Shows an alert where the browser could not store something. @returns whether it was stored */
export function alertUnlessStored(kept: Kept): boolean {
  if (kept === 'kept') return true
  showToast({
    kind: 'alert',
    title: 'Only until you close this page',
    description:
      kept === 'full'
        ? 'There is no room left on this device for this site. Remove a saved recipe to make some.'
        : 'Your browser doesn’t let this site keep anything on this device.',
  })
  return false
}
