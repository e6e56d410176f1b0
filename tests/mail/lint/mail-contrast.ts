import { contrastRatio } from '../../../src/domain/site/accent.ts'
import type { Mail, MailElement } from './mail-tree.ts'

/** WCAG 1.4.3; large is 24 px, or 18.66 px and bold. */
const CONTRAST = { normal: 4.5, large: 3 }

/** Returns the words of a letter with too little contrast to their background, in light or dark mode. */
export function findContrastProblems({ texts, sheets }: Mail): string[] {
  const dark = new Map(
    sheets
      .flatMap(({ rules }) => rules)
      .filter(({ media }) => media?.includes('prefers-color-scheme:dark'))
      .map(({ selector, style }) => [selector, [...style.values()][0]?.replace('!important', '')]),
  )
  const colourOf = (element: MailElement, property: string, kind: string, isDark: boolean) => {
    const name = isDark && element.classes.find((name) => name.startsWith(kind) && dark.has(`.${name}`))
    return (name ? dark.get(`.${name}`) : undefined) ?? element.style.get(property)
  }
  const nearest = (parents: readonly MailElement[], property: string, kind: string, isDark: boolean) => {
    const found = parents.findLast((element) => colourOf(element, property, kind, isDark) !== undefined)
    return found && colourOf(found, property, kind, isDark)
  }
  return texts.flatMap(({ words, parents }) => {
    if (!parents.some(({ name }) => name === 'body') || parents.some(isHidden)) return []
    const size = Number.parseFloat(inherited(parents, 'font-size') ?? '16')
    const isBold = /bold|[6-9]00/.test(inherited(parents, 'font-weight') ?? '')
    const needed = size >= 24 || (isBold && size >= 18.66) ? CONTRAST.large : CONTRAST.normal
    return [false, true].flatMap((isDark) => {
      const color = nearest(parents, 'color', 't-', isDark)
      const back = nearest(parents, 'background-color', 'b-', isDark)
      const where = `“${words.trim().slice(0, 24)}” ${isDark ? 'in the dark' : 'by day'}`
      if (!color || !back) return [`${where} has no colour of its own`]
      const ratio = contrastRatio(color, back)
      return ratio < needed ? [`${where}: ${ratio.toFixed(2)}`] : []
    })
  })
}

function inherited(parents: readonly MailElement[], property: string): string | undefined {
  return parents.findLast(({ style }) => style.has(property))?.style.get(property)
}

const isHidden = ({ style }: MailElement) => style.get('display') === 'none'
