import type { FoodName } from '../motifs/foods.ts'
import type { Paper } from '../paper/papers.ts'
import { asleep } from './asleep.ts'
import { bath, nightSill, stillness, windowMorning } from './at-home.ts'
import { loafSide, stackSide } from './baked-side.ts'
import { bitesAbove, toastAbove } from './bites-above.ts'
import { boardAbove } from './board-above.ts'
import { bowlSide, potSide, toss } from './bowls.ts'
import { calendar, journal } from './desk.ts'
import { dollGroup, dollOnMat, dollOutdoors } from './dolls.ts'
import { glassSide, teaTable, water } from './drinks.ts'
import { hasSun, heroHalf } from './hero-half.ts'
import { hills, sea } from './landscapes.ts'
import { layeredJar } from './layered-jar.ts'
import { music } from './music.ts'
import { panAbove, plateAbove, tableAbove, trayAbove } from './plates-above.ts'
import type { Scene } from './scene.ts'
import { served, servedClose } from './served.ts'
import { soupAbove } from './soup-above.ts'
import { plants, stillLife, utensils } from './still-life.ts'
import { kitStill, trainers } from './training-kit.ts'

interface SceneEntry {
  draw: Scene
  /** Fields on which it is invisible. */
  avoids?: readonly Paper[]
  /** True where it cannot be drawn without a food. */
  needsFood?: true
}

const DARK: readonly Paper[] = ['pine']
/** Fields on which glass, which is of mist, is invisible. */
const MISTY: readonly Paper[] = ['sea']
const GREEN: readonly Paper[] = ['pine', 'lime']

/** All compositions, by their name in an id. */
export const SCENES = {
  plate: { draw: plateAbove, needsFood: true },
  soup: { draw: soupAbove },
  pot: { draw: potSide, avoids: DARK },
  bowl: { draw: bowlSide, needsFood: true, avoids: DARK },
  toss: { draw: toss, needsFood: true, avoids: DARK },
  glass: { draw: glassSide, avoids: MISTY },
  jar: { draw: layeredJar, needsFood: true, avoids: ['sea', 'pine'] },
  still: { draw: stillLife, needsFood: true, avoids: ['sea', 'pine'] },
  hero: { draw: heroHalf, needsFood: true },
  stack: { draw: stackSide, avoids: DARK },
  loaf: { draw: loafSide, avoids: DARK },
  bites: { draw: bitesAbove },
  pan: { draw: panAbove, needsFood: true, avoids: DARK },
  tray: { draw: trayAbove, needsFood: true, avoids: DARK },
  toast: { draw: toastAbove },
  table: { draw: tableAbove },
  utensils: { draw: utensils, avoids: ['sea', 'pine'] },
  board: { draw: boardAbove, needsFood: true },
  mat: { draw: dollOnMat, avoids: DARK },
  outdoors: { draw: dollOutdoors, avoids: DARK },
  group: { draw: dollGroup, avoids: DARK },
  kit: { draw: kitStill, avoids: DARK },
  trainers: { draw: trainers, avoids: DARK },
  music: { draw: music, avoids: DARK },
  window: { draw: windowMorning, avoids: DARK },
  night: { draw: nightSill },
  asleep: { draw: asleep },
  journal: { draw: journal, avoids: DARK },
  tea: { draw: teaTable, avoids: DARK },
  plants: { draw: plants, avoids: DARK },
  hills: { draw: hills, avoids: DARK },
  bath: { draw: bath, avoids: DARK },
  stillness: { draw: stillness, avoids: DARK },
  water: { draw: water, avoids: ['sea', 'pine'] },
  calendar: { draw: calendar, avoids: DARK },
  sea: { draw: sea, avoids: GREEN },
  served: { draw: served, avoids: ['sea', 'pine'] },
  close: { draw: servedClose, avoids: ['sea', 'pine'] },
} as const satisfies Record<string, SceneEntry>

export type SceneName = keyof typeof SCENES

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}

export function sceneOf(name: SceneName): SceneEntry {
  return SCENES[name]
}

/** Whether a scene can draw some of these foods, or needs none. */
export function canDraw(name: SceneName, foods: readonly FoodName[]): boolean {
  if (name === 'hero') return hasSun(foods)
  return foods.length > 0 || sceneOf(name).needsFood !== true
}
