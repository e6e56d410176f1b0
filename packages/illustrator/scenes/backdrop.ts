import type { Paper } from '../paper/papers.ts'

/** The papers behind everything: the field, the large half-disc on it, and the ground things stand on. */
export interface Backdrop {
  field: Paper
  disc: Paper
  ground: Paper
}

export const BACKDROPS = [
  { field: 'butter', disc: 'yolk', ground: 'fir' },
  { field: 'blush', disc: 'yolk', ground: 'pine' },
  { field: 'mist', disc: 'butter', ground: 'fir' },
  { field: 'lime', disc: 'butter', ground: 'fir' },
  { field: 'yolk', disc: 'butter', ground: 'pine' },
  { field: 'rose', disc: 'blush', ground: 'pine' },
  { field: 'mist', disc: 'sea', ground: 'pine' },
  { field: 'oat', disc: 'butter', ground: 'fir' },
  { field: 'blush', disc: 'rose', ground: 'pine' },
  { field: 'lime', disc: 'leaf', ground: 'pine' },
  { field: 'sea', disc: 'mist', ground: 'pine' },
  { field: 'pine', disc: 'fir', ground: 'night' },
] as const satisfies readonly Backdrop[]
