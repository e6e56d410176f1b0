import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { CARD_SIZE, type CardPage, PINE, POPPY, YOLK } from './share-card.ts'

/** Papers that only scenes of the illustrations use. */
const MILK = '#fbfaf4'
const FIR = '#2b5f4e'
const LEAF = '#7da84b'
const LIME = '#bfd48a'
const ROSE = '#ea9c8c'
const SEA = '#6fa9b4'
const OAT = '#e9dcc2'
const RUST = '#a92a08'
const MIST = '#c6e0e3'

const BOTTOM = CARD_SIZE.height

/** The subject of a page without an image, cut from paper: one large thing to the right of the text. */
const SCENES: Readonly<Record<CardPage, (poppy: string, day: number) => string>> = {
  about: () => cut(hill(905, BOTTOM, 310), ROSE),
  blog: (poppy) =>
    [
      cut(disc(1000, 178, 78), poppy),
      cut(hill(1040, BOTTOM, 290), SEA),
      cut(hill(770, BOTTOM, 205), LEAF),
      cut(hill(1010, BOTTOM, 150), YOLK),
    ].join(''),
  recipes: (poppy) =>
    [
      cut(disc(768, 300, 88), LEAF),
      cut(disc(1046, 292, 96), LIME),
      cut(disc(908, 246, 112), YOLK),
      cut(disc(1000, 336, 72), poppy),
      cut(disc(830, 344, 62), MILK),
      cut(bowl(908, 338, 268), FIR),
    ].join(''),
  playlist: (poppy) =>
    [
      cut(disc(946, 322, 236), PINE),
      ...[186, 146].map(
        (radius) => `<circle cx="946" cy="322" r="${radius}" fill="none" stroke="${FIR}" stroke-width="5"/>`,
      ),
      cut(disc(946, 322, 88), poppy),
      `<circle cx="946" cy="322" r="13" fill="#f7cdc1"/>`,
      turned(-5, 770, 330, cut('M610 112h330v428H610z', MILK) + cut(hill(775, 420, 118), YOLK)),
    ].join(''),
  // The sun has climbed as far as the day; completed days are behind it.
  plan: (poppy, day) =>
    [
      ...Array.from({ length: PLAN_DAYS }, (_, index) => {
        const [left, top] = stepOf(index)
        const isLast = index === PLAN_DAYS - 1
        const step = cut(
          `M${left} ${top}h${isLast ? 140 : 77}V${BOTTOM + 9}H${left}z`,
          index % 2 === 0 ? LEAF : '#6b9340',
        )
        return index < day - 1 ? cut(hill(left + 38, top + 1, 33), YOLK) + step : step
      }),
      cut(disc(stepOf(day - 1)[0] + (day === PLAN_DAYS ? 26 : 38), stepOf(day - 1)[1] - 74, 74), poppy),
    ].join(''),
  letters: (poppy) =>
    turned(-6, 900, 330, cut('M702 96h400v500H702z', OAT)) +
    turned(
      4,
      900,
      330,
      [
        cut('M700 84h404v520H700z', MILK),
        `<path d="M700 84h404v196H700z" fill="${SEA}"/>${shape(hill(972, 280, 104), YOLK)}`,
        ...[322, 362, 402].map((top, line) => shape(`M744 ${top}h${line === 2 ? 210 : 316}v15H744z`, OAT)),
        shape('M768 458h122a24 24 0 0 1 0 48H768a24 24 0 0 1 0-48z', poppy),
      ].join(''),
    ),
  contact: (poppy) =>
    cut(bowl(790, 150, 112), poppy) + cut(bowl(1042, 150, 112), poppy) + cut(hill(916, BOTTOM, 270), YOLK),
}

/** Returns where a day's step of the plan's stairs begins, from the left and from the top. */
const stepOf = (index: number): [left: number, top: number] => [640 + index * 76, 552 - index * 52]

/**
 * @param poppy the coach's own colour, where there is one
 * @param day of the plan: how far its sun has climbed
 */
export function drawScene(page: CardPage, poppy: string = POPPY, day: number = PLAN_DAYS): string {
  return SCENES[page](poppy, day)
}

/** Scenes of the default categories, for articles without an image; the coach's own categories share an open book. */
const SUBJECTS: Readonly<Record<string, (sun: string, poppy: string) => string>> = {
  workouts: (sun, poppy) =>
    [
      cut(hill(905, BOTTOM, 400), sun),
      cut(disc(905, 312, 106), poppy) + shape(disc(905, 312, 62), sun),
      cut(disc(905, 490, 152), poppy),
      shape(disc(905, 490, 82), RUST) + shape(hill(905, 514, 50), YOLK),
    ].join(''),
  nutrition: (sun, poppy) =>
    [
      cut(hill(905, BOTTOM, 310), sun),
      cut(disc(856, 330, 218), MILK),
      `<circle cx="856" cy="330" r="152" fill="none" stroke="${MIST}" stroke-width="9"/>`,
      turned(
        8,
        1122,
        330,
        cut('M1111 316h22v232a11 11 0 0 1-22 0z', poppy) +
          cut('M1122 112c35 0 50 56 46 110-3 48-22 102-46 102s-43-54-46-102c-4-54 11-110 46-110z', poppy) +
          shape('M1122 142c21 0 30 42 27 82-3 36-13 70-27 70s-24-34-27-70c-3-40 6-82 27-82z', RUST),
      ),
    ].join(''),
  wellness: (sun, poppy) =>
    [
      cut(disc(1020, 190, 92), YOLK),
      cut(hill(1000, BOTTOM, 300), sun),
      cut(hill(760, BOTTOM, 190), FIR),
      cut(bowl(905, 424, 128), poppy) + shape('M777 414h256v12H777z', RUST),
      cut('M812 549h186v20H812z', MILK),
      ...[862, 905, 948].map(
        (x) =>
          `<path d="M${x} 388c-22-26 22-44 0-70s22-44 0-70" fill="none" stroke="${MILK}" stroke-width="13" stroke-linecap="round"/>`,
      ),
    ].join(''),
}

const drawBook = (sun: string, poppy: string) =>
  [
    cut(hill(905, BOTTOM, 310), sun),
    turned(
      -5,
      905,
      340,
      [
        cut('M636 168h540v372H636z', poppy),
        cut('M656 150q124-20 250 18v370q-126-34-250-14z', MILK),
        cut('M1156 150q-124-20-250 18v370q126-34 250-14z', MILK),
        shape(hill(780, 322, 78), YOLK) + shape('M694 330h172v9H694z', PINE),
        ...[380, 418, 456].map((top, line) => shape(`M702 ${top}h${line === 2 ? 96 : 156}v11H702z`, OAT)),
        ...[226, 264, 302, 340, 378, 416].map((top, line) =>
          shape(`M954 ${top}h${line === 5 ? 92 : 156}v11H954z`, OAT),
        ),
      ].join(''),
    ),
  ].join('')

/** Draws the card of an article without an image. */
export function drawSubject(category: string, sun: string, poppy: string = POPPY): string {
  return (SUBJECTS[category.toLowerCase()] ?? drawBook)(sun, poppy)
}

const hill = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`
const bowl = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`

const shape = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`

/** Vertical offset and opacity of each step of a paper's shadow. */
const SHADOW = [
  { down: 9, opacity: 0.06 },
  { down: 6, opacity: 0.08 },
  { down: 3, opacity: 0.1 },
]

/** Draws a piece of paper with its short, soft shadow. */
function cut(path: string, color: string): string {
  const shadows = SHADOW.map(
    ({ down, opacity }) =>
      `<path d="${path}" transform="translate(2 ${down})" fill="${PINE}" fill-opacity="${opacity}"/>`,
  )
  return shadows.join('') + shape(path, color)
}

/** Draws a recipe without an image: the sun over an empty bowl, which suggests no content. */
export function drawEmptyBowl(sun: string): string {
  return cut(disc(908, 236, 152), sun) + cut(bowl(908, 338, 268), FIR)
}

/** Draws the plate under a recipe's image. */
export function drawPlate(x: number, y: number, radius: number): string {
  return cut(disc(x, y, radius), MILK)
}

const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`
