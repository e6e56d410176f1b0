import type { SceneName } from '../scenes/scenes.ts'
import type { Dish } from './find-dish.ts'

/** One way to depict a text: a scene and the words that steer it. */
export interface Idea {
  scene: SceneName
  words: readonly string[]
}

const idea = (scene: SceneName, ...words: string[]): Idea => ({ scene, words })

/** How each dish can be shown, the most telling first. */
export const DISH_IDEAS: Record<Dish, readonly Idea[]> = {
  soup: [idea('soup', 'hot'), idea('pot', 'hot'), idea('bowl', 'hot'), idea('board'), idea('still')],
  stew: [idea('pot', 'hot'), idea('soup', 'hot'), idea('bowl', 'hot'), idea('board'), idea('still')],
  salad: [idea('bowl'), idea('plate', 'bowl'), idea('toss'), idea('board'), idea('still')],
  bowl: [idea('plate', 'bowl'), idea('bowl'), idea('toss'), idea('still'), idea('board')],
  drink: [idea('glass'), idea('still'), idea('hero'), idea('board')],
  breakfast: [idea('jar'), idea('plate', 'bowl'), idea('bowl'), idea('still'), idea('hero')],
  pancakes: [idea('stack'), idea('plate'), idea('pan'), idea('still'), idea('board')],
  loaf: [idea('loaf'), idea('still'), idea('board'), idea('hero')],
  bites: [idea('bites'), idea('still'), idea('board'), idea('hero')],
  pan: [idea('pan'), idea('plate'), idea('board'), idea('still'), idea('toss')],
  tray: [idea('tray'), idea('plate'), idea('board'), idea('still')],
  toast: [idea('toast'), idea('board'), idea('still'), idea('plate')],
  plate: [idea('plate'), idea('toss'), idea('board'), idea('pan'), idea('still')],
  dip: [idea('board'), idea('still'), idea('plate', 'bowl'), idea('hero')],
  dessert: [idea('plate'), idea('hero'), idea('still'), idea('board')],
  ragu: [idea('pot', 'hot'), idea('plate'), idea('board'), idea('still'), idea('pan')],
  tea: [idea('tea'), idea('still'), idea('hero'), idea('board')],
}

/** Ideas for any food when a dish's own ones are used up. */
export const FOOD_IDEAS: readonly Idea[] = [
  idea('plate'),
  idea('board'),
  idea('hero'),
  idea('still'),
  idea('toss'),
  idea('bowl'),
]

/** The same for foods that are not served in a bowl. */
export const DRY_IDEAS: readonly Idea[] = FOOD_IDEAS.filter(
  ({ scene }) => scene !== 'toss' && scene !== 'bowl',
)

/** Dishes never served in a bowl. */
export const DRY_DISHES: ReadonlySet<Dish> = new Set([
  'drink',
  'tea',
  'pancakes',
  'loaf',
  'bites',
  'toast',
  'dip',
  'dessert',
])

/** A kitchen that reveals nothing about the food: for texts that name none. */
export const KITCHEN_IDEAS: readonly Idea[] = [
  idea('table'),
  idea('utensils'),
  idea('journal', 'plan'),
  idea('plants'),
  idea('window'),
]
