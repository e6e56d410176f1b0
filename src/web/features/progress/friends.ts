import { LEAD_PAPERS, type Papers } from '../../../domain/movement/figure/draw-figure.ts'
import { STRIKES } from '../../../domain/movement/figure/posing.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'

/** The figures that join as more is done: the number it takes, their paper colours, their pose. */
export const FRIENDS: readonly { from: number; papers: Papers; pose: Pose | undefined }[] = [
  {
    from: 3,
    papers: {
      ...LEAD_PAPERS,
      skin: '#e9b48f',
      hair: '#c8ccc6',
      top: '#1f5560',
      legs: '#14312a',
      shoes: '#f6f4e9',
    },
    pose: STRIKES.find(({ name }) => name === 'Star')?.pose,
  },
  {
    from: 7,
    papers: {
      ...LEAD_PAPERS,
      skin: '#6a3e2a',
      top: '#f8be3f',
      legs: '#2a3a63',
      shoes: '#d4380f',
      pin: '#d4380f',
    },
    pose: STRIKES.find(({ name }) => name === 'Dance')?.pose,
  },
]

/** One sun per day, each behind the preceding one: the paper colours of a sky at sunrise, the largest first. */
export const SUN_PAPERS = [
  '#6fa9b4',
  '#7da84b',
  '#bfd48a',
  '#f7cdc1',
  '#ea9c8c',
  '#f8be3f',
  '#fbfaf4',
] as const

/**
 * Returns the papers of a week's sunrise, the largest first: one sun per day done, at least one. The last paper is the
 * light of a whole week.
 */
export function papersOfSunrise(daysDone: number): readonly string[] {
  return daysDone < SUN_PAPERS.length ? SUN_PAPERS.slice(-1 - Math.max(1, daysDone), -1) : SUN_PAPERS
}
