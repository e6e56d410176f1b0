import { createHash } from 'node:crypto'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { fitLogo, type Ink } from '../../../domain/site/look.ts'

export type CardKind = 'articles' | 'recipes' | 'letters' | 'pages' | 'site'

/** The pages with a card of their own, by the name in its address; all others show the site's. */
export const CARD_PAGES = ['about', 'blog', 'recipes', 'playlist', 'plan', 'letters', 'contact'] as const
export type CardPage = (typeof CARD_PAGES)[number]

export function isCardPage(name: string): name is CardPage {
  return CARD_PAGES.some((page) => page === name)
}

/** The number of the day of the plan whose card has this name; null for any other. */
export function planDayOf(name: string): number | null {
  const day = Number(/^plan-([1-9])$/.exec(name)?.[1] ?? Number.NaN)
  return day <= PLAN_DAYS ? day : null
}

export interface ShareCardInput {
  kind: CardKind
  /** Whose composition it has, where it is a page's. */
  page?: CardPage
  /** Of the plan, where the card is one day's. */
  day?: number
  /** An article's, recipe's or letter's title, or the page's; on the site's own card the site's name. */
  title: string
  site_name: string
  category_name: string | null
  /** One quiet line under the title, such as `5 min read`. */
  meta: string
  /** The item's; on the site's own card the coach's portrait. */
  picture: CardImage | null
  /** The coach's own, where set: the logo in the place of the mark, the accent on its sun. */
  logo?: CardLogo
  accent?: string
}

interface CardLogo extends CardImage {
  /** In pixels. */
  width: number
  height: number
  /** True for one that stands in the place of the site's name as well. */
  standsForName: boolean
  ink: Ink
}

export interface CardImage {
  public_id: string
  version: string
  /** Where known, from 0 to 1. Part of what the version stands for, so the card's hash leaves it out. */
  focal_x?: number | null
  focal_y?: number | null
  original_version?: string | null
  /** Given for a figure without a ground of its own: it stands on the card's. */
  ink?: Ink
  /** Given where an outside host keeps the picture: the card does without it. */
  delivery_base?: string | null
}

/** Every share card has this size (SEO-CARD-1), and is smaller than this. */
export const CARD_SIZE = { width: 1200, height: 630 }
export const MAX_CARD_BYTES = 300_000

/** Raised when the drawing changes, so that every card gets a new address. */
const DESIGN = 3

/** A short name for exactly this card. */
export function hashCard(card: ShareCardInput): string {
  const { kind, page, day, title, site_name, category_name, meta, picture, logo, accent } = card
  const own = logo || accent ? [logo?.public_id, logo?.version, accent] : []
  const parts = [
    DESIGN,
    kind,
    title,
    site_name,
    category_name,
    meta,
    picture?.public_id,
    picture?.version,
    ...(page ? [page] : []),
    ...(day ? [day] : []),
    ...own,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** What the site's own card is called in its address; others go by an id, a slug or a page's name. */
export const SITE_CARD = 'site'

/** The papers a card is cut from (art direction, 'Palette' and 'Illustration'). Cards have no dark form. */
interface CardPapers {
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
/** The mark or the logo at the top: how far down, and how high on an item's card and on the site's own. */
export const BRAND_TOP = 58
export const BRAND_HEIGHTS = { item: 50, site: 84 }
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

const PAGE_PAPERS: Record<CardPage, CardPapers> = {
  about: { field: '#f7cdc1', sun: '#ea9c8c', mark: PINE },
  blog: { field: '#c6e0e3', sun: '#6fa9b4', mark: PINE },
  recipes: { field: '#fbe3a2', sun: YOLK, mark: PINE },
  playlist: { field: '#f7cdc1', sun: YOLK, mark: PINE },
  plan: { field: '#cfdfa8', sun: YOLK, mark: PINE },
  letters: { field: '#c6e0e3', sun: YOLK, mark: PINE },
  contact: { field: '#fbe3a2', sun: YOLK, mark: PINE },
}

const OTHER: CardPapers = { field: '#e9dcc2', sun: '#c9a877', mark: PINE_SOFT }
const SITE: CardPapers = { field: YOLK, sun: '#fbe3a2', mark: PINE }

/** Where a card's logo lies, in pixels of the card; null for the house's mark. */
export function placeLogo({ kind, logo, picture }: ShareCardInput): Box | null {
  if (!logo) return null
  const isSite = kind === 'site'
  const width = (isSite && !picture ? CARD_WIDTHS.site : CARD_WIDTHS.item) * (logo.standsForName ? 1 : 0.4)
  const height = isSite ? BRAND_HEIGHTS.site : BRAND_HEIGHTS.item
  return { left: MARGIN, top: BRAND_TOP, ...fitLogo(logo, { width, height }) }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The papers of a page or of a category; the coach's own categories share a quiet one. */
export function papersOf({ kind, page, category_name }: ShareCardInput): CardPapers {
  if (kind === 'site') return SITE
  if (page) return PAGE_PAPERS[page]
  return PAPERS[(category_name ?? '').toLowerCase()] ?? OTHER
}
