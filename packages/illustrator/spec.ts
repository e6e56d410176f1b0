import { isPoseName } from './doll/poses.ts'
import { isFoodName } from './motifs/foods.ts'
import { COLOUR_WORDS } from './reading/colours.ts'
import { BACKDROPS } from './scenes/scene.ts'
import { canDraw, isSceneName, type SceneName } from './scenes/scenes.ts'
import { dishOfWord } from './served/dishes.ts'
import { WITH } from './served/parts.ts'

/** Everything a drawn image is made from. Its id encodes all of it, so any process can draw it again. */
export interface ImageSpec {
  contentType: 'blog' | 'recipe'
  scene: SceneName
  /** Index of the backdrop. */
  backdrop: number
  /** 32 bits. */
  seed: number
  /** Foods, dishes, poses and hints, all from our own vocabulary. */
  words: readonly string[]
}

const HINTS: ReadonlySet<string> = new Set([
  WITH,
  ...COLOUR_WORDS,
  'bowl',
  'hot',
  'strength',
  'yoga',
  'plan',
  'dance',
  'cookie',
  'icing',
  'water',
  'kettlebell',
  'dumbbell',
  'swim',
  'bicycle',
  'rope',
])
const MAX_WORDS = 10
const ID = /^drawn-(blog|recipe)-([a-z]+)-(\d{1,2})-([0-9a-f]{8})-([a-z]+(?:\.[a-z]+)*)$/
const NO_WORDS = 'none'

/** Returns the id: `drawn-recipe-soup-3-9f2c01ab-hot.tomato.basil` */
export function toImageId({ contentType, scene, backdrop, seed, words }: ImageSpec): string {
  const hex = seed.toString(16).padStart(8, '0')
  return `drawn-${contentType}-${scene}-${backdrop}-${hex}-${words.join('.') || NO_WORDS}`
}

/** Parses an id; null for an invalid one. Only words of our vocabulary reach a drawing. */
export function readImageId(id: string): ImageSpec | null {
  const [, contentType, scene, backdrop, seed, list] = ID.exec(id) ?? []
  if (!scene || !backdrop || !seed || !list || !isSceneName(scene)) return null
  if (contentType !== 'blog' && contentType !== 'recipe') return null
  const words = list === NO_WORDS ? [] : list.split('.')
  if (words.length > MAX_WORDS || !words.every(isKnownWord)) return null
  if (Number(backdrop) >= BACKDROPS.length) return null
  if (!canDraw(scene, words.filter(isFoodName))) return null
  return { contentType, scene, backdrop: Number(backdrop), seed: Number.parseInt(seed, 16), words }
}

function isKnownWord(word: string): boolean {
  return isFoodName(word) || dishOfWord(word) !== undefined || isPoseName(word) || HINTS.has(word)
}
