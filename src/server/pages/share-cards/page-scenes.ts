import { CARD_SIZE, type CardPage, PINE, POPPY, YOLK } from './share-card.ts'

/** Papers of the illustrations that only scenes use. */
const MILK = '#fbfaf4'
const FIR = '#2b5f4e'
const LEAF = '#7da84b'
const LIME = '#bfd48a'
const ROSE = '#ea9c8c'
const SEA = '#6fa9b4'
const OAT = '#e9dcc2'

const BOTTOM = CARD_SIZE.height

/** What a page without a picture is about, cut from paper: one large thing, at the right of the words. */
const SCENES: Readonly<Record<CardPage, (poppy: string) => string>> = {
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
  plan: (poppy) =>
    [
      ...Array.from({ length: 7 }, (_, day) => {
        const [left, top] = [592 + day * 82, 552 - day * 52]
        const step = cut(
          `M${left} ${top}h${day === 6 ? 140 : 83}V${BOTTOM + 9}H${left}z`,
          day % 2 === 0 ? LEAF : '#6b9340',
        )
        return day === 6 ? step : cut(hill(left + 41, top + 1, 35), YOLK) + step
      }),
      cut(disc(1110, 166, 74), poppy),
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

/** @param poppy the coach's own colour, where she has one */
export function drawScene(page: CardPage, poppy: string = POPPY): string {
  return SCENES[page](poppy)
}

const hill = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`
const bowl = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`

const shape = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`

/** How far down each step of a paper's shadow falls, and how strong it is. */
const SHADOW = [
  { down: 9, opacity: 0.06 },
  { down: 6, opacity: 0.08 },
  { down: 3, opacity: 0.1 },
]

/** A piece of paper with its short, soft shadow. */
export function cut(path: string, color: string): string {
  const shadows = SHADOW.map(
    ({ down, opacity }) =>
      `<path d="${path}" transform="translate(2 ${down})" fill="${PINE}" fill-opacity="${opacity}"/>`,
  )
  return shadows.join('') + shape(path, color)
}

/** A recipe without a picture: the sun over an empty bowl, which says nothing of what is in it. */
export function drawEmptyBowl(sun: string): string {
  return cut(disc(908, 236, 152), sun) + cut(bowl(908, 338, 268), FIR)
}

/** The plate a recipe's picture lies on. */
export function drawPlate(x: number, y: number, radius: number): string {
  return cut(disc(x, y, radius), MILK)
}

const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`
