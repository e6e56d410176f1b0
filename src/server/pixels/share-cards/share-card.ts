import { createHash } from 'node:crypto'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { fitLogo, type Ink } from '../../../domain/site/look.ts'

export type CardKind = 'articles' | 'recipes' | 'letters' | 'pages' | 'site'

/** The pages with their own card, by the name in its address; all other pages show the site's card. */
export const CARD_PAGES = ['about', 'blog', 'recipes', 'playlist', 'plan', 'letters', 'contact'] as const
export type CardPage = (typeof CARD_PAGES)[number]

export function isCardPage(name: string): name is CardPage {
  return CARD_PAGES.some((page) => page === name)
}

/** Returns the day of the plan whose card has this name; null for any other. */
export function planDayOf(name: string): number | null {
  const day = Number(/^plan-([1-9])$/.exec(name)?.[1] ?? Number.NaN)
  return day <= PLAN_DAYS ? day : null
}

export interface ShareCardInput {
  kind: CardKind
  /** The page whose composition it uses, on a page's card. */
  page?: CardPage
  /** The day of the plan, on a day's card. */
  day?: number
  /** The title of an article, recipe, letter or page; on the site's own card the site's name. */
  title: string
  site_name: string
  category_name: string | null
  /** One quiet line under the title, such as `5 min read`. */
  meta: string
  /** The item's image; on the site's own card the coach's portrait. */
  picture: CardImage | null
  /** The coach's look, where set: the logo in place of the mark, the accent on its sun. */
  logo?: CardLogo
  accent?: string
}

interface CardLogo extends CardImage {
  /** In pixels. */
  width: number
  height: number
  /** True for a logo that also replaces the site's name. */
  standsForName: boolean
  ink: Ink
}

export interface CardImage {
  public_id: string
  version: string
  /** Where known, from 0 to 1. Already determined by the version, so the card's hash omits it. */
  focal_x?: number | null
  focal_y?: number | null
  original_version?: string | null
  /** Set for a figure without a background: it is placed on the card's. */
  ink?: Ink
  /** Set where an outside host keeps the image: the card omits it. */
  delivery_base?: string | null
}

/** Size of every share card (SEO-CARD-1), and its maximum in bytes. */
export const CARD_SIZE = { width: 1200, height: 630 }
export const MAX_CARD_BYTES = 300_000

/** Incremented when the drawing changes, so that every card gets a new address. */
const DESIGN = 3

/** Returns a short hash that identifies exactly this card. */
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

/** Name of the site's own card in its address; other cards are named by an id, a slug or a page's name. */
export const SITE_CARD = 'site'

/** The papers a card is composed of (art direction, 'Palette' and 'Illustration'). Cards have no dark form. */
interface CardPapers {
  /** The paper under the text. */
  field: string
  /** The large half-disc in place of an image. */
  sun: string
  /** The small half-disc before the category. */
  mark: string
}

export const MARGIN = 64
/** Where the paper under the text ends over an image. */
export const PAPER_WIDTH = 600
/** Position of the mark or logo at the top, and its height on an item's card and on the site's own. */
export const BRAND_TOP = 58
export const BRAND_HEIGHTS = { item: 50, site: 84 }
/** Maximum width of the text: on the site's own card only the cut-out's foot limits it. */
export const CARD_WIDTHS = { item: PAPER_WIDTH - MARGIN - 36, site: 590 }

export const PINE = '#14312a'
export const POPPY = '#d4380f'
export const YOLK = '#f8be3f'
/** Secondary text on any field. */
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

/** Returns the box of a card's logo, in pixels of the card; null for the default mark. */
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

/** Returns the papers of a page or of a category; the coach's own categories share a neutral one. */
export function papersOf({ kind, page, category_name }: ShareCardInput): CardPapers {
  if (kind === 'site') return SITE
  if (page) return PAGE_PAPERS[page]
  return PAPERS[(category_name ?? '').toLowerCase()] ?? OTHER
}
