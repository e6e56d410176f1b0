import type { CSSProperties } from 'react'
import { type ColourName, PALETTE } from './palette.ts'

interface Colours {
  text?: ColourName
  back?: ColourName
  /** Of borders. */
  line?: ColourName
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

const PROPERTIES = { t: 'color', b: 'background-color', l: 'border-color' }

/** The rules that give every painted element its dark colour. @param within a selector all of them stand under */
function darkRules(within = ''): string {
  return Object.entries(PALETTE)
    .filter(([, [light, dark]]) => light !== dark)
    .flatMap(([name, [, dark]]) =>
      Object.entries(PROPERTIES).map(
        ([letter, property]) => `${within}.${letter}-${name}{${property}:${dark}!important}`,
      ),
    )
    .join('')
}

/** For mail programs that follow the reader's device. */
export const DARK_STYLES = `@media (prefers-color-scheme:dark){${darkRules()}}`

/** For Outlook's apps and pages, which do not, but mark what they have darkened by themselves. */
export const OUTLOOK_DARK_STYLES = darkRules('[data-ogsc] ')
