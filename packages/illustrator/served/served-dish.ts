import type { Form } from './parts.ts'

export type Tool = 'fork' | 'spoon' | 'knife' | 'chopsticks'

/** A dish that has a picture of its own, put together from shared parts; what names it is in reading/served-dishes.ts. */
export interface ServedDish {
  /** What an alt text calls it. */
  label: string
  form: Form
  /** Drawn from the side, its foot on the ground. */
  stands?: true
  /** What lies beside it; a fork, unless another is given. */
  tool?: Tool
  /** Cold: never steams in the scenes it shares. */
  isSweet?: true
}

/** A dish as it is declared. */
export const dish = (
  label: string,
  form: Form,
  more: { stands?: true; isSweet?: true; tool?: Tool } = {},
): ServedDish => ({
  label,
  form,
  ...more,
})
export const sweet = { isSweet: true, tool: 'spoon' } as const
export const spoon = { tool: 'spoon' } as const
export const chopsticks = { tool: 'chopsticks' } as const
export const knife = { tool: 'knife' } as const
export const sweetKnife = { isSweet: true, tool: 'knife' } as const
export const stands = { stands: true } as const
export const sweetStands = { stands: true, isSweet: true } as const
