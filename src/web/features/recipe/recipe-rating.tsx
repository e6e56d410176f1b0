import { Star } from 'lucide-react'
import { type ComponentType, type FormEvent, useId, useState } from 'react'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { keyOf } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Ratings } from './rate-recipe.ts'

type Sending =
  | { state: 'choosing' }
  | { state: 'sending' }
  | { state: 'thanked'; Thanks: ComponentType<{ rating: number }> }
  | { state: 'failed'; error: string }

/** Loaded on demand, since most readers never rate. */
const loadSending = () =>
  Promise.all([import('./rate-recipe.ts'), import('./rating-thanks.tsx')]).catch((cause: unknown) => {
    throw new Error('Please check your connection and try again.', { cause })
  })

export function RecipeRating({ recipe }: { recipe: RecipePage }) {
  // Chosen before the page was awake, the stars stand in what is replaced.
  const [rating, setRating] = useState(() => Number(early()?.value ?? 0))
  const [sending, setSending] = useState<Sending>({ state: 'choosing' })
  const showRatings = useShowRatings(recipe.slug)
  // Sent before the page is awake, the browser would load the page anew and forget the stars.
  const isBlocked = !useHydrated() || sending.state === 'sending'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (rating === 0) return setSending({ state: 'failed', error: 'Please choose how many stars.' })
    setSending({ state: 'sending' })
    try {
      const [{ rateRecipe }, { RatingThanks }] = await loadSending()
      showRatings(await rateRecipe(recipe.id, rating))
      setSending({ state: 'thanked', Thanks: RatingThanks })
    } catch (error) {
      setSending({ state: 'failed', error: error instanceof Error ? error.message : String(error) })
    }
  }

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
      <form
        onSubmit={(event) => void send(event)}
        className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden"
      >
        <StarChoice
          chosen={rating}
          disabled={sending.state === 'sending'}
          onChoose={(value) => {
            setRating(value)
            setSending({ state: 'choosing' })
          }}
        />
        <Button type="submit" look="line" size="small" disabled={isBlocked}>
          {sending.state === 'sending' ? 'Sending…' : 'Send rating'}
        </Button>
        <div role="status">{sending.state === 'thanked' && <sending.Thanks rating={rating} />}</div>
        <div role="alert">
          {sending.state === 'failed' && <FieldError id="rating-error">{sending.error}</FieldError>}
        </div>
      </form>
    </section>
  )
}

/** Only real ratings are told (REC-RATE-3, SEO-DATA-1). */
function RatingSummary({ average, count }: { average: number; count: number }) {
  if (count === 0) return <p className="text-muted mt-1">Stars alone are enough. Words are welcome.</p>
  return (
    <p className="text-muted mt-1">
      {average.toFixed(1)} out of 5, from {count} {count === 1 ? 'rating' : 'ratings'}.
    </p>
  )
}

/** Puts the new numbers into the recipe on the screen. */
function useShowRatings(slug: string) {
  const { reads } = useSite()
  return (ratings: Ratings | null) => {
    if (!ratings) return
    const { data } = reads.state('recipe', keyOf({ slug }))
    if (data?.kind === 'found') reads.set('recipe', { slug }, { ...data, item: { ...data.item, ...ratings } })
  }
}

/** A star that was pressed in what the server has made. */
function early(): HTMLInputElement | null {
  return import.meta.env.SSR ? null : document.querySelector('[aria-labelledby="rating"] input:checked')
}

const STARS = [1, 2, 3, 4, 5]

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  chosen: number
  disabled: boolean
  onChoose: (rating: number) => void
}

/** Five stars as what they are: a radio group. */
function StarChoice({ chosen, disabled, onChoose }: StarChoiceProps) {
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || chosen
  return (
    <fieldset disabled={disabled} onPointerLeave={() => setPointed(0)} className="-ml-2.5 flex flex-wrap">
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
            onChange={() => onChoose(value)}
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
