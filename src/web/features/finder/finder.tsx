import './finder.css'
import { ChevronDown } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { joinWords, pluralize } from '../../../domain/items/labels.ts'
import type { RecipeFilters } from '../../../domain/kitchen/finder/answers.ts'
import type { FinderCounts } from '../../../domain/kitchen/finder/count-answers.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useNavigate } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type ListPlace, listHref, readListPlace } from '../grid/paging.ts'
import { usePreferences } from '../kitchen/preferences.ts'
import { AnswerField } from './answer-fields.tsx'
import {
  ANSWERS,
  type Answer,
  answerWords,
  type ChangeAnswers,
  QUESTIONS,
  setAnswer,
  shortFridge,
} from './finder-words.ts'

/** The form that every control of the finder belongs to, wherever it is on the page. */
export const FINDER_FORM = 'finder'
const NARROW = '(max-width: 39.99rem)'

interface FinderProps {
  place: ListPlace<'recipes'>
  /** Undefined while unknown. */
  counts: FinderCounts | undefined
}

/**
 * Renders a sentence with five words to press (FIND-PAGE-1). Without JavaScript it is one form; with it each answer
 * navigates to the list's new address immediately.
 */
export function Finder({ place, counts }: FinderProps) {
  const { filters } = place
  const isAwake = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const change = useChange()
  const { avoid } = usePreferences()
  useLightDismiss(form)
  const fields = { filters, counts, onChange: change, avoidList: avoid }
  const show = counts ? `Show ${pluralize(counts.found, 'dish', 'dishes')}` : 'Show the dishes'

  function openSheet(event: MouseEvent<HTMLElement>) {
    // The sheet begins at the word's left edge; the style sheet keeps it within the page.
    const word = event.currentTarget.parentElement
    word?.style.setProperty('--finder-word', `${word.offsetLeft}px`)
    if (!window.matchMedia(NARROW).matches) return
    event.preventDefault()
    setIsSheetOpen(true)
  }

  return (
    <section aria-label="Find a recipe" className="surface-butter pt-[clamp(1.5rem,1rem+2vw,3rem)] pb-12">
      <form
        ref={form}
        id={FINDER_FORM}
        action="/recipes"
        className="wrap relative"
        onSubmit={(event) => {
          event.preventDefault()
          closeAll(form.current)
        }}
      >
        {filters.category !== undefined && <input type="hidden" name="category" value={filters.category} />}
        <div className="finder-sentence">
          {ANSWERS.map((answer) => (
            <Word key={answer} answer={answer} filters={filters} onPress={openSheet}>
              <AnswerField {...fields} answer={answer} legendHidden />
              <div className="finder-foot">
                <ClearAnswer answer={answer} filters={filters} onChange={change} />
                <Button type="submit">{isAwake ? show : 'Show the dishes'}</Button>
              </div>
            </Word>
          ))}
        </div>
        <AvoidOffer filters={filters} avoid={avoid} onChange={change} />
      </form>
      <AnswersSheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        onClear={() => change(() => ({}))}
        show={show}
      >
        {ANSWERS.map((answer) => (
          <AnswerField key={answer} answer={answer} {...fields} />
        ))}
      </AnswersSheet>
    </section>
  )
}

/** Navigates to the list with other filters and keeps the scroll position. */
export function useChange(): ChangeAnswers {
  const navigate = useNavigate()
  return (edit) => {
    // The page may still be loading an earlier change; the address has it already.
    const { filters: asked } = readListPlace('recipes', new URLSearchParams(window.location.search))
    const filters = edit(asked)
    if (filters !== asked) navigate(listHref({ list: 'recipes', filters, page: 1 }), { keepScroll: true })
  }
}

interface AvoidOfferProps {
  filters: RecipeFilters
  avoid: FinderAvoid
  onChange: ChangeAnswers
}

/**
 * Offers to fill in what the reader avoids, only on the reader's request: the list is private to the device, and an address
 * reaches the server. The offer appears when the page wakes, in the room below the sentence, so that nothing moves.
 */
function AvoidOffer({ filters, avoid, onChange }: AvoidOfferProps) {
  const { without = [] } = filters
  const missing = avoid.filter((avoidable) => !without.includes(avoidable))
  if (missing.length === 0) return null
  return (
    <button
      type="button"
      className="absolute top-full max-w-[calc(100%-2*var(--hf-gutter))] min-h-11 truncate text-left text-small font-[650] underline underline-offset-4"
      onClick={() =>
        onChange((asked) => setAnswer(asked, 'without', [...new Set([...(asked.without ?? []), ...missing])]))
      }
    >
      Leave out what you avoid: {joinWords(missing)}
    </button>
  )
}

type FinderAvoid = NonNullable<RecipeFilters['without']>

function closeAll(form: HTMLFormElement | null): void {
  const open = form?.querySelector<HTMLDetailsElement>('details[open]')
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
}

/** Closes what a word opened on a press outside it or on Escape. */
function useLightDismiss(form: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const open = form.current?.querySelector<HTMLDetailsElement>('details[open]')
      if (open && target instanceof Node && !open.contains(target)) open.open = false
    }
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && closeAll(form.current)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [form])
}

interface WordProps {
  answer: Answer
  filters: RecipeFilters
  onPress: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

/** One word of the sentence; a press opens its controls, without JavaScript too. */
function Word({ answer, filters, onPress, children }: WordProps) {
  const { before, any } = QUESTIONS[answer]
  const said = answerWords(answer, filters)
  return (
    <>
      {before} {/* What follows the word stays on its line. */}
      <div className="finder-said inline-block max-w-full">
        <details name="finder" className="inline-block max-w-full" onToggle={showWhole}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
          <summary
            onClick={onPress}
            className={classNames('finder-word', said === null && 'finder-word-unsaid text-muted')}
          >
            {said === null ? any : answer === 'have' ? <FridgeWords have={filters.have ?? []} /> : said}
            <ChevronDown aria-hidden className="-mx-[.14em] size-[.76em] flex-none" />
          </summary>
          <div className="finder-sheet">{children}</div>
        </details>
        {answer === 'have' ? '' : ','}
      </div>{' '}
    </>
  )
}

/** Number of words of the fridge in the sentence, on phones and elsewhere. */
const ROOM = { narrow: 2, wide: 4 }

function FridgeWords({ have }: { have: readonly string[] }) {
  return (
    <>
      <span className="wrap-anywhere sm:hidden">{shortFridge(have, ROOM.narrow)}</span>
      <span className="wrap-anywhere max-sm:hidden">{shortFridge(have, ROOM.wide)}</span>
    </>
  )
}

/** Scrolls what a word opens fully into view, as far as it fits the screen. */
function showWhole({ currentTarget: details }: { currentTarget: HTMLDetailsElement }): void {
  if (details.open) details.lastElementChild?.scrollIntoView({ block: 'nearest' })
}

const CLEAR: Record<Answer, string> = {
  time: 'Any time',
  diet: 'Eat everything',
  without: 'Avoid nothing',
  difficulty: 'Cook anything',
  have: 'Empty the fridge',
}

function ClearAnswer({
  answer,
  filters,
  onChange,
}: {
  answer: Answer
  filters: RecipeFilters
  onChange: ChangeAnswers
}) {
  if (!useHydrated() || filters[answer] === undefined) return <span />
  return (
    <button
      type="button"
      className="text-small font-[650] text-accent-text min-h-11"
      onClick={() => onChange((asked) => setAnswer(asked, answer, undefined))}
    >
      {CLEAR[answer]}
    </button>
  )
}

interface AnswersSheetProps {
  isOpen: boolean
  onClose: () => void
  onClear: () => void
  /** The button's text. */
  show: string
  children: ReactNode
}

const SHEET_TITLE = 'finder-sheet-title'

/** Shows all five answers on a phone. */
function AnswersSheet({ isOpen, onClose, onClear, show, children }: AnswersSheetProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={SHEET_TITLE} className="finder-phone-sheet">
      <div className="grid gap-4.5 px-5 pt-4 pb-5">
        <h2 id={SHEET_TITLE} className="finder-phone-title">
          Find a recipe
        </h2>
        {children}
      </div>
      <div className="finder-phone-foot">
        <Button look="line" onClick={onClear}>
          Clear
        </Button>
        <Button onClick={onClose}>{show}</Button>
      </div>
    </Dialog>
  )
}
