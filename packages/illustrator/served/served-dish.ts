import type { Form } from './parts.ts'

export type Tool = 'fork' | 'spoon' | 'knife' | 'chopsticks'

/** A dish with its own picture, composed of shared parts; its names are in reading/served-dishes.ts. */
export interface ServedDish {
  /** Its name in an alt text. */
  label: string
  form: Form
  /** Drawn from the side, its foot on the ground. */
  stands?: true
  /** The cutlery beside it; by default a fork. */
  tool?: Tool
  /** Cold: never steams in shared scenes. */
  isSweet?: true
}

/** Declares a dish. */
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
