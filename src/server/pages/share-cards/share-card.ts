import { createHash } from 'node:crypto'

export type CardKind = 'articles' | 'recipes' | 'site'

/** Everything that is drawn on a share card. */
export interface ShareCardInput {
  kind: CardKind
  /** An article's or recipe's title; on the site's own card the site's name. */
  title: string
  site_name: string
  category_name: string | null
  /** One quiet line under the title, such as `5 min read`. */
  meta: string
  picture: CardPicture | null
}

export interface CardPicture {
  public_id: string
  version: string
  /** Where known, from 0 to 1. Part of what the version stands for, so the card's hash leaves it out. */
  focal_x?: number | null
  focal_y?: number | null
  original_version?: string | null
  /** Given where an outside host keeps the picture: the card does without it. */
  delivery_base?: string | null
}

/** Every share card has this size (product §19.3), and is smaller than this. */
export const CARD_SIZE = { width: 1200, height: 630 }
export const MAX_CARD_BYTES = 300_000

/** Raised when the drawing changes, so that every card gets a new address. */
const DESIGN = 1

/** A short name for exactly this card. */
export function hashCard({ kind, title, site_name, category_name, meta, picture }: ShareCardInput): string {
  const parts = [DESIGN, kind, title, site_name, category_name, meta, picture?.public_id, picture?.version]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/**
 * The address of a card. It changes with whatever is drawn, so it may be kept for ever.
 *
 * @param id of the article or recipe; of no matter for the site's own card
 */
export function shareCardPath(kind: CardKind, id: number, input: ShareCardInput): string {
  return `/share-cards/${kind}/${cardName(kind, id)}-${hashCard(input)}.jpg`
}

/** What a card is called in its address, before the hash. */
export function cardName(kind: CardKind, id: number): string {
  return kind === 'site' ? 'site' : String(id)
}
