import type { Element, ElementContent } from 'hast'
import { element, HEADINGS, isBlank, isBlock, text } from './pasted-nodes.ts'

/** Tags of what Markdown can emphasize. */
export const MARKS: ReadonlySet<string> = new Set(['strong', 'em', 'del'])

/** Emphasis said by an element or by its style; a style has the last word (Google Docs: `<b style="font-weight:normal">`). */
export function marksOf({ tagName }: Element, style: ReadonlyMap<string, string>): string[] {
  const weight = style.get('font-weight')
  const slant = style.get('font-style')
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? ''
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)/i.test(weight) : tagName === 'strong'
  const isItalic = slant ? /^(?:italic|oblique)/i.test(slant) : tagName === 'em'
  const isStruck = /line-through/i.test(line) || tagName === 'del'
  return [isBold && 'strong', isItalic && 'em', isStruck && 'del'].filter((mark) => mark !== false)
}

/** Marks go around words, never around blocks, and never around the spaces beside the words. */
export function withMarks(
  children: ElementContent[],
  marks: string[],
  isInHeading: boolean,
): ElementContent[] {
  const kept = isInHeading ? marks.filter((mark) => mark !== 'strong') : marks
  return kept.reduceRight<ElementContent[]>((inner, tagName) => mark(inner, tagName), children)
}

function mark(children: ElementContent[], tagName: string): ElementContent[] {
  const runs: ElementContent[] = []
  let words: ElementContent[] = []
  const close = () => {
    if (words.length > 0) runs.push(...trimOutside(words, tagName))
    words = []
  }
  for (const child of children) {
    if (!isBlock(child) && !isBreak(child)) words.push(child)
    else {
      close()
      runs.push(
        child.type === 'element' && isBlock(child) && !HEADINGS.test(child.tagName)
          ? { ...child, children: mark(child.children, tagName) }
          : child,
      )
    }
  }
  close()
  return runs
}

function isBreak(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'br'
}

/** `<b>One </b>two` is `**One** two`. */
export function trimOutside(words: ElementContent[], tagName: string): ElementContent[] {
  const inner = [...words]
  const first = inner[0]
  const lead = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : ''
  if (first?.type === 'text') inner[0] = text(first.value.slice(lead.length))
  const last = inner.at(-1)
  const trail = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : ''
  if (last?.type === 'text')
    inner[inner.length - 1] = text(last.value.slice(0, last.value.length - trail.length))
  const outside = [lead, trail].map((space) => (space === '' ? [] : [text(' ')]))
  if (isBlank(inner)) return outside.flat().slice(0, 1)
  return [...(outside[0] ?? []), element(tagName, inner), ...(outside[1] ?? [])]
}

/** Runs of the same emphasis are one: word processors cut words into pieces. */
export function mergeMarks(nodes: ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = []
  for (const node of nodes) {
    const before = merged.at(-1)
    if (
      node.type === 'element' &&
      before?.type === 'element' &&
      before.tagName === node.tagName &&
      MARKS.has(node.tagName)
    )
      merged[merged.length - 1] = { ...before, children: mergeMarks([...before.children, ...node.children]) }
    else merged.push(node)
  }
  return merged
}
