import type { CSSProperties } from 'react'
import { type ColourName, PALETTE } from './palette.ts'

const TEXTS = [
  ...(['ink', 'ink-2', 'accent-text', 'on-accent', 'on-field', 'on-field-2'] as const),
  ...(['on-pine', 'on-pine-2', 'mark'] as const),
] satisfies ColourName[]
const BACKS = [
  ...(['sunken', 'ground', 'ink', 'line', 'accent', 'on-field', 'surface-pine'] as const),
  ...(['surface-yolk', 'surface-butter', 'surface-blush', 'surface-mist', 'surface-leaf'] as const),
] satisfies ColourName[]
const LINES = ['line', 'ink', 'accent-edge'] as const satisfies ColourName[]

interface Colours {
  text?: (typeof TEXTS)[number]
  back?: (typeof BACKS)[number]
  /** Of borders. */
  line?: (typeof LINES)[number]
}

/**
 * What an element needs to have these colours: by style for every mail program, and by class for those that can
 * turn dark.
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

/** The rules that give painted elements their dark colour, each group within a selector of its own. */
function darkRules(withinTexts = '', withinBacks = ''): string {
  const rule = (selector: string, property: string, name: ColourName) =>
    `${selector}${name}{${property}:${PALETTE[name][1]}!important}`
  return [
    ...TEXTS.map((name) => rule(`${withinTexts}.t-`, 'color', name)),
    ...BACKS.map((name) => rule(`${withinBacks}.b-`, 'background-color', name)),
    ...LINES.map((name) => rule(`${withinTexts}.l-`, 'border-color', name)),
  ].join('')
}

/** For mail programs that follow the reader's device. */
export const DARK_STYLES = `@media (prefers-color-scheme:dark){${darkRules()}}`

/** For Outlook's apps and pages, which do not, but mark the letters they have darkened by themselves. */
export const OUTLOOK_DARK_STYLES = darkRules('[data-ogsc] ', '[data-ogsb] ')
