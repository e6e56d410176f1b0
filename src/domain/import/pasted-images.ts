import type { Element, ElementContent } from 'hast'
import { text } from './pasted-nodes.ts'

/** An image in a pasted text. */
export interface PastedImage {
  /** Its position in the Markdown, in UTF-16 units. */
  offset: number
  /** `https:` or `data:image/`. */
  src: string
  alt: string
  /** Whether it had a paragraph to itself: then it is placed between the blocks, not inside the one that begins there. */
  isAlone: boolean
}

export interface PastedText {
  markdown: string
  /** In the order of the text; the Markdown itself contains none of them. */
  images: PastedImage[]
}

/** Private-use code points that mark the images' positions until the Markdown is written. */
const TOKEN = /\uE000(\d+)\uE001/g

/** A paragraph that contains only images and line breaks. */
const PARAGRAPH_OF_IMAGES = /(?<=^|\n\n)(?:(?:[ \t]|\\?\n(?!\n))*\uE000\d+\uE001)+[ \t]*(?=\n\n|$)/g

/** The images, held separately while the text around them is converted. */
interface PastedImages {
  /** The HTML without inline (data URI) images, which would exceed the limit of a text's length. */
  html: string
  /** Returns the placeholder of an image in the text. */
  take: (image: Element) => ElementContent[]
  /** Returns the written Markdown, and the positions of the images in it. */
  place: (markdown: string) => PastedText
}

type FoundImage = Pick<PastedImage, 'src' | 'alt'>

/** Extracts the images from pasted HTML.  @param ownOrigin images of this origin stay in the text as they are */
export function extractImages(html: string, ownOrigin: string): PastedImages {
  const inlined: string[] = []
  const found: FoundImage[] = []
  return {
    html: html.replaceAll(/(["'])(data:image\/[^"']*)\1/g, (_, quote, address) => {
      inlined.push(address)
      return `${quote}inlined:${inlined.length - 1}${quote}`
    }),
    take(image) {
      const alt = String(image.properties.alt ?? '').trim()
      const given = String(image.properties.src ?? '').trim()
      const src = given.startsWith('inlined:') ? (inlined[Number(given.slice(8))] ?? '') : given
      if (isEmoji(image, alt)) return [text(alt)]
      if (isOwnImage(src, ownOrigin)) return [{ ...image, properties: { src: pathOf(src), alt } }]
      if (isPixel(image) || !/^(?:https?:\/\/|data:image\/)/i.test(src)) return []
      found.push({ src, alt })
      return [text(`\uE000${found.length - 1}\uE001`)]
    },
    place: (markdown) => takeTokens(markdown, found),
  }
}

function takeTokens(written: string, found: readonly FoundImage[]): PastedText {
  const alone = new Set<number>()
  const marked = written.replace(PARAGRAPH_OF_IMAGES, (paragraph) => {
    const tokens = [...paragraph.matchAll(TOKEN)]
    for (const [, index] of tokens) alone.add(Number(index))
    return tokens.map(([token]) => token).join('')
  })
  const images: PastedImage[] = []
  let markdown = ''
  let from = 0
  for (const match of marked.matchAll(TOKEN)) {
    markdown += marked.slice(from, match.index)
    from = match.index + match[0].length
    const index = Number(match[1])
    const image = found[index]
    // Its paragraph is now empty: the image takes the place of the breaks before and after it.
    if (image) images.push({ ...image, offset: markdown.length, isAlone: alone.has(index) })
  }
  markdown += marked.slice(from)
  return closeGaps(markdown, images)
}

/** Removes the paragraphs that held only images and adjusts the images' positions. */
function closeGaps(markdown: string, images: readonly PastedImage[]): PastedText {
  let closed = ''
  let from = 0
  const moves: { at: number; by: number }[] = []
  for (const gap of markdown.matchAll(/\n{3,}/g)) {
    closed += `${markdown.slice(from, gap.index)}\n\n`
    from = gap.index + gap[0].length
    moves.push({ at: gap.index + 2, by: gap[0].length - 2 })
  }
  closed += markdown.slice(from)
  const lead = closed.length - closed.trimStart().length
  const trimmed = closed.trim()
  return {
    markdown: trimmed,
    images: images.map((image) => {
      const moved = moves.reduce(
        (offset, { at, by }) => offset - Math.min(by, Math.max(0, image.offset - at)),
        image.offset,
      )
      return { ...image, offset: Math.min(trimmed.length, Math.max(0, moved - lead)) }
    }),
  }
}

function isEmoji({ properties }: Element, alt: string): boolean {
  return /\p{Extended_Pictographic}/u.test(alt) && [...alt].length <= 4 && !properties.srcSet
}

/** Whether an image is a tracking pixel of a mail. */
function isPixel({ properties }: Element): boolean {
  return [properties.width, properties.height].some((size) => size !== undefined && Number(size) <= 3)
}

function isOwnImage(src: string, ownOrigin: string): boolean {
  return src.startsWith('/media/') || src.startsWith(`${ownOrigin}/media/`)
}

function pathOf(src: string): string {
  return src.startsWith('/') ? src : new URL(src).pathname
}
