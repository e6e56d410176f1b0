import { Check, Copy, Heart, Star, X } from 'lucide-react'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { leftoverTip } from '../../../domain/kitchen/leftover-tip.ts'
import type { ListedLine } from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { numberWord } from '../../../domain/text/number-words.ts'
import { useSettings } from '../../data/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyWithToast } from '../../ui/copy-text.ts'
import { FieldError } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { StageEnd } from '../../ui/stage/stage-end.tsx'
import { ICON_KEY } from '../../ui/stage/stage-frame.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'
import { noteDone } from '../progress/done-things.ts'
import { tipLines } from '../recipe/recipe-view.tsx'
import { countCooked, noteOf, setNote } from '../saved/recipe-notes.ts'
import { MAX_NOTE, removeRecipe, saveRecipe, useRecipesOnDevice } from '../saved/saved-recipes.ts'
import { keepPlace } from './cook-place.ts'
import { onSentLater, sendRating } from './pending-ratings.ts'

interface CookDoneProps {
  recipe: RecipePage
  lines: readonly ListedLine[]
  servings: number
  steps: number
  onBack: () => void
  /** Starts again from the first step; null right after the last step. */
  onAgain: (() => void) | null
}

/** Renders the end of cooking: the laid table (COOK-DONE-2). */
export function CookDone({ recipe, lines, servings, steps, onBack, onAgain }: CookDoneProps) {
  const back = pagePath('recipe', recipe.slug)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = leftoverTip(tipLines(recipe.notes), lines)
  useEffect(() => {
    countCooked(recipe)
    noteDone('dishes', recipe)
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus()
  }, [recipe])
  return (
    <StageEnd
      className="cm-done"
      leave={
        <SiteLink href={back} className={ICON_KEY} aria-label="Close, back to the recipe">
          <X aria-hidden />
        </SiteLink>
      }
      line={`${capitalize(numberWord(steps))} ${steps === 1 ? 'step' : 'steps'}, all done`}
      heading={
        <h1 ref={heading} tabIndex={-1} className="type-d2 mt-1 max-w-[9ch] outline-none">
          Sit down. Eat.
        </h1>
      }
      picture={
        <div className="cm-laid relative grid justify-items-center">
          <LaidTable people={servings} />
          <div className="cm-photo stage-pin relative z-1 rounded-[2px] bg-[#fff] shadow-lift">
            <Picture
              source={recipe}
              ratio="4:3"
              sizes="(min-width: 48rem) 400px, 62vw"
              fallback={<CategorySurface name={recipe.category_name || 'Recipe'} title={recipe.title} />}
            />
            <p className="pt-2 text-label">
              {recipe.title}, for {numberWord(servings)}
            </p>
          </div>
        </div>
      }
    >
      <StarsNow recipeId={recipe.id} />
      {left && (
        <section className="stage-note">
          <h2 className="type-h3">Anything left?</h2>
          <p className="mt-1 text-[1.0625rem] leading-[1.6]">{left}</p>
        </section>
      )}
      <Handle />
      <PrivateNote recipe={recipe} />
      <div className="stage-keys">
        <ButtonLink href={back} onClick={() => keepPlace(recipe.id, null)}>
          Done
        </ButtonLink>
        <KeepButton recipe={recipe} />
      </div>
      <p>
        <button type="button" className="min-h-16 underline underline-offset-4" onClick={onAgain ?? onBack}>
          {onAgain ? 'Cook it again' : 'Back to the last step'}
        </button>
      </p>
    </StageEnd>
  )
}

/** Stars that are sent with each press: one rating per visitor, the last one counts. */
function StarsNow({ recipeId }: { recipeId: number }) {
  const id = useId()
  const { coach_name } = useSettings()
  const [chosen, setChosen] = useState(0)
  const [said, setSaid] = useState('')
  const [error, setError] = useState('')
  const turn = useRef(0)
  useEffect(
    () => onSentLater((id) => id === recipeId && setSaid('Thank you. Your stars have gone out.')),
    [recipeId],
  )
  async function choose(stars: number) {
    turn.current += 1
    const mine = turn.current
    setChosen(stars)
    setSaid('')
    setError('')
    try {
      const rated = await sendRating(recipeId, stars)
      if (mine !== turn.current) return
      const count = `${capitalize(numberWord(stars))} ${stars === 1 ? 'star' : 'stars'}`
      setSaid(
        rated.state === 'sent'
          ? `Thank you. ${count} sent.`
          : `${count} kept. They’ll go out once you’re online.`,
      )
    } catch (failure) {
      if (mine === turn.current) setError(failure instanceof Error ? failure.message : String(failure))
    }
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-h3 text-[1.5rem]">
        How was it?
      </h2>
      <p className="type-small text-muted">
        {coach_name.split(' ')[0]} reads every star. No account, no name.
      </p>
      <fieldset className="cm-stars flex">
        <legend className="sr-only">Your rating</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            data-lit={stars <= chosen || undefined}
            className="relative grid cursor-pointer place-items-center rounded-full text-[#b07400] has-focus-visible:outline-3 has-focus-visible:outline-focus dark:text-mark"
          >
            <input
              type="radio"
              name={id}
              checked={chosen === stars}
              onChange={() => void choose(stars)}
              className="sr-only"
            />
            <Star aria-hidden />
            <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="flex items-center gap-2 font-semibold text-ok">
        {said && <Check aria-hidden className="size-4.5" />}
        {said}
      </p>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </section>
  )
}

function Handle() {
  const { instagram_handle } = useSettings()
  if (!instagram_handle) return null
  return (
    <section>
      <h2 className="type-h3 text-[1.5rem]">Show us your bowl</h2>
      <button
        type="button"
        onClick={() => void copyWithToast(instagram_handle, `${instagram_handle} is on your clipboard.`)}
        className="inline-flex min-h-16 max-w-full items-center gap-[.4em] text-left font-display text-[1.75rem] font-extrabold leading-[1.1] tracking-[-.03em]"
      >
        <span className="min-w-0 select-text wrap-anywhere">{instagram_handle}</span>
        <Copy aria-hidden className="size-[.8em] flex-none" />
        <span className="sr-only">, copy</span>
      </button>
      <p className="type-small text-muted">Tap to copy the name. Steam on the lens is fine.</p>
    </section>
  )
}

function PrivateNote({ recipe }: { recipe: RecipePage }) {
  const id = useId()
  const [note, setOwnNote] = useState(() => noteOf(recipe.id))
  const [isKept, setKept] = useState(true)
  return (
    <section>
      <label htmlFor={id} className="mb-1.5 block text-small font-[650]">
        A note for next time
      </label>
      <textarea
        id={id}
        className="w-full rounded-paper border-[1.5px] border-line-strong bg-surface px-4 py-2.5"
        value={note}
        maxLength={MAX_NOTE}
        aria-describedby={`${id}-where`}
        onChange={(event) => {
          setOwnNote(event.target.value)
          setKept(setNote(recipe, event.target.value) === 'kept')
        }}
      />
      <p id={`${id}-where`} className="type-small text-muted">
        {isKept
          ? 'Stays on this device and shows on the recipe.'
          : 'Your browser won’t save anything for this site, so the note is gone once you close this page.'}
      </p>
    </section>
  )
}

function KeepButton({ recipe }: { recipe: RecipePage }) {
  const isSaved = useRecipesOnDevice().some(({ id, savedAt }) => id === recipe.id && savedAt !== null)
  return (
    <Button
      look="line"
      aria-pressed={isSaved}
      onClick={() => (isSaved ? removeRecipe(recipe) : saveRecipe(recipe))}
    >
      <Heart aria-hidden className={isSaved ? 'fill-accent text-accent' : undefined} />
      {isSaved ? 'Saved' : 'Save this recipe'}
    </Button>
  )
}

/** Further places would lie beyond the picture's edge. */
const MOST_SHOWN = 6
const NEXT_PLACE_MS = 120

/** A round table with a place for each diner, seen from above; drawn around the dish itself. */
export function LaidTable({ people }: { people: number }) {
  const places = Array.from({ length: Math.min(people, MOST_SHOWN) }, (_, at) => at)
  return (
    <div aria-hidden className="cm-table absolute inset-0">
      {[0, 1].map((side) => (
        <div key={side}>
          {places
            .filter((at) => at % 2 === side)
            .map((at) => (
              <Place key={at} after={at * NEXT_PLACE_MS} />
            ))}
        </div>
      ))}
    </div>
  )
}

/** A plate between knife and fork, laid from the left. */
function Place({ after }: { after: number }) {
  const style: CSSProperties & Record<'--after', string> = { '--after': `${after}ms` }
  return (
    <svg viewBox="-100 -136 200 272" aria-hidden="true" className="cm-place" style={style}>
      <circle cx="3" cy="6" r="88" fill="#14312a" opacity=".16" />
      <circle r="88" fill="#fbfaf4" />
      <circle r="60" fill="none" stroke="#c6e0e3" strokeWidth="6" />
      <path
        d="M-84-121h82q8 0 14-7 4-4 12-4h42v6H26v5h40v6H26v5h40v6H24q-8 0-12-4-6-6-14-6h-82zM-84 113h86q52-2 70 14-34 6-72 3h-84z"
        fill="currentColor"
      />
    </svg>
  )
}
