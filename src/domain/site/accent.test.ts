import { describe, expect, test } from 'vitest'
import { DESIGN_TOKENS } from '../../../tests/support/design-tokens.ts'
import {
  accentProblem,
  accentShades,
  contrastRatio,
  formatContrast,
  HOUSE_ACCENT,
  INKS,
  isHexColor,
  MIN_TEXT_CONTRAST,
  nearestReadable,
  PAPERS,
} from './accent.ts'

/** Every 28th step of each channel: 1,000 colours. */
const STEPS = Array.from({ length: 10 }, (_, index) => (index * 28).toString(16).padStart(2, '0'))
const COLORS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)))
const GOOD = COLORS.filter((color) => accentProblem(color) === null)
const PALE = COLORS.filter((color) => accentProblem(color) !== null)
/** The surfaces buttons may be on (art direction, 'Palette'). */
const FIELDS = ['surface-butter', 'surface-blush', 'surface-mist', 'surface-leaf']

test('the papers, inks and house accent equal the design tokens', () => {
  for (const { light, dark } of [PAPERS, INKS, HOUSE_ACCENT]) {
    for (const [name, value] of Object.entries(light)) expect(DESIGN_TOKENS.light.get(name)).toBe(value)
    for (const [name, value] of Object.entries(dark)) expect(DESIGN_TOKENS.dark.get(name)).toBe(value)
  }
})

test('contrast is computed as WCAG defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrastRatio('#cf360e', '#fafaf6')).toBeCloseTo(contrastRatio('#fafaf6', '#cf360e'))
})

// LOOK-ACCENT-1
describe('what is refused', () => {
  test.each(['blue', '#12345', '#1234567', 'rgb(1,2,3)', '#12345g', '1d4ed8', '#1d4ed8;}'])(
    '%s is not a colour',
    (text) => {
      expect(isHexColor(text)).toBe(false)
      expect(accentProblem(text)).toBe('The accent must be a colour such as #1d4ed8, or be left empty')
    },
  )

  test('an empty accent means the house accent', () => expect(accentProblem('')).toBeNull())

  test('an unreadable colour is refused with its ratio and the nearest shade that works', () => {
    expect(accentProblem('#f8be3f')).toBe(
      `Words in #f8be3f on the site’s paper have a contrast of 1.6 : 1, and need 4.5 : 1 to be read. The nearest shade that works is ${nearestReadable('#f8be3f')}`,
    )
  })

  test('a ratio is never rounded up to the required one', () => {
    expect(formatContrast(4.499)).toBe('4.4 : 1')
    expect(formatContrast(21)).toBe('21.0 : 1')
  })
})

test('the offered shade is readable and just above the required contrast', () => {
  expect(PALE.length).toBeGreaterThan(400)
  for (const color of PALE) {
    const shade = nearestReadable(color)
    const ratio = contrastRatio(shade, PAPERS.light.ground)
    expect([color, shade, ratio >= MIN_TEXT_CONTRAST, ratio < MIN_TEXT_CONTRAST + 0.35]).toEqual([
      color,
      shade,
      true,
      true,
    ])
    expect(accentProblem(shade)).toBeNull()
  }
})

test('a readable colour is offered unchanged', () => {
  expect(nearestReadable('#1D4ED8')).toBe('#1d4ed8')
})

// LOOK-ACCENT-2
describe.each(['light', 'dark'] as const)('for every colour the %s shades', (scheme) => {
  const { ground, surface, sunken } = PAPERS[scheme]
  const all = GOOD.map((color) => ({ color, shades: accentShades(color)[scheme] }))
  const worst = (ratioOf: (shades: (typeof all)[number]['shades']) => number) =>
    all.reduce(
      (least, { color, shades }) => {
        const ratio = ratioOf(shades)
        return ratio < least.ratio ? { ratio, color } : least
      },
      { ratio: 22, color: '' },
    )

  test('are readable as text on every paper', () => {
    expect(all.length).toBeGreaterThan(300)
    for (const paper of [ground, surface, sunken])
      expect(worst((shades) => contrastRatio(shades['accent-text'], paper)).ratio).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      )
    expect(worst((shades) => contrastRatio(shades.accent, ground)).ratio).toBeGreaterThanOrEqual(
      MIN_TEXT_CONTRAST,
    )
  })

  test('carry readable text, also on hover', () => {
    for (const back of ['accent', 'accent-hover'] as const)
      expect(worst((shades) => contrastRatio(shades['on-accent'], shades[back]))).toSatisfy(
        ({ ratio }: { ratio: number }) => ratio >= MIN_TEXT_CONTRAST,
      )
  })

  test('stand out as buttons on every possible background', () => {
    for (const field of FIELDS)
      expect(
        worst((shades) => contrastRatio(shades.accent, DESIGN_TOKENS[scheme].get(field) ?? '')).ratio,
      ).toBeGreaterThanOrEqual(3)
  })

  test('are valid screen colours', () => {
    for (const { shades } of all)
      for (const shade of Object.values(shades)) expect(shade).toMatch(/^#[0-9a-f]{6}$/)
  })
})

test('in light mode a button has exactly the chosen colour', () => {
  expect(accentShades('#1D4ED8').light.accent).toBe('#1d4ed8')
})

test('the hue is kept in dark mode: blue is blue, green is green', () => {
  const strongest = (color: string) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    return channels.indexOf(Math.max(...channels))
  }
  expect(strongest(accentShades('#b00020').dark.accent)).toBe(0)
  expect(strongest(accentShades('#1b6e3c').dark.accent)).toBe(1)
  expect(strongest(accentShades('#1d4ed8').dark.accent)).toBe(2)
})
