import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { formatVideoTime, readTranscript } from '../video/transcript.ts'
import { readVideoLink, type VideoLink, watchAddress } from '../video/video-link.ts'

/**
 * Turns every line that holds only a link to a film into its figure, and a block `transcript` right after one into the
 * words to open below it (VIDEO-LINK-1, VIDEO-WORDS-1). Runs after sanitising; what it writes holds nothing of the
 * address but what `readVideoLink` kept.
 */
export function shapeVideos(tree: Root): void {
  const shaped = tree.children.flatMap((node): RootContent[] =>
    node.type === 'element' && node.tagName === 'p' ? splitAtVideos(node) : [node],
  )
  let afterVideo = false
  tree.children = shaped.map((node) => {
    if (node.type !== 'element') return node
    const lines = afterVideo ? transcriptOf(node) : null
    afterVideo = node.tagName === 'figure'
    return lines ?? node
  })
}

/** A paragraph, with the lines that hold only a film's link taken out of it as figures. */
function splitAtVideos(paragraph: Element): Element[] {
  const lines = linesOf(paragraph.children)
  const videos = lines.map(videoOf)
  if (videos.every((video) => video === null)) return [paragraph]
  const parts: Element[] = []
  let words: ElementContent[] = []
  const endWords = () => {
    if (words.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      parts.push({ ...paragraph, children: words })
    words = []
  }
  for (const [index, line] of lines.entries()) {
    const video = videos[index]
    if (video) {
      endWords()
      parts.push(video)
    } else {
      if (words.length > 0) words.push({ type: 'text', value: '\n' })
      words.push(...line)
    }
  }
  endWords()
  return parts
}

/** What stands in each line of a paragraph; a line break written out belongs to the line before it. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  let line: ElementContent[] = []
  const lines = [line]
  for (const node of nodes) {
    if (node.type !== 'text') {
      line.push(node)
      continue
    }
    for (const [index, value] of node.value.split('\n').entries()) {
      if (index > 0) {
        line = []
        lines.push(line)
      }
      if (value !== '') line.push({ type: 'text', value })
    }
  }
  return lines
}

function videoOf(line: readonly ElementContent[]): Element | null {
  const nodes = line.filter(
    (node) =>
      !(node.type === 'text' && node.value.trim() === '') &&
      !(node.type === 'element' && node.tagName === 'br'),
  )
  const [link, tail, ...more] = nodes
  if (link?.type !== 'element' || link.tagName !== 'a' || more.length > 0) return null
  const words = textOf(link).trim()
  // A bare address loses signs at its end that may belong to an id.
  const lost = tail?.type === 'text' && /^_{1,3}$/.test(tail.value.trim()) ? tail.value.trim() : ''
  if (tail && lost === '') return null
  const isBare = /^(?:https?:\/\/|www\.)/i.test(words)
  if (lost !== '' && !isBare) return null
  const video = readVideoLink(String(link.properties.href ?? '') + lost)
  return video && toFigure(video, isBare ? '' : words)
}

function toFigure(video: VideoLink, words: string): Element {
  const address = watchAddress(video)
  return {
    type: 'element',
    tagName: 'figure',
    properties: {
      className: ['video'],
      dataVideo: address,
      ...(words === '' ? {} : { dataWords: words }),
    },
    children: [],
  }
}

function transcriptOf(node: Element): Element | null {
  const [code] = node.children
  if (node.tagName !== 'pre' || code?.type !== 'element') return null
  const { className } = code.properties
  if (!Array.isArray(className) || !className.includes('language-transcript')) return null
  const lines = readTranscript(textOf(code))
  if (lines.length === 0) return null
  const element = (
    tagName: string,
    properties: Element['properties'],
    children: ElementContent[],
  ): Element => ({
    type: 'element',
    tagName,
    properties,
    children,
  })
  const text = (value: string): ElementContent => ({ type: 'text', value })
  const items = lines.map(({ at, words }) =>
    element('li', {}, [
      ...(at === null
        ? []
        : [element('span', { dataAt: String(at) }, [text(formatVideoTime(at))]), text(' ')]),
      element('span', {}, [text(words)]),
    ]),
  )
  const hasTimes = lines.some(({ at }) => at !== null)
  return element('details', { className: ['transcript'] }, [
    element('summary', {}, [text(hasTimes ? 'Transcript, with times' : 'Transcript')]),
    element('ol', {}, items),
  ])
}
