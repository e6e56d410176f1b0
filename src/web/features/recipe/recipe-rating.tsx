import { type FormEvent, useState } from 'react'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { keyOf } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type Ratings, rateRecipe } from './rate-recipe.ts'
import { StarChoice } from './star-choice.tsx'

type Sending =
  | { state: 'choosing' }
  | { state: 'sending' }
  | { state: 'thanked' }
  | { state: 'failed'; error: string }

export function RecipeRating({ recipe }: { recipe: RecipePage }) {
  const [rating, setRating] = useState(0)
  const [sending, setSending] = useState<Sending>({ state: 'choosing' })
  const showRatings = useShowRatings(recipe.slug)
  // Sent before the page is awake, the browser would load the page anew and forget the stars.
  const isBlocked = !useHydrated() || sending.state === 'sending'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (rating === 0) return setSending({ state: 'failed', error: 'Please choose how many stars.' })
    setSending({ state: 'sending' })
    try {
      showRatings(await rateRecipe(recipe.id, rating))
      setSending({ state: 'thanked' })
    } catch (error) {
      setSending({ state: 'failed', error: error instanceof Error ? error.message : String(error) })
    }
  }

  return (
    <section
      aria-labelledby="rating"
      className={classNames(
        'mt-14 border-t-[1.5px] border-line pt-6 print-hidden',
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
        <div role="status" className="text-small font-semibold text-ok">
          {sending.state === 'thanked' && 'Thank you for rating this recipe.'}
        </div>
        <div role="alert">
          {sending.state === 'failed' && <FieldError id="rating-error">{sending.error}</FieldError>}
        </div>
      </form>
    </section>
  )
}

/** Only real ratings are told (product §6.9, §19.2). */
function RatingSummary({ average, count }: { average: number; count: number }) {
  if (count === 0) return <p className="text-muted mt-1">Rate it for the next cook.</p>
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
