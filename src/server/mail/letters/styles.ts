import type { CSSProperties } from 'react'
import { accentShades } from '../../../domain/site/accent.ts'

/**
 * The site's colours by token name, light and dark: mail programs do not support custom properties. A test compares
 * them with `tokens.css`.
 */
export const PALETTE = {
  ground: ['#fafaf6', '#0f211d'],
  sunken: ['#f0f1ea', '#0a1815'],
  ink: ['#14312a', '#f4f2e7'],
  'ink-2': ['#48605a', '#b4c5bd'],
  line: ['#dbe0d7', '#2c463f'],
  accent: ['#cf360e', '#ff8259'],
  'accent-edge': ['#8f2206', '#b4401a'],
  'on-accent': ['#ffffff', '#1c120d'],
  'accent-text': ['#c2320c', '#ff9873'],
  'surface-yolk': ['#f8be3f', '#285848'],
  'surface-butter': ['#fbe3a2', '#23443c'],
  'surface-blush': ['#f7cdc1', '#3a2430'],
  'surface-mist': ['#c6e0e3', '#1d3b42'],
  'surface-leaf': ['#cfdfa8', '#2a4430'],
  'surface-pine': ['#14312a', '#18312b'],
  'on-field': ['#14312a', '#f4f2e7'],
  'on-field-2': ['#2c463f', '#d2ddd5'],
  'on-pine': ['#f6f4e9', '#f6f4e9'],
  'on-pine-2': ['#b9cbc3', '#b9cbc3'],
  mark: ['#f8be3f', '#f8be3f'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

type ColourName = keyof typeof PALETTE

/** The coloured paper at a letter's top. */
export type FieldName = 'yolk' | 'butter' | 'blush' | 'mist' | 'leaf'

/** Colour of the sun on each field, light and dark: papers of the illustrations. */
export const SUNS: Record<FieldName, readonly [light: string, dark: string]> = {
  yolk: ['#fbe3a2', '#f8be3f'],
  butter: ['#f8be3f', '#f8be3f'],
  blush: ['#ea9c8c', '#ea9c8c'],
  mist: ['#fbe3a2', '#fbe3a2'],
  leaf: ['#f8be3f', '#f8be3f'],
}

/** The poppy of the brand mark, light and dark. */
export const POPPY = '#d4380f'

const TEXTS = [
  'ink',
  'ink-2',
  'accent-text',
  'on-accent',
  'on-field',
  'on-field-2',
  'on-pine',
  'on-pine-2',
  'mark',
] satisfies ColourName[]
const BACKS = [
  'sunken',
  'ground',
  'ink',
  'line',
  'accent',
  'on-field',
  'surface-pine',
  'surface-yolk',
  'surface-butter',
  'surface-blush',
  'surface-mist',
  'surface-leaf',
] satisfies ColourName[]
const LINES = ['line', 'ink', 'accent-edge'] as const satisfies ColourName[]

interface Colours {
  text?: (typeof TEXTS)[number]
  back?: (typeof BACKS)[number]
  /** Border colour. */
  line?: (typeof LINES)[number]
}

/**
 * Returns an element's colours: styles for every mail program, and classes for those with a dark mode.
 *
 * @param more further classes
 */
export function paint({ text, back, line }: Colours, style: CSSProperties = {}, more = '') {
  const classes = [text && `t-${text}`, back && `b-${back}`, line && `l-${line}`, more]
  return {
    className: classes.filter(Boolean).join(' '),
    style: {
      ...(text && { color: PALETTE[text][0] }),
      ...(back && { backgroundColor: PALETTE[back][0] }),
      ...(line && { borderColor: PALETTE[line][0] }),
      ...style,
    },
  }
}

/** Returns the dark-mode rules of painted elements, each group within its own selector. */
function darkRules(withinTexts = '', withinBacks = ''): string {
  const rule = (selector: string, property: string, name: ColourName) =>
    `${selector}${name}{${property}:${PALETTE[name][1]}!important}`
  const suns = Object.entries(SUNS).map(
    ([field, [, dark]]) => `${withinBacks}.b-sun-${field}{background-color:${dark}!important}`,
  )
  return [
    ...TEXTS.map((name) => rule(`${withinTexts}.t-`, 'color', name)),
    ...BACKS.map((name) => rule(`${withinBacks}.b-`, 'background-color', name)),
    ...LINES.map((name) => rule(`${withinTexts}.l-`, 'border-color', name)),
    ...suns,
  ].join('')
}

/** For mail programs that follow the device's colour scheme. */
export const DARK_STYLES = `@media (prefers-color-scheme:dark){${darkRules()}}`

/** For Outlook's apps and web pages, which do not, but mark letters they have darkened. */
export const OUTLOOK_DARK_STYLES = darkRules('[data-ogsc] ', '[data-ogsb] ')

/** Addresses and dates that Apple Mail turns into links keep the colour of the surrounding text. */
export const APPLE_STYLES =
  'a[x-apple-data-detectors]{color:inherit!important;font:inherit!important;text-decoration:inherit!important}'

/** System fonts; letters load none. Word uses the first, or Times where it is missing. */
export const DISPLAY = "Georgia,'Times New Roman',serif"
export const TEXT = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif"

/** Below the width of a letter and its margins. Without these rules a letter on a phone is plainer, but complete. */
const PHONE_RULES = [
  '.apart{padding:0!important}',
  '.sheet{border-radius:0!important}',
  '.side{padding-left:20px!important;padding-right:20px!important}',
  '.title{font-size:34px!important}',
  '.title-room{padding-bottom:18px!important}',
  '.words,.sun{max-width:none!important}',
]

export const BASE_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  // Links that Gmail adds; it puts a `u` element before the body.
  'u + .paper a{color:inherit}',
  `@media (max-width:620px){${PHONE_RULES.join('')}}`,
].join('')

/** The parts of a rendered letter that contain colours: style sheets and tags, never the text. */
const COLOURED = /<style>[^<]*<\/style>|<[^>]*>/g

/**
 * Returns a rendered letter with the coach's accent in place of the default one, on elements and in the dark-mode rules.
 *
 * @param accent `#rrggbb`; empty leaves the letter as it is
 */
export function applyAccent(html: string, accent: string): string {
  if (accent === '') return html
  const { light, dark } = accentShades(accent)
  const own = new Map<string, string>([[POPPY, light.accent]])
  for (const name of ['accent', 'accent-edge', 'accent-text'] as const) {
    own.set(PALETTE[name][0], light[name])
    own.set(PALETTE[name][1], dark[name])
  }
  own.set(PALETTE['on-accent'][1], dark['on-accent'])
  const house = new RegExp([...own.keys()].join('|'), 'g')
  return html.replace(COLOURED, (part) => part.replace(house, (colour) => own.get(colour) ?? colour))
}
