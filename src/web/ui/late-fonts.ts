/**
 * A page is painted before the webfonts have loaded, and keeps the fonts it was painted in (`font-display: optional`):
 * no title gains a line when they arrive (PERF-SHIFT-2). This module shows them later: immediately where nothing on the
 * screen moves, otherwise on the next page, where everything is new anyway.
 */

/** Browsers ignore smaller moves; within a line, the ascents of two fonts differ by less. */
const MIN_MOVE_PX = 3
/** A layout shift that goes unnoticed, such as menu words moving by the width of a character. */
const MAX_SHIFT = 0.002
/** Mark in the browser's performance timeline: nothing more changes about the fonts of this page. */
const LATE_FONTS_SETTLED = 'late-fonts'

let late: Promise<FontFace[]> | null = null
let loaded: FontFace[] = []

/** Reloads the document's requested fonts, from the cache: one that arrived late is never used by the document itself. */
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
  // All or none, so that the page never mixes both sets of fonts.
  loaded = await Promise.all(faces.map((face) => face.load()))
  return loaded
}

function nameOf({ family, unicodeRange }: FontFace): string {
  return `${family.replaceAll('"', '')} ${unicodeRange}`
}

/** Shows the webfonts in this document even if that moves content; fonts not loaded yet are skipped. */
export function showLateFonts(): void {
  for (const face of loaded) document.fonts.add(face)
}

/**
 * Shows the webfonts as soon as they have loaded, or leaves them for the next page; without a connection nothing changes.
 *
 * @param mayMove whether content may move: where nothing is being read yet, or the reader's own press caused it
 */
export async function loadAndShowLateFonts({ mayMove = false } = {}): Promise<void> {
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

/** Shows the fonts and, where content would move too far, removes them before the browser paints. */
function showUnlessMoving(faces: readonly FontFace[]): void {
  const before = placesOnScreen()
  showLateFonts()
  if (shiftSince(before) > MAX_SHIFT) for (const face of faces) document.fonts.delete(face)
}

/** The start of a text node or an empty element, and the box around it. */
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
  // Pictures, fields and placeholders.
  for (const element of document.body.querySelectorAll('svg, :empty:not(svg *)')) note(element)
  return places
}

/** Returns the layout shift that a browser would report, or slightly more: https://wicg.github.io/layout-instability/ */
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
