import { FACE, type WrittenMove } from '../move.ts'
import { foot, hand, type Stance } from '../stance.ts'

const hinge = (lean: number, height: number, back: number, arm: Stance['arm']): Stance => ({
  on: ['hips', -back, height],
  lean,
  nod: -lean * 0.28,
  arm,
  leg: foot(0),
})

export const WEIGHTS: readonly WrittenMove[] = [
  {
    name: 'bent-over row',
    also: ['row', 'rowing'],
    seconds: 3,
    holds: 'dumbbells',
    says: 'leans forward with a long back and draws two weights to her waist',
    stances: [hinge(58, 148, 22, [2, 4]), hinge(58, 148, 22, [-62, 14])],
  },
  {
    name: 'deadlift',
    also: ['dead lift', 'good morning', 'hinge', 'rdl'],
    seconds: 4,
    holds: 'dumbbells',
    says: 'sends her hips back with a long back, weights close to her legs; her standing position shows pale behind her',
    stances: [hinge(0, 160, -6, [4, 8]), hinge(62, 144, 34, [-2, 2])],
  },
  {
    name: 'single-leg deadlift',
    also: ['one-leg deadlift', 'warrior three', 'warrior 3', 'warrior iii', 'airplane', 'aeroplane'],
    seconds: 5,
    says: 'stands on one leg and tips forward until trunk and lifted leg are one line',
    stances: [
      { on: ['hips', 6, 160], lean: 0, arm: [4, 10], leg: foot(0), farLeg: foot(0) },
      { on: ['hips', 4, 159], lean: 34, nod: -10, arm: [6, 12], leg: foot(0), farLeg: foot(-50, 50, 26) },
      { on: ['hips', 2, 158], lean: 78, nod: -24, arm: [8, 14], leg: foot(0), farLeg: [-82, -84, -26] },
    ],
  },
  {
    name: 'kettlebell swing',
    also: ['swing', 'kettlebell'],
    seconds: 2,
    holds: 'kettlebell',
    says: 'swings a kettlebell from between her legs to the height of her chest',
    stances: [
      { on: ['hips', -34, 138], lean: 54, nod: -16, arm: [-28, -24], leg: foot(0) },
      { on: ['hips', 6, 160], lean: -2, arm: [84, 86], leg: foot(0) },
    ],
  },
  {
    name: 'overhead press',
    also: ['shoulder press', 'military press', 'push press', 'dumbbell press', 'thruster', 'arnold press'],
    view: 'front',
    seconds: 3.5,
    holds: 'dumbbells',
    says: 'presses two weights from her shoulders over her head',
    stances: [
      { ...FACE, arm: [38, 166, 180] },
      { ...FACE, arm: [160, 176, 180] },
    ],
  },
  {
    name: 'biceps curl',
    also: ['curl'],
    seconds: 3,
    holds: 'dumbbells',
    says: 'lifts two weights from her thighs to her shoulders, elbows still',
    stances: [
      { lean: 0, arm: [0, 8], leg: [-2, -4] },
      { lean: 0, arm: [8, 146], leg: [-2, -4] },
    ],
  },
  {
    name: 'lateral raise',
    also: ['side raise', 'lateral arm', 'dumbbell fly', 'reverse fly', 'arm raise'],
    view: 'front',
    seconds: 3,
    holds: 'dumbbells',
    says: 'lifts two weights to the sides, up to her shoulders',
    stances: [
      { ...FACE, arm: [10, 6] },
      { ...FACE, arm: [86, 82] },
    ],
  },
  {
    name: 'triceps dip',
    also: ['dips'],
    seconds: 3,
    says: 'lowers her seat in front of a bench, hands on its edge behind her, and pushes up again',
    props: [{ kind: 'bench', x: -124, width: 124 }],
    stances: [
      { on: ['hips', 22, 100], lean: -4, arm: hand(-6, 86, 70), leg: foot(104) },
      { on: ['hips', 26, 68], lean: -3, arm: hand(-6, 86, 70), leg: foot(104) },
    ],
  },
]
