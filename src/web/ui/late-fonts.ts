/**
 * A page is painted before the webfonts are there, and keeps what it was painted in (`font-display: optional`): no title
 * grows a line when they arrive (PERF-SHIFT-2). Here they are shown all the same: at once where nothing on the screen
 * moves by it, otherwise with the next page, where all is new anyway.
 */

/** Browsers count no move below this; ascents of two fonts differ by less within a line. */
const MIN_MOVE_PX = 3
/** The layout shift that stays unseen, as words of a menu move by a letter's width. */
const MAX_SHIFT = 0.002
/** Says in the browser's timeline that nothing more is done about the fonts of this page. */
const LATE_FONTS_SETTLED = 'late-fonts'

let late: Promise<FontFace[]> | null = null
let loaded: FontFace[] = []

/** Loads once more, from the cache, what this document asked for: a font that came late stays unused in it for good. */
async function loadLateFonts(): Promise<FontFace[]> {
  await document.fonts.ready
  const asked = new Set([...document.fonts].filter(({ status }) => status !== 'unloaded').map(nameOf))
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
    .map(({ style }) => {
      const read = (name: string) => style.getPropertyValue(name)
      return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
        weight: read('font-weight'),
        unicodeRange: read('unicode-range'),
      })
    })
    .filter((face) => asked.has(nameOf(face)))
  // Without one of them the page is not half in one font and half in another.
  loaded = await Promise.all(faces.map((face) => face.load()))
  return loaded
}

function nameOf({ family, unicodeRange }: FontFace): string {
  return `${family.replaceAll('"', '')} ${unicodeRange}`
}

/** Shows the webfonts in this document whatever moves by it; what is not loaded yet is left for another time. */
export function showLateFonts(): void {
  for (const face of loaded) document.fonts.add(face)
}

/**
 * Shows the webfonts as soon as they are there, or leaves them for the next page; without a connection it stays as it is.
 *
 * @param mayMove whether the screen may move by it: where nothing is read yet, or the reader's own press has led there
 */
export async function bringLateFonts({ mayMove = false } = {}): Promise<void> {
  late ??= loadLateFonts()
  const faces = await late.catch(() => [])
  if (mayMove || faces.every((face) => document.fonts.has(face))) showLateFonts()
  else await whenIdle(() => showUnlessMoving(faces))
  performance.mark(LATE_FONTS_SETTLED)
}

function whenIdle(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    const run = () => {
      work()
      resolve()
    }
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run)
  })
}

/** Tried and, where it does not fit, taken back before the browser paints. */
function showUnlessMoving(faces: readonly FontFace[]): void {
  const before = placesOnScreen()
  showLateFonts()
  if (shiftSince(before) > MAX_SHIFT) for (const face of faces) document.fonts.delete(face)
}

/** Where a text or what has none begins, and the box around all of it. */
interface Place {
  start: DOMRect
  box: DOMRect
}

function placeOf(range: Range, node: Node): Place | null {
  range.selectNode(node)
  const [start] = range.getClientRects()
  return start ? { start, box: range.getBoundingClientRect() } : null
}

function placesOnScreen(): Map<Node, Place> {
  const range = document.createRange()
  const places = new Map<Node, Place>()
  const note = (node: Node) => {
    const place = placeOf(range, node)
    if (place && place.box.bottom > 0 && place.box.top < window.innerHeight) places.set(node, place)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) note(texts.currentNode)
  // Pictures, fields, and places that are kept.
  for (const element of document.body.querySelectorAll('svg, :empty:not(svg *)')) note(element)
  return places
}

/** The layout shift a browser would report, or a little more: https://wicg.github.io/layout-instability/ */
function shiftSince(before: ReadonlyMap<Node, Place>): number {
  const { innerWidth, innerHeight } = window
  const range = document.createRange()
  let area = 0
  let distance = 0
  for (const [node, { start, box }] of before) {
    const now = placeOf(range, node)
    if (!now) continue
    const moved = Math.max(Math.abs(now.start.left - start.left), Math.abs(now.start.top - start.top))
    if (moved < MIN_MOVE_PX) continue
    distance = Math.max(distance, moved)
    area += box.width * box.height + now.box.width * now.box.height
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
}
