import { Star } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { keyOf } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import type { Ratings } from './rate-recipe.ts'

type Sending =
  | { state: 'idle' }
  | { state: 'thanked'; Thanks: ComponentType<{ rating: number }> }
  | { state: 'kept' }
  | { state: 'failed'; error: string }

/** Loaded on demand, since most readers never rate. */
const loadSending = () =>
  Promise.all([import('../cook/pending-ratings.ts'), import('./rating-thanks.tsx')]).catch(
    (cause: unknown) => {
      throw new Error('Please check your connection and try again.', { cause })
    },
  )

/** Delay before a star is sent, in milliseconds: arrow keys pass over the stars in between. */
const SETTLES_AFTER = 700

interface RecipeRatingProps {
  recipe: RecipePage
  /** Stars just sent with a note; 0 for none. */
  noted: number
}

/** Sends stars with each press: one rating per visitor, the last one counts (REC-RATE-4). */
export function RecipeRating({ recipe, noted }: RecipeRatingProps) {
  const [rating, setRating] = useState(noted)
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const showRatings = useShowRatings(recipe.slug)
  const turn = useRef(0)

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  function choose(stars: number, isByKey: boolean) {
    turn.current += 1
    setRating(stars)
    setSending({ state: 'idle' })
    clearTimeout(settling.current)
    if (isByKey) settling.current = setTimeout(() => void send(stars), SETTLES_AFTER)
    else void send(stars)
  }

  async function send(stars: number) {
    const mine = turn.current
    try {
      const [{ sendRating }, { RatingThanks }] = await loadSending()
      const rated = await sendRating(recipe.id, stars)
      if (mine !== turn.current) return
      if (rated.state === 'sent') showRatings(rated.ratings)
      setSending(rated.state === 'sent' ? { state: 'thanked', Thanks: RatingThanks } : { state: 'kept' })
    } catch (error) {
      if (mine !== turn.current) return
      setSending({ state: 'failed', error: error instanceof Error ? error.message : String(error) })
    }
  }
  const [early] = useState(earlyStars)
  useEffect(() => {
    if (early > 0) choose(early, false)
  }, [early])
  useEffect(() => {
    if (noted > 0) setRating(noted)
  }, [noted])

  return (
    <section
      aria-labelledby="rating"
      className={classNames(
        'border-t-[1.5px] border-line pt-5 print-hidden',
        recipe.rating_count === 0 && 'noscript:hidden',
      )}
    >
      <h2 id="rating" className="type-h3">
        Did you make it?
      </h2>
      <RatingSummary average={recipe.rating_average} count={recipe.rating_count} />
      <div className="mt-2 grid justify-items-start gap-2 noscript:hidden">
        <StarChoice chosen={rating} onChoose={choose} />
        <div role="status">
          {sending.state === 'thanked' && <sending.Thanks rating={rating} />}
          {sending.state === 'kept' && <p>Kept. Your stars go out once you’re online.</p>}
          {sending.state === 'idle' && noted > 0 && <p>Your stars are with your note.</p>}
        </div>
        <div role="alert">
          {sending.state === 'failed' && <FieldError id="rating-error">{sending.error}</FieldError>}
        </div>
      </div>
    </section>
  )
}

/** Shows real ratings only (REC-RATE-3, SEO-DATA-1). */
function RatingSummary({ average, count }: { average: number; count: number }) {
  if (count === 0) return <p className="text-muted mt-1">Stars alone are enough. Words are welcome.</p>
  return (
    <p className="text-muted mt-1">
      {average.toFixed(1)} out of 5, from {count} {count === 1 ? 'rating' : 'ratings'}.
    </p>
  )
}

/** Returns a function that updates the ratings of the recipe shown. */
function useShowRatings(slug: string) {
  const { reads } = useSite()
  return (ratings: Ratings | null) => {
    if (!ratings) return
    const { data } = reads.state('recipe', keyOf({ slug }))
    if (data?.kind === 'found') reads.set('recipe', { slug }, { ...data, item: { ...data.item, ...ratings } })
  }
}

/** Returns the stars pressed in the server's HTML before the page was awake: hydration replaces that HTML. */
function earlyStars(): number {
  if (import.meta.env.SSR) return 0
  const pressed = document.querySelector<HTMLInputElement>('[aria-labelledby="rating"] input:checked')
  return Number(pressed?.value ?? 0)
}

const STARS = [1, 2, 3, 4, 5]

interface StarChoiceProps {
  /** 0 for none. */
  chosen: number
  onChoose: (rating: number, isByKey: boolean) => void
}

/** Five stars as a radio group. */
function StarChoice({ chosen, onChoose }: StarChoiceProps) {
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const isByKey = useRef(false)
  const lit = pointed || chosen
  return (
    <fieldset
      onKeyDown={() => {
        isByKey.current = true
      }}
      onPointerDown={() => {
        isByKey.current = false
      }}
      onPointerLeave={() => setPointed(0)}
      className="-ml-2.5 flex flex-wrap"
    >
      <legend className="sr-only">Your rating</legend>
      {STARS.map((value) => (
        <label
          key={value}
          onPointerEnter={() => setPointed(value)}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value, isByKey.current)}
            className="sr-only"
          />
          <Star
            aria-hidden
            className={classNames('size-7 text-[#b07400] dark:text-mark', value <= lit && 'fill-current')}
          />
          <span className="sr-only">{value === 1 ? '1 star' : `${value} stars`}</span>
        </label>
      ))}
    </fieldset>
  )
}
