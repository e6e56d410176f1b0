import { imageUrl, LIMIT_WIDTHS, limitTransformation, OWN_DELIVERY, variantUrl } from '../images/presets.ts'
import {
  type AccentShades,
  accentProblem,
  accentShades,
  contrastRatio,
  isHexColor,
  PAPERS,
} from './accent.ts'

/**
 * The tone of a transparent picture, which would be invisible on an equally dark or light background. `null` for a
 * picture with a background of its own.
 */
export type Ink = 'dark' | 'light' | null

/** A picture with a smaller transparent part has rounded corners at most. */
const MIN_SEE_THROUGH = 0.02
const SOLID = 128

/**
 * Determines the tone by the average of the opaque pixels: dark where it contrasts more with the light background than
 * with the dark one.
 *
 * @param pixels red, green, blue and alpha of each, 0 to 255
 */
export function inkOf(pixels: Uint8Array | Uint8ClampedArray): Ink {
  const sum = [0, 0, 0]
  let covered = 0
  for (let start = 0; start < pixels.length; start += 4) {
    if ((pixels[start + 3] ?? 0) < SOLID) continue
    covered += 1
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[start + channel] ?? 0)
  }
  if (covered === 0 || covered > (pixels.length / 4) * (1 - MIN_SEE_THROUGH)) return null
  const channels = sum.map((value) =>
    Math.round(value / covered)
      .toString(16)
      .padStart(2, '0'),
  )
  const average = `#${channels.join('')}`
  const onLight = contrastRatio(average, PAPERS.light.ground)
  return onLight >= contrastRatio(average, PAPERS.dark.ground) ? 'dark' : 'light'
}

/** The pictures of the site's look (LOOK-PICTURE-1), and the name of each in a sentence. */
export const LOOK_PICTURES = {
  logo_public_id: 'logo',
  portrait_public_id: 'portrait',
  favicon_public_id: 'icon',
} as const

export type LookSetting = keyof typeof LOOK_PICTURES
export const LOOK_SETTINGS = Object.keys(LOOK_PICTURES) as LookSetting[]

/** A picture of the library that replaces a default one. */
export interface LookImage {
  public_id: string
  version: string
  /** The version its bytes were stored as; null for the present one. */
  original_version: string | null
  /** In pixels. */
  width: number
  height: number
  /** Its description in the library; empty for none. */
  alt: string
  focal_x: number | null
  focal_y: number | null
  /** The base address of an outside host that delivers it; null for our own. */
  delivery_base: string | null
  ink: Ink
}

/** The coach's replacements of the defaults; null or '' where nothing was chosen. */
export interface SiteLook {
  /** `#rrggbb` */
  accent: string
  logo: LookImage | null
  portrait: LookImage | null
  favicon: LookImage | null
}

export const HOUSE_LOOK: SiteLook = { accent: '', logo: null, portrait: null, favicon: null }

/** The data of a look that readers' pages need, as attributes of the elements that show it: browsers do not load its rules. */
export interface PageLook {
  logo?: {
    src: string
    /** The displayed size, in CSS pixels. */
    width: number
    height: number
    /** The site's name where the logo replaces it, empty where the name is beside it. */
    alt: string
  }
  portrait?: {
    /** Square, for a circle of 44 pixels. */
    small: string
    large: {
      src: string
      srcSet: string
      width: number
      height: number
      alt: string
      style: { objectPosition: string }
    }
    /** Whether it is a figure with a transparent background. */
    isCutOut: boolean
  }
}

/** In CSS pixels: limited by the header's height, and by the width of a phone. */
const LOGO_BOX = { width: 168, height: 40 }
/** From this ratio of width to height on a logo is assumed to contain the name. */
const NAMED_LOGO_RATIO = 2
const LOGO_WIDTH = 400
const PORTRAIT_WIDTHS = LIMIT_WIDTHS.filter((width) => width <= 1200)
const AVATAR_WIDTH = 96

/** Whether a logo replaces the site's name; a squarer one is placed before it. */
export function standsForName({ width, height }: Pick<LookImage, 'width' | 'height'>): boolean {
  return width >= NAMED_LOGO_RATIO * height
}

/** Returns the displayed size of a logo: as large as a box of a fixed height allows, at least a pixel. */
export function fitLogo(
  { width, height }: Pick<LookImage, 'width' | 'height'>,
  box: { width: number; height: number } = LOGO_BOX,
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns the address of a picture of the look, uncropped. */
function lookImageUrl({ public_id, version, delivery_base }: LookImage, width: number): string {
  return variantUrl(public_id, version, limitTransformation(width), delivery_base ?? OWN_DELIVERY)
}

/** Returns the address of a picture of the look, cropped square. */
export function squareUrl({ public_id, version, delivery_base }: LookImage, width: 96 | 200 | 400): string {
  return imageUrl(public_id, version, '1:1', width, delivery_base ?? OWN_DELIVERY)
}

/** Returns the address of a logo on pages and in letters. */
export function logoUrl(logo: LookImage): string {
  return lookImageUrl(logo, LOGO_WIDTH)
}

/** Returns the alternative text of a portrait: the library's description, else the coach's name. */
function portraitAlt({ alt }: LookImage, coachName: string): string {
  return alt || coachName
}

/** Returns the data of a look that pages need; undefined for the default, which adds no bytes to a page. */
export function toPageLook(
  { logo, portrait }: SiteLook,
  { site_name, coach_name }: { site_name: string; coach_name: string },
): PageLook | undefined {
  if (!logo && !portrait) return undefined
  return {
    ...(logo && {
      logo: { src: logoUrl(logo), ...fitLogo(logo), alt: standsForName(logo) ? site_name : '' },
    }),
    ...(portrait && { portrait: toPagePortrait(portrait, coach_name) }),
  }
}

function toPagePortrait(portrait: LookImage, coachName: string): PageLook['portrait'] {
  const { width, height, focal_x, focal_y, ink } = portrait
  const percent = (part: number | null) => `${Math.round((part ?? 0.5) * 100)}%`
  return {
    small: squareUrl(portrait, AVATAR_WIDTH),
    large: {
      src: lookImageUrl(portrait, 800),
      srcSet: PORTRAIT_WIDTHS.map((each) => `${lookImageUrl(portrait, each)} ${each}w`).join(', '),
      width,
      height,
      alt: portraitAlt(portrait, coachName),
      style: { objectPosition: `${percent(focal_x)} ${percent(focal_y ?? 0.3)}` },
    },
    isCutOut: ink !== null,
  }
}

/** To be raised when the sheets below change: their addresses are cached forever. */
const SHEET = 1
const ADDRESS = /^\/assets\/look-1-(house|[0-9a-f]{6})-(plain|dark|light)\.css$/

/**
 * Returns the address of the style sheet a look needs besides the default; null when it needs none. It encodes
 * everything the sheet is made from, so that every process returns the same at any time.
 */
export function lookSheetPath({ accent, logo }: SiteLook): string | null {
  const ink = logo?.ink ?? 'plain'
  if (accent === '' && ink === 'plain') return null
  return `/assets/look-${SHEET}-${accent === '' ? 'house' : accent.slice(1)}-${ink}.css`
}

/** Returns the style sheet at an address; null for one that {@link lookSheetPath} never returns. */
export function lookSheet(path: string): string | null {
  const [, color = '', ink = ''] = ADDRESS.exec(path) ?? []
  const accent = isHexColor(`#${color}`) ? `#${color}` : ''
  if (ink === '' || (accent === '' && ink === 'plain') || accentProblem(accent) !== null) return null
  return `${accentRules(accent)}${plateRules(ink)}`
}

/** Wraps a rule for dark mode by the reader's device, with enough specificity to override the default sheets. */
function byNight(rule: (root: string) => string): string {
  return `@media (prefers-color-scheme:dark){${rule(':root:not([data-theme="light"])')}}${rule(':root[data-theme="dark"]')}`
}

/** Returns the accent's rules; printed pages stay black on white. */
function accentRules(accent: string): string {
  if (accent === '') return ''
  const { light, dark } = accentShades(accent)
  return `@media screen{:root{${declare(light)}}${byNight((root) => `${root}{${declare(dark)}}`)}}`
}

/** Declares the shades; the sun of the default logo takes the accent too. */
function declare(shades: AccentShades): string {
  const values = { ...shades, brand: shades.accent }
  return Object.entries(values)
    .map(([name, value]) => `--hf-${name}:${value}`)
    .join(';')
}

/** Returns the rules of a transparent logo's plate of the opposite tone, for backgrounds as dark (or as light) as its ink. */
function plateRules(ink: string): string {
  const plate = (paper: string) =>
    `{background:${paper};padding:6px 8px;border-radius:6px;box-sizing:content-box}`
  const light = plate(PAPERS.light.ground)
  if (ink === 'dark') return `.on-pine .site-logo${light}${byNight((root) => `${root} .site-logo${light}`)}`
  if (ink !== 'light') return ''
  const none = '{background:none;padding:0}'
  return `.site-logo${plate(PAPERS.dark.surface)}.on-pine .site-logo${none}${byNight((root) => `${root} .site-logo${none}`)}`
}
