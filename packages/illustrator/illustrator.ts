import { chooseScenes, type ItemTexts, SUGGESTIONS, textKey } from './choose-scenes.ts'
import { type FoodName, isFoodName } from './motifs/foods.ts'
import { frame } from './paper/draw.ts'
import { createRandom } from './paper/random.ts'
import { createScissors } from './paper/scissors.ts'
import { BACKDROPS } from './scenes/scene.ts'
import { sceneOf } from './scenes/scenes.ts'
import { type ImageSpec, readImageId, toImageId } from './spec.ts'

/**
 * The illustrator's only entry point. It suggests and draws images in cut paper: pure functions of texts and seeds,
 * that read no file, no clock and no store. A drawing depends only on its id.
 */
export { type ItemTexts, SUGGESTIONS, textKey }

export interface Illustration {
  /** A drawing {@link WIDTH} wide. */
  svg: string
  /** A sentence that describes it. */
  alt: string
  /** Every food in it. */
  shown: FoodName[]
}

/** An image offered for an item. Its id contains everything needed to draw it again. */
export interface Suggestion {
  /** Of `a-z`, `0-9`, `-` and `.`, at most 300 characters. */
  id: string
  alt: string
  /** In units of the drawing. */
  width: number
  height: number
}

const WIDTH = 800
const HEIGHTS = { blog: 450, recipe: 600 } as const

/**
 * Suggests four images for an item.
 *
 * @param round from 0; which four of their endless series
 */
export function suggestImages(texts: ItemTexts, round: number): Suggestion[] {
  return chooseScenes(texts, round).map((spec) => ({
    id: toImageId(spec),
    alt: compose(spec).alt,
    width: WIDTH,
    height: HEIGHTS[spec.contentType],
  }))
}

/** Draws the image of an id; null for an invalid one. */
export function drawImage(id: string): Illustration | null {
  const spec = readImageId(id)
  return spec && illustrate(spec)
}

function illustrate(spec: ImageSpec): Illustration {
  const { drawings, alt, shown } = compose(spec)
  return { svg: frame(WIDTH, HEIGHTS[spec.contentType], alt, ...drawings), alt, shown: [...shown] }
}

function compose({ contentType, scene, backdrop, seed, words }: ImageSpec) {
  const random = createRandom(seed)
  const shown = new Set<FoodName>()
  const { drawings, alt } = sceneOf(scene).draw({
    hand: { random, scissors: createScissors(random), shown },
    width: WIDTH,
    height: HEIGHTS[contentType],
    backdrop: BACKDROPS[backdrop] ?? BACKDROPS[0],
    foods: words.filter(isFoodName),
    words,
  })
  return { drawings, alt, shown }
}
