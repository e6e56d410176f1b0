import type { CardKind } from './share-card.ts'

/** The papers a card is cut from (art direction, 'Palette' and 'Illustration'). Cards have no dark form. */
export interface CardPapers {
  /** The paper the words stand on. */
  field: string
  /** The large half-disc where there is no picture. */
  sun: string
  /** The small half-disc before the category. */
  mark: string
}

export const MARGIN = 64
/** Where the paper with the words ends over a picture. */
export const PAPER_WIDTH = 600
/** How wide the words may run: on the site's own card only the cut-out's foot is in their way. */
export const CARD_WIDTHS = { item: PAPER_WIDTH - MARGIN - 36, site: 590 }

export const PINE = '#14312a'
export const POPPY = '#d4380f'
export const YOLK = '#f8be3f'
/** Secondary words on any field. */
export const PINE_SOFT = '#2c463f'

const PAPERS: Record<string, CardPapers> = {
  workouts: { field: '#f7cdc1', sun: '#ea9c8c', mark: '#cf360e' },
  nutrition: { field: '#cfdfa8', sun: '#7da84b', mark: '#4f8a2c' },
  wellness: { field: '#c6e0e3', sun: '#6fa9b4', mark: '#3d8592' },
  recipes: { field: '#fbe3a2', sun: '#f8be3f', mark: '#c98a06' },
}

const OTHER: CardPapers = { field: '#e9dcc2', sun: '#c9a877', mark: PINE_SOFT }
const SITE: CardPapers = { field: YOLK, sun: '#fbe3a2', mark: PINE }

/** The papers of a category; the coach's own categories share a quiet one. */
export function papersOf(kind: CardKind, category: string | null): CardPapers {
  if (kind === 'site') return SITE
  return PAPERS[(category ?? '').toLowerCase()] ?? OTHER
}
