import { Download, Smartphone } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { useLocation } from '../../data/page-context.ts'
import { useCopies } from '../../offline/use-copies.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { showWhole } from '../../ui/show-whole.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CardSkeleton } from '../cards/content-card.tsx'
import { GRID_CLASS } from '../grid/paged-grid.tsx'
import { layoutOf } from '../grid/paging.ts'
import { savedRecipes, useRecipesOnDevice } from '../saved/saved-recipes.ts'
import { useInstallPrompt } from './install-prompt.ts'
import { NothingSaved } from './nothing-saved.tsx'
import { SavedRecipeCard } from './saved-card.tsx'
import type { TakeAlongProps } from './take-along.tsx'

type Filter = 'all' | 'cooked' | 'not-yet'

/** Both are needed by few readers; if their code fails to load, the page works without them. */
const CarriedRecipes = lazy(() =>
  import('./carried-recipes.tsx').then(
    ({ CarriedRecipes: loaded }) => ({ default: loaded }),
    () => ({ default: () => <></> }),
  ),
)
const TakeAlong = lazy(() =>
  import('./take-along.tsx').then(
    ({ TakeAlong: loaded }) => ({ default: loaded }),
    () => ({ default: () => <></> }),
  ),
)

/** Lists what this device has saved, the newest first (SAVED-LIST-1). The server does not know about it. */
export function SavedPage() {
  const hydrated = useHydrated()
  const { hash } = useLocation()
  const recipes = savedRecipes(useRecipesOnDevice())
  const [filter, setFilter] = useState<Filter>('all')
  const cooked = recipes.filter(({ cooked }) => cooked > 0)
  const shown = { all: recipes, cooked, 'not-yet': recipes.filter(({ cooked }) => cooked === 0) }
  // The last recipe of a filter may have been removed.
  const current = shown[filter].length > 0 ? filter : 'all'
  const isEmpty = hydrated && recipes.length === 0
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Index of the card whose heart was removed: the focus moves to the card then at that index. */
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const at = removed.current
    if (at === null) return
    removed.current = null
    const hearts = list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]')
    ;(hearts?.[at] ?? heading.current)?.focus()
  })
  return (
    // At least as high as the screen, whatever the device has stored, so that the footer never moves within it.
    <div className="wrap min-h-lvh pb-section print:min-h-0">
      <div className="grid gap-4 pt-[clamp(1.25rem,.5rem+2.4vw,2.75rem)] pb-6">
        <h1 ref={heading} tabIndex={-1} className="type-d2 outline-none">
          Kept for later
        </h1>
        <p className="type-lead text-muted max-w-152 noscript:hidden">
          {isEmpty
            ? 'Nothing yet. Tap the heart on a recipe and it waits here, even without internet.'
            : 'Your versions, your notes. They open without internet too.'}
        </p>
        <p className="type-lead text-muted hidden max-w-152 noscript:block">
          Saving happens on your device, and needs JavaScript. Switch it on for this site, then tap the heart
          on a recipe. Until then, a bookmark works too.
        </p>
        {cooked.length > 0 && cooked.length < recipes.length && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content instead of scrolling
          <div role="group" aria-label="Show" onFocus={showWhole} className="chip-row print-hidden">
            {FILTERS.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={current === value}
                onClick={() => setFilter(value)}
                className={CHIP_CLASS}
              >
                {label} {shown[value].length}
              </button>
            ))}
          </div>
        )}
      </div>
      {hydrated && hash !== '' && (
        <Suspense>
          <CarriedRecipes />
        </Suspense>
      )}
      {!hydrated && <WaitingCards />}
      {isEmpty && <NothingSaved />}
      {recipes.length > 0 && (
        <>
          <ul ref={list} aria-label="Saved recipes" className={`${GRID_CLASS} cards`}>
            {shown[current].map((recipe, at) => (
              <li key={recipe.id}>
                <SavedRecipeCard
                  recipe={recipe}
                  layout={layoutOf(at, shown[current].length)}
                  onRemove={() => {
                    removed.current = at
                  }}
                />
              </li>
            ))}
          </ul>
          <p className="mt-10 print-hidden">
            <ArrowLink href="/week">Plan a week with them</ArrowLink>
          </p>
          <DeviceNote recipes={recipes} />
        </>
      )}
    </div>
  )
}

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'cooked', label: 'Cooked' },
  { value: 'not-yet', label: 'Not yet' },
]

function WaitingCards() {
  return (
    <div aria-hidden className={`${GRID_CLASS} noscript:hidden`}>
      <CardSkeleton ratio="4:3" />
      <CardSkeleton ratio="4:3" />
      <CardSkeleton ratio="4:3" />
    </div>
  )
}

/** Says where these recipes are stored, and what else can be done with them. */
function DeviceNote({ recipes }: TakeAlongProps) {
  const paths = recipes.map(({ slug }) => pagePath('recipe', slug))
  const ready = useReadyCount(paths)
  const install = useInstallPrompt()
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-1 border-y-[1.5px] border-line py-[.9rem] text-small print-hidden">
      <p className="flex flex-[1_1_20rem] items-start gap-[.4rem]">
        <Smartphone aria-hidden className="mt-[.15em] size-[18px] flex-none" />
        <span>
          Kept on this device, without an account. Clearing your browser’s data clears this page.
          {ready !== null && ready < paths.length && (
            <span className="text-muted">
              {' '}
              {ready} of {paths.length} open without internet so far.
            </span>
          )}
        </span>
      </p>
      <TakeAlongButton recipes={recipes} />
      {install && (
        <Button look="quiet" size="small" onClick={install}>
          <Download aria-hidden className="size-5" />
          Put it on your home screen
        </Button>
      )}
      {isAppleTouchDevice() && (
        <p className="text-muted">For your home screen: Share, then ‘Add to Home Screen’.</p>
      )}
    </div>
  )
}

function TakeAlongButton({ recipes }: TakeAlongProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center font-[650] text-accent-text underline decoration-2 underline-offset-4"
      >
        Take them to another device
      </button>
      {isOpen && (
        <Suspense>
          <TakeAlong recipes={recipes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Returns how many of the paths can be opened offline; null without a controlling service worker. */
function useReadyCount(paths: readonly string[]): number | null {
  const copies = useCopies()
  if (copies === null || !navigator.serviceWorker?.controller) return null
  return paths.filter((path) => copies.some((copy) => copy.path === path)).length
}

/** Whether to explain installing: these devices offer no prompt. False where the site is on the home screen already. */
function isAppleTouchDevice(): boolean {
  const isStandalone = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !isStandalone
}
