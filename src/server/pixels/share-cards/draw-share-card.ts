import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CSSProperties, createElement, type ReactElement } from 'react'
import type { CreateRaw } from 'sharp'
import { PROJECT_ROOT } from '../../project-root.ts'
import { type FocalPoint, renderLayer } from '../render-image.ts'
import { sharp } from '../sharp.ts'
import { composeItemWords, composeSiteWords, type Writing } from './compose-words.ts'
import { type CardFonts, loadFonts } from './fonts.ts'
import { drawEmptyBowl, drawPlate, drawScene, drawSubject } from './page-scenes.ts'
import {
  CARD_SIZE,
  type CardImage,
  type CardKind,
  MAX_CARD_BYTES,
  PAPER_WIDTH,
  PINE,
  papersOf,
  placeLogo,
  type ShareCardInput,
} from './share-card.ts'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE

/** The image's box: it extends a little under the paper, and off the card on the other sides. */
const IMAGE_BOX = { left: PAPER_WIDTH - 20, top: 0, width: WIDTH - PAPER_WIDTH + 20, height: HEIGHT }
/** The plate under a recipe's image, which leaves a rim of it visible. */
const PLATE = { x: 914, y: 315, radius: 278 }
const MIDDLE = { x: 0.5, y: 0.5 }
const DISH = 2 * (PLATE.radius - 24)
/** Box of the leaping cut-out on the site's own card. */
const CUTOUT_BOX = { left: 676, top: 14, width: 560, height: 604 }
/** Box of the sample coach on the About page's card. */
const COACH_BOX = { left: 520, top: 78, width: 780, height: 585 }
/** Box of a portrait without a background. */
const FIGURE_BOX = { left: 676, top: 40, width: 500, height: HEIGHT - 40 }

/** Draws the two layers of a card, as SVG: below the image and above it. */
async function drawCard(input: ShareCardInput, fonts: CardFonts): Promise<{ under: string; over: string }> {
  const { kind, picture } = input
  const { field, sun } = papersOf(input)
  const { shapes, writings } =
    kind === 'site' ? composeSiteWords(input, fonts) : composeItemWords(input, fonts)
  const { default: satori } = await import('satori')
  const letters = await satori(layOut(writings), { width: WIDTH, height: HEIGHT, fonts: fonts.files })
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${field}"/>`
  if (kind === 'recipes' && picture) {
    const plate = drawPlate(PLATE.x, PLATE.y, PLATE.radius)
    return { under: wrapSvg(ground + drawSun(sun, kind) + plate), over: wrapSvg(shapes + letters) }
  }
  const scene = sceneOf(input, sun)
  if (scene && (!picture || picture.ink))
    return { under: wrapSvg(ground + scene), over: wrapSvg(shapes + letters) }
  return picture && !picture.ink
    ? { under: wrapSvg(ground), over: wrapSvg(drawCutPaper(field) + shapes + letters) }
    : { under: wrapSvg(ground + drawSun(sun, kind)), over: wrapSvg(shapes + letters) }
}

/** Returns the scene drawn in place of an image; undefined on the site's own card. */
function sceneOf(
  { kind, page, day, category_name, accent }: ShareCardInput,
  sun: string,
): string | undefined {
  if (kind === 'recipes') return drawEmptyBowl(sun)
  if (kind === 'articles') return drawSubject(category_name ?? '', sun, accent)
  return page && drawScene(page, accent, day)
}

function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`
}

function drawSun(color: string, kind: CardKind): string {
  const [middle, radius] = kind === 'site' ? [936, 300] : [930, 310]
  return `<path d="M${middle - radius} ${HEIGHT}a${radius} ${radius} 0 0 1 ${2 * radius} 0z" fill="${color}"/>`
}

/** Width and opacity of each step of the paper's shadow, from its soft rim inwards. */
const SHADOW_STEPS = [
  { width: 22, opacity: 0.03 },
  { width: 16, opacity: 0.04 },
  { width: 11, opacity: 0.05 },
  { width: 7, opacity: 0.06 },
  { width: 3, opacity: 0.08 },
]

/**
 * Draws the paper under the text, on top of the image: its edge is not quite straight and casts one soft, short shadow.
 * The shadow is made of strokes: librsvg takes a fifth of a second for a filter this large.
 */
function drawCutPaper(color: string): string {
  const x = PAPER_WIDTH
  const edge = `M${x - 4}-9L${x - 1} 96 ${x + 3} 214 ${x - 2} 338 ${x + 3} 455 ${x - 2} 560 ${x + 1} ${HEIGHT + 9}`
  const shadow = SHADOW_STEPS.map(
    ({ width, opacity }) =>
      `<path d="${edge}" fill="none" stroke="${PINE}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
  )
  return `<g transform="translate(2 3)">${shadow.join('')}</g><path d="${edge}H-9V-9z" fill="${color}"/>`
}

function layOut(writings: readonly Writing[]): ReactElement {
  const style: CSSProperties = { display: 'flex', position: 'relative', width: WIDTH, height: HEIGHT }
  return createElement('div', { style }, ...writings.filter(({ text }) => text !== '').map(layOutLine))
}

function layOutLine({ text, left, baseline, size, face, color, spacing }: Writing): ReactElement {
  const style: CSSProperties = {
    position: 'absolute',
    left,
    top: baseline - face.ascent * size,
    fontFamily: face.fontFamily,
    fontWeight: face.fontWeight,
    fontSize: size,
    lineHeight: face.ascent + face.descent,
    letterSpacing: `${spacing}em`,
    whiteSpace: 'pre',
    color,
  }
  return createElement('div', { style }, text)
}

/** Returns the default figure of the site's card, and of the coach's page while there is no portrait. */
function houseFigure({ kind, page }: ShareCardInput): { file: string; box: typeof CUTOUT_BOX } | null {
  const file = (name: string) => join(PROJECT_ROOT, `content/illustrations/${name}.svg`)
  if (kind === 'site') return { file: file('cutout-leap'), box: CUTOUT_BOX }
  return page === 'about' ? { file: file('cutout-coach'), box: COACH_BOX } : null
}

interface Layer {
  input: Buffer
  left: number
  top: number
}

/** A card's picture or logo, with its bytes. */
export interface CardOriginal {
  image: CardImage
  original: Buffer
}

export interface DrawnCard {
  bytes: Buffer
  /** Why an image could not be shown: the card is made without it. */
  errors: unknown[]
}

/**
 * Draws a share card: a JPEG of 1200×630 under 300 KB, whatever its content.
 *
 * @param originals of the card's image and logo, null where unavailable
 */
export async function drawShareCard(
  input: ShareCardInput,
  originals: { picture: CardOriginal | null; logo: Buffer | null },
): Promise<DrawnCard> {
  const errors: unknown[] = []
  const orNull = <T>(drawing: Promise<T>) =>
    drawing.catch((error: unknown) => {
      errors.push(error)
      return null
    })
  const shown = originals.picture && (await orNull(drawPicture(input.kind, originals.picture)))
  // An unavailable portrait is replaced by the default leaping figure.
  const picture = shown ?? (await orNull(drawHouseFigure(input)))
  const card = shown ? input : { ...input, picture: null }
  const logo = originals.logo && (await orNull(drawLogo(card, originals.logo)))
  const { under, over } = await drawCard(logo ? card : { ...card, logo: undefined }, await loadFonts())
  const words = { input: Buffer.from(over), left: 0, top: 0 }
  const { data, info } = await sharp(Buffer.from(under))
    .composite([picture, words, logo].filter((layer) => layer !== null))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: await encodeWithinLimit(data, info), errors }
}

function drawPicture(kind: CardKind, { image, original }: CardOriginal): Promise<Layer> {
  if (kind === 'recipes') return drawDish(image, original)
  return image.ink ? standFigure(original) : drawImage(image, original)
}

async function drawHouseFigure(input: ShareCardInput): Promise<Layer | null> {
  const figure = houseFigure(input)
  if (!figure) return null
  const { left, top, ...box } = figure.box
  const original = await readFile(figure.file)
  return { input: await renderLayer({ original, crop: 'limit', ...box }), left, top }
}

async function drawLogo(card: ShareCardInput, original: Buffer): Promise<Layer | null> {
  const box = placeLogo(card)
  if (!box) return null
  const { left, top, width, height } = box
  return { input: await renderLayer({ original, crop: 'limit', width, height }), left, top }
}

/** Draws a recipe's image cropped to a circle: around a drawing's middle, where its dish is, or a photograph's subject. */
async function drawDish(image: CardImage, original: Buffer): Promise<Layer> {
  const box = { width: DISH, height: DISH }
  const { focal_x: x = null, focal_y: y = null } = image
  const focalPoint = x !== null && y !== null ? { x, y } : (await findSubject(original)) && MIDDLE
  const square = await renderLayer({
    original,
    crop: 'fill',
    ...box,
    focalPoint,
  })
  const round = `<svg width="${DISH}" height="${DISH}"><circle cx="${DISH / 2}" cy="${DISH / 2}" r="${DISH / 2}"/></svg>`
  const input = await sharp(square)
    .ensureAlpha()
    .composite([{ input: Buffer.from(round), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: PLATE.x - DISH / 2, top: PLATE.y - DISH / 2 }
}

async function drawImage(image: CardImage, original: Buffer): Promise<Layer> {
  const { left, top, ...box } = IMAGE_BOX
  const { focal_x: x = null, focal_y: y = null } = image
  const focalPoint = x === null || y === null ? await findSubject(original) : { x, y }
  return { input: await renderLayer({ original, crop: 'fill', ...box, focalPoint }), left, top }
}

/** Draws a whole figure without a background on the card's lower edge. */
async function standFigure(original: Buffer): Promise<Layer> {
  const { left, top, ...box } = FIGURE_BOX
  const input = await renderLayer({ original, crop: 'limit', ...box })
  const { width, height } = await sharp(input).metadata()
  return { input, left: left + Math.round((box.width - width) / 2), top: top + box.height - height }
}

/** Flat paper stays far below the limit at the first try; only photographs of leaves and gravel need another. */
const QUALITIES = [86, 76, 64, 50, 36, 20]

async function encodeWithinLimit(pixels: Buffer, raw: CreateRaw): Promise<Buffer> {
  let smallest: Buffer | undefined
  for (const quality of QUALITIES) {
    smallest = await sharp(pixels, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (smallest.length < MAX_CARD_BYTES) return smallest
  }
  throw new Error(`A share card of ${smallest?.length} bytes is too large`)
}

/**
 * The papers that reveal a drawing's subject (art direction, 'Illustration'): poppy and rust are the one thing that
 * moves or is eaten first; skins belong to figures, small in comparison and missed more when cropped.
 */
const TELLING_PAPERS = [
  { color: [0xd4, 0x38, 0x0f], weight: 1 },
  { color: [0xa9, 0x2a, 0x08], weight: 1 },
  { color: [0xf0, 0xbd, 0x9c], weight: 6 },
  { color: [0xc8, 0x84, 0x56], weight: 6 },
  { color: [0x8c, 0x56, 0x36], weight: 6 },
  { color: [0x5f, 0x38, 0x26], weight: 6 },
]
/** Maximum difference per channel at which a colour still counts as that paper. */
const TOLERANCE = 10
/** Eight dots per inch are enough, and take a few milliseconds. */
const DENSITY = 8

/** Finds the middle of the subject of one of our drawings; null for photographs, which are cropped by attention. */
async function findSubject(original: Buffer): Promise<FocalPoint | null> {
  if (!original.toString('latin1', 0, 200).trimStart().startsWith('<')) return null
  const { data, info } = await sharp(original, { density: DENSITY })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sum = { x: 0, y: 0, weight: 0 }
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const weight = weigh(data.subarray(pixel * info.channels, pixel * info.channels + 3))
    sum.x += (weight * ((pixel % info.width) + 0.5)) / info.width
    sum.y += (weight * (Math.floor(pixel / info.width) + 0.5)) / info.height
    sum.weight += weight
  }
  return sum.weight === 0 ? null : { x: sum.x / sum.weight, y: sum.y / sum.weight }
}

function weigh(pixel: Uint8Array): number {
  const paper = TELLING_PAPERS.find(({ color }) =>
    color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= TOLERANCE),
  )
  return paper?.weight ?? 0
}
