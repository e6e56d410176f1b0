import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  ingredientLine,
  ingredientQuantity,
  isIngredientHeading,
} from '../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import type { scaleMeasure } from '../../../domain/content/scale-amount.ts'
import { showToast } from '../../ui/toast.ts'
import { SERVINGS_RANGE } from '../kitchen/recipe-choice.ts'
import { lineNames } from './ticks.ts'

type ScaleMeasure = typeof scaleMeasure

export interface Servings {
  /** For how many it is cooked today. */
  servings: number
  /** Rescales an amount with its unit; null while the servings are the recipe's own. */
  scale: ScaleMeasure | null
  /** One more, or one fewer. */
  step(by: 1 | -1): Promise<void>
}

/**
 * The servings of a recipe's page. What rescales amounts is loaded with the first step: until it is there the servings
 * stay, so that they and the amounts always agree.
 *
 * @param own the recipe's own servings
 */
export function useServings(own: number): Servings {
  const [servings, setServings] = useState(own)
  const [scale, setScale] = useState<ScaleMeasure | null>(null)
  return {
    servings,
    scale,
    async step(by) {
      try {
        const { scaleMeasure } = await import('../../../domain/content/scale-amount.ts')
        setScale(() => scaleMeasure)
        // Several taps may have waited for it: each counts.
        setServings((before) => Math.min(Math.max(before + by, SERVINGS_RANGE.min), SERVINGS_RANGE.max))
      } catch {
        showToast({
          kind: 'alert',
          title: 'We couldn’t change the servings',
          description: 'Please check your connection and try again.',
        })
      }
    },
  }
}

/** Changes the servings; what it says is announced politely. Of no use without JavaScript, so it is not there then. */
export function ServingsStepper({ servings, onStep }: { servings: number; onStep: (by: 1 | -1) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div
      role="group"
      aria-label="Servings"
      className="inline-flex items-center rounded-pill border-[1.5px] border-current noscript:hidden print-hidden"
    >
      <StepButton label="Fewer servings" disabled={servings <= SERVINGS_RANGE.min} onClick={() => onStep(-1)}>
        <Minus aria-hidden className="size-5" />
      </StepButton>
      <output className="min-w-[2ch] text-center font-display text-[1.25rem] leading-none font-[750]">
        {servings}
        <span className="sr-only">{servings === 1 ? ' serving' : ' servings'}</span>
      </output>
      <StepButton label="More servings" disabled={servings >= SERVINGS_RANGE.max} onClick={() => onStep(1)}>
        <Plus aria-hidden className="size-5" />
      </StepButton>
    </div>
  )
}

interface StepButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** `aria-disabled` rather than `disabled`: a disabled button would drop the focus of the finger resting on it. */
function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className="grid size-11 place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_10%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}

export interface IngredientRow {
  /** The line as typed: what a tick is remembered by, whatever the servings. */
  name: string
  /** Amount and unit for the wanted servings, with the space that follows; '' where the line has none. */
  quantity: string
  ingredient: string
}

/** A part of the list under its own heading; the first part often has none. */
export interface IngredientGroup {
  /** As typed, `For the soup:`; null for what stands before any heading. */
  heading: string | null
  rows: IngredientRow[]
}

/**
 * The ingredients for other servings than the recipe's own, in parts by the headings between them; for its own servings
 * exactly as typed.
 *
 * @param scale what rescales an amount with its unit; null shows what was typed
 */
export function scaledIngredients(
  ingredients: readonly Ingredient[],
  factor: number,
  scale: ScaleMeasure | null,
): IngredientGroup[] {
  const names = lineNames(ingredients.map(ingredientLine))
  const groups: IngredientGroup[] = []
  ingredients.forEach((typed, index) => {
    if (isIngredientHeading(typed)) {
      groups.push({ heading: typed.ingredient, rows: [] })
      return
    }
    if (groups.length === 0) groups.push({ heading: null, rows: [] })
    const quantity = ingredientQuantity(scale ? scale(typed, factor) : typed)
    groups.at(-1)?.rows.push({
      name: names[index] ?? ingredientLine(typed),
      quantity: quantity && `${quantity} `,
      ingredient: typed.ingredient,
    })
  })
  return groups
}
