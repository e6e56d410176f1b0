import { type FoodName, foodOf } from '../motifs/foods.ts'
import type { Motif } from '../motifs/hand.ts'
import { standing, widthOf } from '../motifs/standing.ts'
import { type Drawing, place } from '../paper/draw.ts'
import { type Brief, field, ground, nameFoods, type Scene } from './scene.ts'

interface Sun {
  label: string
  draw: Motif
}

const sliceOf = (name: FoodName, label: string): Sun => ({ label, draw: foodOf(name).piece })

/** Foods whose cut face looks like a sun, with the words for half of one. */
const SUNS: Partial<Record<FoodName, Sun>> = {
  lemon: sliceOf('lemon', 'a lemon'),
  orange: sliceOf('orange', 'an orange'),
  grapefruit: sliceOf('grapefruit', 'a grapefruit'),
  lime: sliceOf('lime', 'a lime'),
  tomato: sliceOf('tomato', 'a tomato'),
  cherrytomato: sliceOf('cherrytomato', 'a cherry tomato'),
  clementine: sliceOf('clementine', 'a clementine'),
  plum: sliceOf('plum', 'a plum'),
  apricot: sliceOf('apricot', 'an apricot'),
  nectarine: sliceOf('nectarine', 'a nectarine'),
  pineapple: sliceOf('pineapple', 'a ring of pineapple'),
  aubergine: sliceOf('aubergine', 'a slice of aubergine'),
  kiwi: sliceOf('kiwi', 'a kiwi'),
  peach: sliceOf('peach', 'a peach'),
  beet: sliceOf('beet', 'a beetroot'),
  cucumber: sliceOf('cucumber', 'a slice of cucumber'),
  courgette: sliceOf('courgette', 'a slice of courgette'),
  banana: sliceOf('banana', 'a slice of banana'),
  radish: sliceOf('radish', 'a radish'),
  egg: { label: 'a fried egg', draw: foodOf('friedegg').piece },
  friedegg: { label: 'a fried egg', draw: foodOf('friedegg').piece },
}

/** Whether one of the foods can be shown as a sun. */
export function hasSun(foods: readonly FoodName[]): boolean {
  return foods.some((name) => SUNS[name] !== undefined)
}

function chooseSun({ foods, backdrop }: Brief): { name: FoodName; sun: Sun } {
  const able = foods.flatMap((name) => {
    const sun = SUNS[name]
    return sun ? [{ name, sun }] : []
  })
  const shown = able.find(({ name }) => foodOf(name).paper !== backdrop.field)
  const chosen = shown ?? able[0]
  if (!chosen) throw new RangeError('None of these foods can rise: ask hasSun first')
  return chosen
}

/** Half a fruit rising like the sun behind the table, with whole foods in front. */
export const heroHalf: Scene = (brief) => {
  const { hand, width, height, foods } = brief
  const { random } = hand
  const floor = height * 0.76
  const { name: risen, sun } = chooseSun(brief)
  const radius = Math.min(width * 0.34, height * 0.62)
  const x = width * random.pick([0.38, 0.5, 0.62])
  const others = foods.filter((name) => name !== risen).slice(0, 3)
  const shares = random.pick([
    [0.2, 0.8],
    [0.16, 0.5, 0.84],
    [0.24, 0.74],
  ])
  const drawings: Drawing[] = [
    field(brief),
    place(x, floor + 4, { scale: radius / 40, turn: random.between(-12, 12) }, sun.draw(hand)),
    ground(brief, floor),
    ...shares.map((share, index) => {
      const name = others[index % Math.max(1, others.length)] ?? risen
      const y = floor + height * random.between(0.1, 0.16)
      return place(
        width * share,
        y,
        { scale: Math.min(height / 430, 190 / widthOf(name)) },
        standing(hand, name),
      )
    }),
  ]
  const front = nameFoods({
    ...brief,
    foods: others.length > 0 ? others : foods,
    hand: { ...hand, shown: new Set(others.filter((name) => hand.shown.has(name))) },
  })
  const behind = front === '' ? '' : ` behind ${front}`
  return { drawings, alt: `Half of ${sun.label} rising like the sun${behind}` }
}
