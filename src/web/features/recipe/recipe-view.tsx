import { useEffect, useRef } from 'react'
import { recipeKeywords } from '../../../domain/content/keywords.ts'
import type { Variation } from '../../../domain/content/recipe.ts'
import { recipeJsonLd } from '../../../domain/content/structured-data/recipe-json-ld.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useLocation } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { recordItemOpened } from '../../offline/last-read.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { pictureName } from '../../ui/picture.tsx'
import { ServedHtml } from '../../ui/served-html.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'
import { isNotesAddress, notesStructuredData } from '../notes/notes-address.ts'
import { NotesPlace } from '../notes/notes-place.tsx'
import { usePageTitle } from '../page/head.tsx'
import { HealthDisclaimer } from '../page/health-disclaimer.tsx'
import { ItemHead, useMetaTexts } from '../page/item-head.tsx'
import { PrintedAddress } from '../page/printed-address.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { useRecipesOnDevice } from '../saved/saved-recipes.ts'
import { itemImages } from '../share/item-images.ts'
import { CookBar, CookPanel } from './cook-bar.tsx'
import { Ingredients } from './ingredients.tsx'
import { Instructions } from './instructions.tsx'
import { MakeItYours } from './make-it-yours.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { useShownRecipe } from './use-shown-recipe.ts'

/** Rendered with the page on the server only; the browser loads them for a page that was not served, or late. */
const NutritionHighlights = import.meta.env.SSR
  ? (await import('./nutrition-card.tsx')).NutritionHighlights
  : null
const CookNext = import.meta.env.SSR ? (await import('./cook-next.tsx')).CookNext : null

/**
 * Renders a whole recipe. On phones the left column dissolves, and `order` arranges its parts for cooking: ingredients
 * before the steps, nutrition last. In print ingredients and steps are side by side.
 */
export function RecipeView({ recipe }: { recipe: RecipePage }) {
  const reader = useShownRecipe(recipe)
  const buttons = useRef<HTMLDivElement>(null)
  const { isPreview } = useSite()
  useEffect(() => recordItemOpened(window.location.pathname), [recipe.id])
  return (
    <article className="wrap pt-[clamp(1rem,.5rem+2vw,2.5rem)] print:p-0">
      <RecipeHead recipe={recipe} />
      <RecipeHeader recipe={recipe} servings={reader.servings} buttons={buttons} />
      <MakeItYours recipe={recipe} reader={reader} />
      <div className="grid grid-cols-1 gap-12 py-[clamp(2.5rem,2rem+3vw,5rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,6vw,6rem)] print:grid-cols-[58mm_1fr] print:gap-[8mm] print:py-[5mm]">
        <div className="contents lg:sticky lg:top-6 lg:grid lg:gap-6 lg:self-start print:static print:block">
          <Ingredients recipe={recipe} reader={reader} className="order-1" />
          {reader.tools ? (
            <div className="order-3 print-hidden">
              <reader.tools.ChosenNutrition recipe={recipe} shown={reader.shown} />
            </div>
          ) : (
            <ServedHtml
              className="order-3 print-hidden"
              load={async () => {
                const card = await import('./nutrition-card.tsx')
                return () => <card.NutritionHighlights recipe={recipe} />
              }}
            >
              {NutritionHighlights && <NutritionHighlights recipe={recipe} />}
            </ServedHtml>
          )}
        </div>
        <div className="order-2 min-w-0">
          {!isPreview && <CookPanel slug={recipe.slug} />}
          <YourNote recipeId={recipe.id} />
          <Instructions recipe={recipe} steps={reader.shown.steps} />
          <ProTips notes={recipe.notes} />
          <Variations variations={recipe.variations} />
          <HealthDisclaimer className="mt-12 max-w-152 print-hidden">
            Check the ingredients against your own allergies and needs. Nutrition figures are general
            estimates, not medical advice.
          </HealthDisclaimer>
        </div>
      </div>
      <NotesPlace kind="recipe" item={recipe} />
      <PrintedAddress />
      {!isPreview && (
        <>
          <CookBar slug={recipe.slug} buttons={buttons}>
            <SaveButton recipe={recipe} look="button" />
          </CookBar>
          <LatePart
            Served={CookNext}
            load={async () => (await import('./cook-next.tsx')).CookNext}
            props={{ recipe }}
          />
        </>
      )}
    </article>
  )
}

/** The reader's note for next time, on this device only (SAVED-LIST-2). */
function YourNote({ recipeId }: { recipeId: number }) {
  const note = useRecipesOnDevice()
    .find(({ id }) => id === recipeId)
    ?.note.trim()
  if (!note) return null
  return (
    <aside
      aria-labelledby="your-note"
      className="surface-butter mb-8 max-w-176 -rotate-[.7deg] rounded-[2px] px-5 py-4 shadow-cut print-hidden"
    >
      <h2 id="your-note" className="font-body text-small font-[650]">
        Your note
      </h2>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>
    </aside>
  )
}

/** Renders the tips as a note pinned beside the stove. */
function ProTips({ notes }: { notes: string }) {
  const tips = tipLines(notes)
  if (tips.length === 0) return null
  return (
    <section
      aria-labelledby="pro-tips"
      className="surface-mist relative mt-10 max-w-176 -rotate-[.6deg] rounded-[2px] px-6 py-7 shadow-cut before:absolute before:-top-2 before:left-7 before:size-[17px] before:rounded-full before:bg-[#d4380f] before:shadow-[0_2px_2px_rgb(20_49_42/.35)] print:mt-3 print:max-w-none print:rotate-0 print:p-0 print:[box-shadow:none] print:before:hidden"
    >
      <h2 id="pro-tips" className="type-h2 mb-3 print:mb-1 print:text-[13pt]">
        Pro Tips
      </h2>
      <ul className="grid grid-cols-1 gap-2 print:gap-[.25em]">
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

/** Returns the tips in a recipe's notes, one per line; a leading dash or dot is removed. */
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
      <div className="grid gap-6 low:grid-cols-[3fr_5fr] lg:grid-cols-2 lg:items-center lg:gap-14">
        <Skeleton
          className="aspect-4/3 row-start-1 lg:col-start-2"
          style={pictureName(useLocation().pathname)}
        />
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

function RecipeHead({ recipe }: { recipe: RecipePage }) {
  const { siteUrl, reads } = useSite()
  const isNoted = isNotesAddress(useLocation().search)
  const settings = useSettings()
  const texts = useMetaTexts(recipe.title, (rules) => ({
    title: rules.recipeMetaTitle(recipe, settings),
    description: rules.recipeMetaDescription(recipe),
  }))
  return (
    <ItemHead
      kind="recipe"
      item={recipe}
      texts={texts}
      list={{ name: 'Recipes', path: '/recipes' }}
      defaultSection="Healthy Recipe"
      keywords={recipeKeywords(recipe)}
      isNoted={isNoted}
      jsonLd={
        import.meta.env.SSR
          ? {
              ...recipeJsonLd(recipe, itemImages(recipe, siteUrl), { siteUrl, settings }),
              ...(isNoted ? {} : notesStructuredData('recipe', recipe.id, reads)),
            }
          : null
      }
    />
  )
}
