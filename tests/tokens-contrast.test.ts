import { describe, expect, test } from 'vitest'
import { DESIGN_TOKENS } from './support/design-tokens.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5
const CONTROL = 3

type Tokens = Map<string, string>
type Pair = [foreground: string, background: string]

const SURFACES = ['surface-butter', 'surface-blush', 'surface-mist', 'surface-leaf']

const TEXT_PAIRS: Pair[] = [
  ...['ground', 'surface', 'sunken'].flatMap((background): Pair[] => [
    ['ink', background],
    ['ink-2', background],
    ['accent-text', background],
    ['danger', background],
  ]),
  ['ok', 'surface'],
  ['ok', 'ground'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ...['surface-yolk', ...SURFACES].flatMap((field): Pair[] => [
    ['on-field', field],
    ['on-field-2', field],
  ]),
  ['on-pine', 'surface-pine'],
  ['on-pine-2', 'surface-pine'],
  ['ok', 'ok-bg'],
  ['warn', 'warn-bg'],
  ['mute', 'mute-bg'],
  ['danger', 'danger-bg'],
  ['on-danger', 'danger'],
  ['info', 'info-bg'],
]

/** Borders of fields and buttons, buttons on their possible backgrounds, and the focus ring. */
const CONTROL_PAIRS: Pair[] = [
  ['line-strong', 'ground'],
  ['line-strong', 'surface'],
  ['line-strong', 'sunken'],
  ...['ground', 'surface', ...SURFACES].map((background): Pair => ['accent', background]),
  ...['ground', 'surface', 'sunken', 'surface-yolk', ...SURFACES].map(
    (background): Pair => ['focus', background],
  ),
]

/** In light mode marked words are on a strip; in dark mode the words themselves have its colour. */
const THEMES = {
  light: { text: [...TEXT_PAIRS, ['on-mark', 'mark'] satisfies Pair], control: CONTROL_PAIRS },
  dark: { text: [...TEXT_PAIRS, ['mark', 'ground'] satisfies Pair], control: CONTROL_PAIRS },
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast from 1 to 21 (WCAG's relative luminance). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the pairs with too little contrast, in words. */
function findWeakPairs(tokens: Tokens, { text, control }: { text: Pair[]; control: Pair[] }): string[] {
  const colourOf = (name: string) => {
    const value = tokens.get(name)
    if (!value) throw new Error(`tokens.css names no colour --hf-${name}`)
    return value
  }
  const judge = (least: number) => (pair: Pair) => {
    const [foreground, background] = pair
    const reached = contrast(colourOf(foreground), colourOf(background))
    return reached < least ? [`${foreground} on ${background}: ${reached.toFixed(2)} of ${least}`] : []
  }
  return [...text.flatMap(judge(TEXT)), ...control.flatMap(judge(CONTROL))]
}

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('each colour that differs in dark mode is defined in both schemes', () => {
  const { light, dark } = DESIGN_TOKENS
  expect([...dark.keys()]).toEqual([...light.keys()])
  expect([...dark].filter(([name, value]) => light.get(name) !== value).length).toBeGreaterThan(20)
})

describe.each([
  ['light', DESIGN_TOKENS.light, THEMES.light],
  ['dark', DESIGN_TOKENS.dark, THEMES.dark],
] as const)('%s', (_theme, tokens, pairs) => {
  // A11Y-COLOR-1
  test('every pair of colours has enough contrast', () => {
    expect(findWeakPairs(tokens, pairs)).toEqual([])
  })

  test('a colour too close to its background is detected', () => {
    for (const [foreground, background] of [...pairs.text, ...pairs.control]) {
      const vanished = new Map(tokens).set(foreground, tokens.get(background) ?? '')
      expect(findWeakPairs(vanished, pairs)).toContainEqual(
        expect.stringContaining(`${foreground} on ${background}: 1.00`),
      )
    }
  })
})
