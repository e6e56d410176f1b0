import { ChefHat, CloudOff, Pencil, Timer, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { formatDifficulty } from '../../../domain/items/labels.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { useOnline } from '../../offline/use-online.ts'
import { showToast } from '../../ui/toast.ts'
import { CategorySurface } from '../cards/category-mark.tsx'
import { type CardLayout, CardMeta, ContentCard, MetaItem } from '../cards/content-card.tsx'
import { restoreRecipe, setNote } from '../saved/recipe-notes.ts'
import { alertUnlessStored, SaveButton } from '../saved/save-button.tsx'
import { MAX_NOTE, type SavedCard, type SavedRecipe } from '../saved/saved-recipes.ts'

/** Renders a saved recipe: the reader's version of it, how often it was cooked, and the reader's note. */
export function SavedRecipeCard({
  recipe,
  layout,
  onRemove,
}: {
  recipe: SavedRecipe & { card: SavedCard }
  layout: CardLayout
  onRemove: () => void
}) {
  const { slug, card, cooked, version } = recipe
  const isOnline = useOnline()
  function letGo(removed: SavedRecipe) {
    onRemove()
    offerUndo(removed)
  }
  return (
    <>
      <ContentCard
        // Requests a picture that failed to load again once there is a network.
        key={String(isOnline)}
        href={pagePath('recipe', slug)}
        title={card.title}
        text=""
        category={card.category_name || 'Recipe'}
        picture={card}
        ratio="4:3"
        headingLevel={2}
        layout={layout}
        action={<SaveButton recipe={{ ...card, id: recipe.id, slug }} look="card" onRemove={letGo} />}
        pictureFallback={
          isOnline ? (
            <CategorySurface name={card.category_name || 'Recipe'} title={card.title} />
          ) : (
            <PictureComesLater />
          )
        }
      >
        <CardMeta>
          <MetaItem icon={Timer}>{formatHours(card.prep_time_minutes + card.cook_time_minutes)}</MetaItem>
          <MetaItem icon={Users}>for {version?.servings || card.servings}</MetaItem>
          <MetaItem icon={ChefHat}>{version?.words || formatDifficulty(card.difficulty)}</MetaItem>
        </CardMeta>
      </ContentCard>
      <div>
        {cooked > 0 && <p className="mt-2 text-small">{describeCooked(recipe)}</p>}
        <PrivateNote recipe={recipe} title={card.title} />
      </div>
    </>
  )
}

function offerUndo(removed: SavedRecipe): void {
  showToast({
    title: `${removed.card?.title ?? 'It'} is no longer saved`,
    action: { label: 'Undo', run: () => alertUnlessStored(restoreRecipe(removed)) },
  })
}

function PictureComesLater() {
  return (
    <span className="grid size-full place-items-center rounded-paper border-[1.5px] border-dashed border-line-strong bg-ground p-4 text-center text-small text-muted">
      <span className="grid justify-items-center gap-1.5">
        <CloudOff aria-hidden className="size-6" />
        The picture shows once you’re online
      </span>
    </span>
  )
}

/** Returns a duration as short as a card needs it: `50 min`, `1 h`, `1 h 10`. */
export function formatHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

const TIMES = ['', 'once', 'twice']

/** Returns `Cooked once, on October 30` or `Cooked 3 times, last on November 8`, in the reader's zone: in the browser only. */
export function describeCooked(
  { cooked, cookedAt }: Pick<SavedRecipe, 'cooked' | 'cookedAt'>,
  now = Date.now(),
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const times = `Cooked ${TIMES[cooked] ?? `${cooked} times`}`
  if (cookedAt === null) return times
  const day = formatNearDate(new Date(cookedAt).toISOString(), new Date(now).toISOString(), timeZone)
  return `${times}, ${cooked === 1 ? 'on' : 'last on'} ${day}`
}

/** The reader's own note, on butter-coloured paper. Stored with every character typed. */
function PrivateNote({ recipe, title }: { recipe: SavedRecipe; title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) area.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <form
        className="surface-butter mt-2 grid gap-2 rounded-[2px] p-3 text-small shadow-cut"
        onSubmit={(event) => {
          event.preventDefault()
          setIsOpen(false)
        }}
      >
        <label className="grid gap-1 font-[650]">
          <span>
            Your note<span className="sr-only"> on {title}</span>
          </span>
          <textarea
            ref={area}
            rows={3}
            maxLength={MAX_NOTE}
            value={recipe.note}
            onChange={(event) => alertUnlessStored(setNote(recipe, event.target.value))}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setIsOpen(false)
            }}
            className="w-full resize-y rounded-[6px] border-[1.5px] border-line-strong bg-surface px-3 py-2 font-normal leading-snug text-ink focus:outline-3 focus:outline-offset-1 focus:outline-focus"
          />
        </label>
        <div className="flex items-center justify-between gap-3">
          <span className="text-label">Only you see it. It’s saved as you type.</span>
          <button type="submit" className="min-h-11 px-2 font-[650] underline underline-offset-4">
            Done
          </button>
        </div>
      </form>
    )
  }
  if (recipe.note.trim() === '') {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setIsOpen(true)}
        className="print-hidden mt-1 inline-flex min-h-11 items-center gap-2 pr-3 text-small font-[650] text-muted hover:text-ink hover:underline hover:underline-offset-4"
      >
        <Pencil aria-hidden className="size-4" />
        Add a note<span className="sr-only"> on {title}</span>
      </button>
    )
  }
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => setIsOpen(true)}
      className="surface-butter mt-2 block min-h-11 w-full -rotate-[.7deg] rounded-[2px] px-[.8rem] py-[.6rem] text-left text-small leading-[1.4] whitespace-pre-line shadow-cut wrap-anywhere"
    >
      <span className="sr-only">Edit your note on {title}: </span>
      {recipe.note}
    </button>
  )
}
