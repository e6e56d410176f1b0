import { useEffect, useMemo } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { showLine } from '../../../domain/kitchen/show-line.ts'
import { showTemperature } from '../../../domain/kitchen/show-temperature.ts'
import { type ListedRecipe, showRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePreferences } from '../kitchen/preferences.ts'
import { useRecipeChoice } from '../kitchen/recipe-choice.ts'
import { Head, usePageTitle } from '../page/head.tsx'
import { useMetaTexts } from '../page/item-head.tsx'
import { CookStage } from './cook-stage.tsx'
import { Portions } from './portions.tsx'
import { PartText } from './step-text.tsx'
import './cook.css'
import './cook-done.css'
import './cook-screens.css'

/** Loaded with the page rather than on demand: a kitchen may have no network. */
const MEASURES = { showLine, showTemperature }

/**
 * Cook mode (COOK-PAGE-1): one step at a time, with the reader's choices for the recipe. Without JavaScript it lists
 * all steps, each with what it needs.
 */
export function CookPage({ recipe }: { recipe: RecipePage }) {
  useEffect(() => {
    import('./pending-ratings.ts').then(({ sendPendingRatings }) => sendPendingRatings(), Boolean)
  }, [])
  const isAwake = useHydrated()
  const own = Math.max(1, recipe.servings)
  const { servings, variation, keep } = useRecipeChoice(recipe)
  const { units, avoid } = usePreferences()
  const listed = useMemo(
    () => showRecipe(recipe, { factor: servings / own, units, variation, avoid, keep }, MEASURES),
    [recipe, servings, own, units, variation, avoid, keep],
  )
  const hasSteps = listed.steps.length > 0
  const title = usePageTitle(`Cook: ${recipe.title}`)
  const texts = useMetaTexts(title, (rules) => ({
    title,
    description: rules.recipeMetaDescription(recipe),
  }))
  return (
    <>
      <Head {...texts} canonical={pagePath('recipe', recipe.slug)} noindex />
      {hasSteps && <CookStage recipe={recipe} listed={listed} servings={servings} />}
      {(!isAwake || !hasSteps) && <WrittenSteps recipe={recipe} listed={listed} isAlone={!hasSteps} />}
    </>
  )
}

interface WrittenStepsProps {
  recipe: RecipePage
  listed: ListedRecipe
  /** True where no stage replaces it. */
  isAlone: boolean
}

function WrittenSteps({ recipe, listed, isAlone }: WrittenStepsProps) {
  return (
    <div className="cm-written mx-auto px-5 pb-12 pt-3" data-alone={isAlone || undefined}>
      <p>
        <SiteLink href={pagePath('recipe', recipe.slug)} className="inline-flex min-h-16 items-center">
          Back to the recipe
        </SiteLink>
      </p>
      <h1 className="type-d2 mb-6">{recipe.title}</h1>
      {isAlone && (
        <>
          <p className="type-lead mb-6">No instructions available.</p>
          <ButtonLink href={pagePath('recipe', recipe.slug)}>See the recipe</ButtonLink>
        </>
      )}
      <ol>
        {listed.steps.map((step) => (
          <li key={step.step} className="border-t-2 border-line py-7">
            <Portions step={step} lines={listed.lines} heading={`Step ${step.step}`} />
            <p className="cm-step">
              {step.parts.map((part, at) => (
                <PartText key={at} part={part} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
