/**
 * The site's colours by the names of its tokens, light and dark: mail programs know no custom properties.
 * A test compares them with `tokens.css`.
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
  'surface-blush': ['#f7cdc1', '#43302c'],
  'surface-mist': ['#c6e0e3', '#1d3b42'],
  'surface-leaf': ['#cfdfa8', '#2a4430'],
  'surface-pine': ['#14312a', '#18312b'],
  'on-field': ['#14312a', '#f4f2e7'],
  'on-field-2': ['#2c463f', '#d2ddd5'],
  'on-pine': ['#f6f4e9', '#f6f4e9'],
  'on-pine-2': ['#b9cbc3', '#b9cbc3'],
  mark: ['#f8be3f', '#f8be3f'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColourName = keyof typeof PALETTE

/** The coloured paper at a letter's top. */
export type FieldName = 'yolk' | 'butter' | 'blush' | 'mist' | 'leaf'

/** What rises over each field: papers of the illustrations, which keep their colour at night. */
export const SUNS: Record<FieldName, string> = {
  yolk: '#fbe3a2',
  butter: '#f8be3f',
  blush: '#ea9c8c',
  mist: '#fbe3a2',
  leaf: '#f8be3f',
}

/** The poppy of the brand mark, by day and by night. */
export const POPPY = '#d4380f'
