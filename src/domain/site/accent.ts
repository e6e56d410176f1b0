/**
 * The accent: the single colour that marks what can be pressed and the reader's position. The coach chooses it for
 * light screens; every other shade is derived from it (LOOK-ACCENT-1).
 */

/** Minimum contrast of text to its background (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5

/** The backgrounds of text in the accent, from `tokens.css`; a test compares them. */
export const PAPERS = {
  light: { ground: '#fafaf6', surface: '#ffffff', sunken: '#f0f1ea' },
  dark: { ground: '#0f211d', surface: '#18312b', sunken: '#0a1815' },
} as const

/** The colours of text and drawings on them. */
export const INKS = {
  light: { ink: '#14312a', 'ink-2': '#48605a', line: '#dbe0d7' },
  dark: { ink: '#f4f2e7', 'ink-2': '#b4c5bd', line: '#2c463f' },
} as const

/** The accent in one colour scheme, each `#rrggbb`; named like the tokens that begin with `--hf-`. */
export interface AccentShades {
  accent: string
  'accent-hover': string
  /** The paper edge under a button. */
  'accent-edge': string
  /** Text on the accent. */
  'on-accent': string
  /** Links and text in the accent, on any of the backgrounds. */
  'accent-text': string
}

/** Poppy, the default. */
export const HOUSE_ACCENT: { light: AccentShades; dark: AccentShades } = {
  light: {
    accent: '#cf360e',
    'accent-hover': '#b52c08',
    'accent-edge': '#8f2206',
    'on-accent': '#ffffff',
    'accent-text': '#c2320c',
  },
  dark: {
    accent: '#ff8259',
    'accent-hover': '#ff9a78',
    'accent-edge': '#b4401a',
    'on-accent': '#1c120d',
    'accent-text': '#ff9873',
  },
}

/** In dark mode a button has the same contrast to the background as the default's. */
const DARK_CONTRAST = 6.5
const DARK_TEXT_CONTRAST = 7.2
/** How much darker (lighter in dark mode) a hovered button is, and how much darker its edge; in OKLCH lightness. */
const HOVER_STEP = 0.055
const EDGE_STEP = { light: 0.14, dark: 0.22 }
/** The text colour on the bright accent in dark mode: almost black, with a trace of the accent. */
const NIGHT_INK = { lightness: 0.19, chroma: 0.02 }

/** Whether a text is `#rrggbb`, in lower or upper case. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/**
 * Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
 *
 * @param one `#rrggbb`
 * @param other `#rrggbb`
 */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Formats a ratio, never rounded up past a limit it misses: `4.4 : 1`. */
export function formatContrast(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`
}

/**
 * Returns why a colour cannot be the accent, as the sentence to show; null when it can, and for an empty one. One that
 * is too pale is refused with the nearest valid shade.
 *
 * @param color as typed
 */
export function accentProblem(color: string): string | null {
  if (color === '') return null
  if (!isHexColor(color)) return 'The accent must be a colour such as #1d4ed8, or be left empty'
  const ratio = contrastRatio(color, PAPERS.light.ground)
  if (ratio >= MIN_TEXT_CONTRAST) return null
  return `Words in ${color} on the site’s paper have a contrast of ${formatContrast(ratio)}, and need ${MIN_TEXT_CONTRAST} : 1 to be read. The nearest shade that works is ${nearestReadable(color)}`
}

/** Returns the colour itself where text in it is readable on the site's backgrounds, else the palest shade of it that is. */
export function nearestReadable(color: string): string {
  if (contrastRatio(color, PAPERS.light.ground) >= MIN_TEXT_CONTRAST) return color.toLowerCase()
  return shadeFor(
    toOklch(color),
    'darker',
    (shade) => contrastRatio(shade, PAPERS.light.ground) >= MIN_TEXT_CONTRAST,
  )
}

/**
 * Returns every shade of an accent, for light and dark mode. In dark mode it is lightened until its contrast to the
 * background equals the default's; its hue stays.
 *
 * @param color one without an {@link accentProblem}
 */
export function accentShades(color: string): { light: AccentShades; dark: AccentShades } {
  const day = toOklch(color)
  const accent = color.toLowerCase()
  const night = shadeFor(day, 'lighter', (shade) => contrastRatio(shade, PAPERS.dark.ground) >= DARK_CONTRAST)
  const bright = toOklch(night)
  return {
    light: {
      accent,
      'accent-hover': toHex({ ...day, lightness: day.lightness - HOVER_STEP }),
      'accent-edge': toHex({ ...day, lightness: day.lightness - EDGE_STEP.light }),
      'on-accent': PAPERS.light.surface,
      'accent-text': shadeFor(day, 'darker', (shade) => isReadableOn(shade, PAPERS.light)),
    },
    dark: {
      accent: night,
      'accent-hover': toHex({ ...bright, lightness: bright.lightness + HOVER_STEP }),
      'accent-edge': toHex({ ...bright, lightness: bright.lightness - EDGE_STEP.dark }),
      'on-accent': toHex({ ...bright, ...NIGHT_INK }),
      'accent-text': shadeFor(
        bright,
        'lighter',
        (shade) => contrastRatio(shade, PAPERS.dark.ground) >= DARK_TEXT_CONTRAST,
      ),
    },
  }
}

function isReadableOn(color: string, papers: Readonly<Record<string, string>>): boolean {
  return Object.values(papers).every((paper) => contrastRatio(color, paper) >= MIN_TEXT_CONTRAST)
}

/** A colour in a perceptually uniform space (OKLCH): equal steps of lightness look equal, and a hue stays the same colour. */
interface Oklch {
  /** From 0 (black) to 1 (white). */
  lightness: number
  chroma: number
  /** In radians. */
  hue: number
}

const HALVINGS = 12

/**
 * Returns the nearest shade of a colour that is good; the colour itself when it is.
 *
 * @param isGood true for black or white, whichever is in that direction, and for all shades past the first good one
 */
function shadeFor(color: Oklch, way: 'lighter' | 'darker', isGood: (shade: string) => boolean): string {
  if (isGood(toHex(color))) return toHex(color)
  let [bad, good] = [color.lightness, way === 'lighter' ? 1 : 0]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (bad + good) / 2
    if (isGood(toHex({ ...color, lightness: middle }))) good = middle
    else bad = middle
  }
  return toHex({ ...color, lightness: good })
}

type Triple = readonly [number, number, number]

function luminance(color: string): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the channels of `#rrggbb` as linear light, each from 0 to 1 (sRGB, IEC 61966-2-1). */
function toLinear(color: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function fromLinear(channels: Triple): string {
  const hex = channels.map((value) => {
    const light = Math.min(1, Math.max(0, value))
    const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}

// The matrices of Oklab, as in CSS Color 4.
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function apply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  const row = (index: number) => {
    const [a, b, c] = matrix[index] ?? [0, 0, 0]
    return a * x + b * y + c * z
  }
  return [row(0), row(1), row(2)]
}

function toOklch(color: string): Oklch {
  const [l, m, s] = apply(TO_CONES, toLinear(color))
  const [lightness, a, b] = apply(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)])
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Returns the nearest colour in the sRGB gamut: as much of the chroma as fits. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness))
  let [fits, tooMuch] = [0, chroma]
  if (isOnScreen(toChannels({ lightness: light, chroma, hue }))) fits = chroma
  else
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (fits + tooMuch) / 2
      if (isOnScreen(toChannels({ lightness: light, chroma: middle, hue }))) fits = middle
      else tooMuch = middle
    }
  return fromLinear(toChannels({ lightness: light, chroma: fits, hue }))
}

function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const [l, m, s] = apply(FROM_LAB, [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  return apply(FROM_CONES, [l ** 3, m ** 3, s ** 3])
}

/** Tolerance at the ends of the range, for rounding. */
const ROUNDING = 0.0005

function isOnScreen(channels: Triple): boolean {
  return channels.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING)
}
