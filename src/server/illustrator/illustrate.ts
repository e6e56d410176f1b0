import { isFoodName } from './motifs/foods.ts'
import { frame } from './paper/draw.ts'
import { createRandom } from './paper/random.ts'
import { createScissors } from './paper/scissors.ts'
import type { PictureSpec } from './picture-spec.ts'
import { BACKDROPS } from './scenes/backdrop.ts'
import { sceneOf } from './scenes/scenes.ts'

export interface Illustration {
  /** A drawing 800 wide. */
  svg: string
  /** What it shows, in a sentence. */
  alt: string
}

export const WIDTH = 800
export const HEIGHTS = { blog: 450, recipe: 600 } as const

/** Draws a picture in cut paper: a pure function, the same drawing for the same spec, always. */
export function illustrate({ contentType, scene, backdrop, seed, words }: PictureSpec): Illustration {
  const random = createRandom(seed)
  const foods = words.filter(isFoodName)
  const height = HEIGHTS[contentType]
  const { drawings, alt } = sceneOf(scene).draw({
    hand: { random, scissors: createScissors(random) },
    width: WIDTH,
    height,
    backdrop: BACKDROPS[backdrop] ?? BACKDROPS[0],
    foods: foods.length > 0 ? foods : ['tomato', 'basil', 'lemon'],
    words,
  })
  return { svg: frame(WIDTH, height, alt, ...drawings), alt }
}
