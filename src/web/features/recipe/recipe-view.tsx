import type { Instruction, Variation } from '../../../domain/content/recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { useCountView } from '../count-view.ts'
import { usePageTitle } from '../head.tsx'
import { HealthDisclaimer } from '../health-disclaimer.tsx'
import { PrintedAddress } from '../printed-address.tsx'
import { Ingredients } from './ingredients.tsx'
import { NutritionHighlights } from './nutrition-card.tsx'
import { RecipeHead } from './recipe-head.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeRating } from './recipe-rating.tsx'
import { useServings } from './servings.tsx'

/**
 * A whole recipe. On phones the left column dissolves, and `order` puts its parts where a cook wants them:
 * ingredients before the steps, nutrition last. On paper ingredients and steps stand side by side.
 */
export function RecipeView({ recipe }: { recipe: RecipePage }) {
  const today = useServings(recipe.servings)
  useCountView('recipe', recipe.id)
  return (
    <article className="wrap pt-[clamp(1rem,.5rem+2vw,2.5rem)] print:p-0">
      <RecipeHead recipe={recipe} />
      <RecipeHeader recipe={recipe} servings={today.servings} />
      <div className="grid gap-12 py-[clamp(2.5rem,2rem+3vw,5rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,6vw,6rem)] print:grid-cols-[58mm_1fr] print:gap-[8mm] print:py-[5mm]">
        <div className="contents lg:sticky lg:top-6 lg:grid lg:gap-6 lg:self-start print:static print:block">
          <Ingredients recipe={recipe} today={today} className="order-1" />
          <NutritionHighlights recipe={recipe} className="order-3 print-hidden" />
        </div>
        <div className="order-2 min-w-0">
          <Instructions steps={recipe.instructions} />
          <ProTips notes={recipe.notes} />
          <Variations variations={recipe.variations} />
          <RecipeRating recipe={recipe} />
          <HealthDisclaimer kind="recipe" className="mt-12 max-w-152 print-hidden" />
        </div>
      </div>
      <PrintedAddress />
    </article>
  )
}

function Instructions({ steps }: { steps: readonly Instruction[] }) {
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="type-h1 mb-4 print:mb-1 print:text-[13pt]">
        Instructions
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">No instructions available.</p>
      ) : (
        <ol>
          {steps.map(({ step, instruction }) => (
            <li
              key={step}
              id={`step-${step}`}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3 border-t-[1.5px] border-line py-[1.4rem] print:grid-cols-[1.4em_1fr] print:gap-1 print:border-0 print:py-[.25em]"
            >
              <b
                aria-hidden
                className="font-display text-[2.75rem] leading-[.9] font-extrabold tracking-[-.04em] text-accent-text print:text-[1em] print:leading-[inherit] print:text-ink"
              >
                {step}
              </b>
              <p className="text-prose leading-[1.6] whitespace-pre-line print:text-[1em] print:leading-[inherit]">
                {instruction}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** A note pinned beside the stove. */
function ProTips({ notes }: { notes: string }) {
  const tips = tipLines(notes)
  if (tips.length === 0) return null
  return (
    <section
      aria-labelledby="pro-tips"
      className="surface-mist relative mt-10 max-w-176 -rotate-[.6deg] rounded-[2px] px-6 py-7 shadow-cut before:absolute before:-top-2 before:left-7 before:size-[17px] before:rounded-full before:bg-[#d4380f] before:shadow-[0_2px_2px_rgb(20_49_42/.35)] print:mt-3 print:max-w-none print:rotate-0 print:p-0 print:shadow-none print:before:hidden"
    >
      <h2 id="pro-tips" className="type-h2 mb-3 print:mb-1 print:text-[13pt]">
        Pro Tips
      </h2>
      <ul className="grid gap-2 print:gap-[.25em]">
        {tips.map((tip) => (
          <li key={tip} className="relative pl-6 text-pretty print:pl-[1.4em]">
            <span aria-hidden className="half-disc absolute top-[.6em] left-0 h-1.5 w-3" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The tips in a recipe's notes, one a line; a dash or dot typed before one is not part of it. */
export function tipLines(notes: string): string[] {
  return notes
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•]\s+/, ''))
    .filter((line) => line !== '')
}

function Variations({ variations }: { variations: readonly Variation[] }) {
  if (variations.length === 0) return null
  return (
    <section aria-labelledby="variations" className="mt-14 print-hidden">
      <h2 id="variations" className="type-h2 mb-5">
        Delicious Variations
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-4 gap-y-6">
        {variations.map(({ name, description }) => (
          <li key={name} className="border-t-3 border-ink pt-[.9rem]">
            <h3 className="type-h3">{name}</h3>
            {description && <p className="text-muted mt-1">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RecipeSkeleton() {
  return (
    <div className="wrap pt-[clamp(1rem,.5rem+2vw,2.5rem)] pb-section">
      <title>{usePageTitle('Loading recipe...')}</title>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-14">
        <Skeleton className="aspect-4/3 lg:order-2" />
        <div className="grid gap-5">
          <LoadingText>Loading recipe...</LoadingText>
          <Skeleton className="h-[clamp(5rem,4rem+8vw,10rem)]" />
          <Skeleton className="h-14" />
          <Skeleton className="h-12 w-3/4" />
        </div>
      </div>
      <div className="mt-12 grid gap-12 lg:grid-cols-[4fr_7fr]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
