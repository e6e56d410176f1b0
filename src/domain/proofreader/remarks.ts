import type { Heading, PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Remark } from './finding.ts'
import { type MarkdownText, type Passage, placeOf, replaceIn } from './prose.ts'

/** Returns a remark about a range of the text, with a fix where one is possible. */
export function remarkAt(
  { field, source }: MarkdownText,
  node: Parameters<typeof placeOf>[0],
  message: string,
  mended?: string,
): Remark {
  const [start, end] = placeOf(node)
  const about = source.slice(start, end)
  const fix = mended === undefined ? {} : { fix: { field, value: replaceIn(source, start, end, mended) } }
  return { field, start, end, about, message, ...fix }
}

/** Returns the readable text of inline nodes: their words, and those of pictures. */
export function wordsIn(children: readonly PhrasingContent[]): string {
  let words = ''
  for (const child of children)
    visit(child, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') words += node.value
      if (node.type === 'image') words += node.alt ?? ''
    })
  return words.replace(/\s+/g, ' ').trim()
}

/** Returns all headings, in order. */
export function headingsOf({ tree }: MarkdownText): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => void headings.push(heading))
  return headings
}

/** Returns a remark on words of a step. */
export function inStep(step: Passage, start: number, end: number, message: string): Remark {
  return { field: step.field, start, end, about: step.source.slice(start, end), message }
}

/** Returns a remark on a step as a whole. */
export function wholeStep(step: Passage, message: string): Remark {
  return inStep(step, 0, step.source.length, message)
}
