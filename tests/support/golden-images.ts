import { resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { POSES } from '../../packages/illustrator/doll/poses.ts'
import { drawImage } from '../../packages/illustrator/illustrator.ts'
import { FOOD_NAMES } from '../../packages/illustrator/motifs/foods.ts'
import { SCENES } from '../../packages/illustrator/scenes/scenes.ts'
import { DISHES, isDishName, wordOfDish } from '../../packages/illustrator/served/dishes.ts'
import { slugify } from '../../src/domain/items/slug.ts'
import { drawFigurePicture } from '../../src/domain/movement/figure/figure-picture.ts'
import { findMove, MOVES } from '../../src/domain/movement/figure/find-move.ts'

export const GOLDEN_FOLDER = resolve(import.meta.dirname, '../golden-images')
/** In pixels: enough to recognize the content, small enough for the repository. */
const WIDTH = 200

const FOODS_PER_BOARD = 3

/** Prefix of the still picture of a move, among the ids of the illustrator's images. */
const MOVE = 'move '

/**
 * The reference images by file name: every scene, every pose, every food on a board and whole, every served dish, and
 * the still picture of every move.
 */
export const GOLDEN_IDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.keys(SCENES).map((scene, index) => [
      `scene-${scene}`,
      `drawn-recipe-${scene}-${index % 12}-000000a1-lemon.chickpea.spinach.mint`,
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(POSES).map((pose, index) => [`pose-${pose}`, `drawn-blog-mat-${index % 9}-000000b2-${pose}`]),
  ),
  ...Object.fromEntries(
    Array.from({ length: Math.ceil(FOOD_NAMES.length / FOODS_PER_BOARD) }, (_, index) => {
      const foods = FOOD_NAMES.slice(index * FOODS_PER_BOARD, (index + 1) * FOODS_PER_BOARD).join('.')
      const number = String(index).padStart(2, '0')
      return [
        [`foods-${number}-cut`, `drawn-recipe-board-1-000000c3-${foods}`],
        [`foods-${number}-whole`, `drawn-recipe-still-0-000000d4-${foods}`],
      ]
    }).flat(),
  ),
  ...Object.fromEntries(
    Object.keys(DISHES)
      .filter(isDishName)
      .map((name, index) => [
        `dish-${name}`,
        `drawn-recipe-served-${index % 10}-000000e5-${wordOfDish(name)}.${'isSweet' in DISHES[name] ? 'strawberry' : 'carrot.peas'}`,
      ]),
  ),
  ...Object.fromEntries(MOVES.map(({ name }) => [`move-${slugify(name)}`, `${MOVE}${name}`])),
}

/** Draws a golden image at its small size, not encoded yet. */
export function drawGolden(id: string): { image: Sharp; alt: string } {
  if (id.startsWith(MOVE)) {
    const move = findMove(id.slice(MOVE.length))
    return { image: sharp(Buffer.from(drawFigurePicture(move))).resize(WIDTH), alt: move.says }
  }
  const drawing = drawImage(id)
  if (!drawing) throw new Error(`${id} names no image`)
  return { image: sharp(Buffer.from(drawing.svg)).resize(WIDTH), alt: drawing.alt }
}

/** Encodes an image as stored: with few colours, which changes a pixel by less than 0.25 of 255 on average. */
export function encodeGolden(image: Sharp): Promise<Buffer> {
  return image.png({ palette: true, colours: 64, effort: 10 }).toBuffer()
}
