import { useState } from 'react'
import type { scaleMeasure } from '../../../domain/content/scale-amount.ts'
import { showToast } from '../../ui/toast.ts'

/** How far the stepper goes. */
export const SERVINGS_RANGE = { min: 1, max: 99 }

export type ScaleMeasure = typeof scaleMeasure

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
