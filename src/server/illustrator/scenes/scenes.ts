import type { Paper } from '../paper/papers.ts'
import { bitesAbove, boardAbove, loafSide, panAbove, stackSide, toastAbove, trayAbove } from './baked.ts'
import { bowlSide } from './bowl-side.ts'
import { glassSide } from './glass-side.ts'
import { heroHalf } from './hero-half.ts'
import { dollGroup, dollOnMat, dollOutdoors, kitStill, music, trainers } from './movement.ts'
import { plateAbove } from './plate-above.ts'
import { potSide } from './pot-side.ts'
import {
  asleep,
  bath,
  calendar,
  hills,
  journal,
  nightSill,
  plants,
  sea,
  stillness,
  teaTable,
  water,
  windowMorning,
} from './quiet.ts'
import type { Scene } from './scene.ts'
import { soupAbove } from './soup-above.ts'
import { layeredJar, stillLife } from './still-life.ts'
import { toss } from './toss.ts'

interface SceneEntry {
  draw: Scene
  /** Fields it does not show on. */
  avoids?: readonly Paper[]
}

const DARK: readonly Paper[] = ['pine']
const GREEN: readonly Paper[] = ['pine', 'lime']

/** Every composition there is, by the name an id carries. */
export const SCENES = {
  plate: { draw: plateAbove },
  soup: { draw: soupAbove },
  pot: { draw: potSide, avoids: DARK },
  bowl: { draw: bowlSide, avoids: DARK },
  toss: { draw: toss, avoids: DARK },
  glass: { draw: glassSide },
  jar: { draw: layeredJar },
  still: { draw: stillLife },
  hero: { draw: heroHalf },
  stack: { draw: stackSide, avoids: DARK },
  loaf: { draw: loafSide, avoids: DARK },
  bites: { draw: bitesAbove },
  pan: { draw: panAbove, avoids: DARK },
  tray: { draw: trayAbove, avoids: DARK },
  toast: { draw: toastAbove },
  board: { draw: boardAbove },
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
  water: { draw: water, avoids: DARK },
  calendar: { draw: calendar, avoids: DARK },
  sea: { draw: sea, avoids: GREEN },
} as const satisfies Record<string, SceneEntry>

export type SceneName = keyof typeof SCENES

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}

export function sceneOf(name: SceneName): SceneEntry {
  return SCENES[name]
}
