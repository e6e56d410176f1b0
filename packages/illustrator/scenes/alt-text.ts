import { foodOf, isFoodName } from '../motifs/foods.ts'
import type { Brief } from './scene.ts'

/**
 * 'tomatoes, basil and bread': the foods of the brief that were drawn, the most important first, each label once. To
 * be called after the drawing; empty when no food was drawn.
 */
export function nameFoods({ hand, foods }: Brief, most = 3): string {
  const inOrder = [...foods.filter((name) => hand.shown.has(name)), ...[...hand.shown].filter(isFoodName)]
  const labels = [...new Set(inOrder.map((name) => foodOf(name).label))].slice(0, most)
  const last = labels.at(-1)
  return labels.length < 2 ? (last ?? '') : `${labels.slice(0, -1).join(', ')} and ${last}`
}

/** ` with tomatoes and basil`; empty when no food was drawn. */
export function withFoods(brief: Brief, most = 3): string {
  const names = nameFoods(brief, most)
  return names === '' ? '' : ` with ${names}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
