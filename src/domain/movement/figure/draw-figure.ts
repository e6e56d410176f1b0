import {
  BONES,
  hipOffset,
  isMirrored,
  jointsOf,
  limbsOf,
  type Point,
  type Pose,
  type Side,
  shift,
  shoulderOffset,
  trunkOf,
} from './skeleton.ts'

/** The colours of the papers the figure is cut from. */
export interface Papers {
  skin: string
  hair: string
  top: string
  legs: string
  shoes: string
  pin: string
}

export const LEAD_PAPERS: Papers = {
  skin: '#8c5636',
  hair: '#14312a',
  top: '#d4380f',
  legs: '#a92a08',
  shoes: '#14312a',
  pin: '#f8be3f',
}

type LimbPart = 'arm' | 'forearm' | 'thigh' | 'shin'

/**
 * A group of the drawing with a rotation of its own; `length` ones are shortened where a limb points to the viewer.
 * Bun, side hair and nose show the turn of the head.
 */
export type LimbName =
  | 'pelvis'
  | 'belly'
  | 'chest'
  | 'head'
  | 'bun'
  | 'side hair'
  | 'nose'
  | 'rope'
  | `${Side} ${LimbPart | `${LimbPart} length` | 'hand' | 'foot'}`

export type Held = 'kettlebell' | 'dumbbells' | 'rope'

export interface FigureLook {
  papers?: Papers
  /** One flat pale shape: the pose before or after. */
  isGhost?: boolean
  holds?: Held
  /** Seen from the front: arms in front of the body (a hand on the heart), not behind it. */
  hasArmsBefore?: boolean
}

/**
 * Returns the transform of every limb in a pose, by the name in its `data-limb`. Each hangs from its pin by a rotation
 * and an offset relative to its parent limb, so that a player only sets these and redraws nothing.
 */
export function limbTransforms(pose: Pose): Record<LimbName, string> {
  const { neck, shoulders } = trunkOf(pose)
  const belly = (pose.pelvis + pose.chest) / 2
  return {
    pelvis: hang(pose.hips, pose.pelvis),
    belly: hang([0, -BONES.pelvis], belly - pose.pelvis),
    chest: hang([0, -BONES.belly], pose.chest - belly),
    head: hang(neck, pose.head),
    ...gazeTransforms(pose.gaze ?? 0),
    rope: pose.rope === undefined ? '' : ropeTransform(pose, pose.rope),
    ...sideTransforms(pose, 'far', shoulders),
    ...sideTransforms(pose, 'near', shoulders),
  }
}

/** Half the width of the face. */
const FACE_HALF = 19

/** Returns the transforms of a turned head: the bun changes sides, hair covers the back, the nose is seen. */
function gazeTransforms(gaze: number): Record<'bun' | 'side hair' | 'nose', string> {
  const edge = gaze < 0 ? -FACE_HALF : FACE_HALF
  return {
    bun: `translate(${short(-13 * gaze)} 0)`,
    'side hair': `translate(${-edge} 0)scale(${share(gaze)} 1)`,
    nose: `translate(${edge} 0)scale(${share(gaze)} 1)`,
  }
}

function ropeTransform(pose: Pose, swing: number): string {
  const { 'far wrist': far, 'near wrist': near } = jointsOf(pose)
  const middle: Point = [(far[0] + near[0]) / 2, (far[1] + near[1]) / 2]
  return `translate(${short(middle[0])} ${short(middle[1])})scale(${share((near[0] - far[0]) / 2)} ${share(swing)})`
}

type SideLimb<S extends Side> = Extract<LimbName, `${S} ${string}`>

function sideTransforms<S extends Side>(pose: Pose, side: S, shoulders: Point): Record<SideLimb<S>, string>
function sideTransforms(pose: Pose, side: Side, shoulders: Point): Record<string, string> {
  const { arm, leg, foreshortening } = limbsOf(pose, side)
  const [thigh, shin] = foreshortening
  const { reach = 1 } = pose
  // A foot is drawn flat, with its toes to the right or, mirrored, to the left.
  const flat = isMirrored(pose.view, side) ? -90 : 90
  return {
    [`${side} arm`]: hang(shift(shoulders, shoulderOffset(pose.view, side, pose.chest)), -arm[0]),
    [`${side} arm length`]: `scale(1 ${share(reach)})`,
    [`${side} forearm`]: hang([0, BONES.arm * reach], arm[0] - arm[1]),
    [`${side} forearm length`]: `scale(1 ${share(reach)})`,
    [`${side} hand`]: hang([0, BONES.forearm * reach], arm[1] - arm[2]),
    [`${side} thigh`]: hang(shift(pose.hips, hipOffset(pose.view, side, pose.pelvis)), -leg[0]),
    [`${side} thigh length`]: `scale(1 ${share(thigh)})`,
    [`${side} shin`]: hang([0, BONES.thigh * thigh], leg[0] - leg[1]),
    [`${side} shin length`]: `scale(1 ${share(shin)})`,
    [`${side} foot`]: hang([0, BONES.shin * shin], leg[1] - leg[2] + flat),
  }
}

function hang([x, y]: Point, degrees: number): string {
  return `translate(${short(x)} ${short(y)})rotate(${short(degrees)})`
}

function share(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10 || 0)
}

const SIDES = ['far', 'near'] as const

/** Outlines of the papers, each hanging from its pin at 0 0; those of the trunk extend up from it. */
const SHAPES = {
  arm: 'M-10 0C-11-12 11-12 10 0C12 16 9.5 36 9 52C9 61-9 61-9 52C-9.5 36-12 16-10 0Z',
  forearm: 'M-7.8 0C-8-10 8-10 7.8 0C10 14 7.2 40 5.8 56C5.5 62-5.5 62-5.8 56C-7.2 40-10 14-7.8 0Z',
  hand: 'M-5.7-2C-7.6 3-7.8 11-5 16.6C-3 20 3 20 5 16.6C7.8 11 7.6 3 5.7-2Z',
  thigh: 'M-17 0C-18-20 18-20 17 0C21 15 17 52 13 74C13 88-13 88-13 74C-17 52-22 15-17 0Z',
  shin: 'M-11.5 0C-12-13 12-13 11.5 0C13 20 8.5 52 7.6 74C7 82-7 82-7.6 74C-9 52-16 22-11.5 0Z',
  foot: 'M-10-12C-6-14 4-14.5 8-13C12-11.5 12-6 16-3C20 0 27 .8 30 3C33.4 5.4 34.4 8 33.6 10.4C33 12.6 31 13 28 13L-6 13C-13 13-12 10.5-13 8C-14 5-13 1-13-2C-12.5-5.5-13.6-10-10-12Z',
  side: {
    pelvis:
      'M-16.5-29C-18-18-25.5-9-23.5 4C-21.5 16-9 17.5 0 17.5C10 17.5 19.5 14 20 3C20.5-9 17-18 16.5-29C15-43-15-43-16.5-29Z',
    belly: 'M-16.5 1C-16 17 16 17 16.5 1C16-8 17.5-19 19-28C18-44-17-44-18.5-28C-16.5-19-16-8-16.5 1Z',
    chest:
      'M-18.5 1C-17 17 17 17 19 0C20-7 25-15 25-23C25-32 21-40 14-44C9-47 5-48 3-48L-4-48C-8-48-12-46.5-15-44C-23-39-24.5-30-23-20C-21.5-10-19-6-18.5 1Z',
    face: 'M0-54C4-54 10-53 13-50C16-47 18-41 19-37C19.6-34 22.4-31 21.8-29C21.4-27.6 19-27.6 18.4-25C17-19 14-14 11-12C8-9.5 5-9 2-9C-1-9-5-10-8-13C-11-16-15-21-17-25C-19-29-20-34-19-38C-18-42-16-47-13-50C-10-53-4-54 0-54Z',
    hair: 'M17-46C17-48 12.5-55 9-57C5-59 0-61-4-60C-8-59-14-57-17-53C-20-49-22-43-23-38C-24-33-22-28-21-24C-20-20-17.5-15-16-15C-14.5-15-13-20-12-23C-11-26-11-32-9-35C-7-38-4-41-1-43C2-45 6-45.5 9-46C12-46.5 17-44 17-46Z',
    bun: -8,
  },
  front: {
    pelvis:
      'M-20.5-29C-21-18-27.5-8-27.5 3C-26 14.5-12 17.5 0 17.5C12 17.5 26 14.5 27.5 3C27.5-8 21-18 20.5-29C19-45-19-45-20.5-29Z',
    belly: 'M-20.5 1C-20 19 20 19 20.5 1C20.5-8 23-19 25-28C24-48-24-48-25-28C-23-19-20.5-8-20.5 1Z',
    chest:
      'M-24.5 1C-20 19 20 19 24.5 1C26-8 31-19 31.5-27C32-36 29-40.5 18-44L7-48L-7-48L-18-44C-29-40.5-32-36-31.5-27C-31-19-26-8-24.5 1Z',
    face: 'M0-55C10-55 18.5-48 19-35C19.5-21 9-8.5 0-8.5C-9-8.5-19.5-21-19-35C-18.5-48-10-55 0-55Z',
    hair: 'M-20-31C-27-69 27-69 20-31C18.5-39 15-44 6-46.5C-4-45-17-43-20-31Z',
    bun: 0,
  },
  nose: 'M-4-36L6-27C6-25 5-24 2-23.5L-4-20Z',
  sideHair: 'M-1-34C4-52 26-52 24-42C23-33 17-33 16-25C15-19 6-12 2-20C-1-25-2-30-1-34Z',
  neck: 'M-8.5-18L8.5-18L8.5 6L-8.5 6Z',
  collar: 'M-7-49.5C-5-51 5-51 7-49.5L6-39C4-33-4-33-6-39Z',
} as const

/** Returns the figure as SVG, in a group of its own; its units are the doll's, the floor is y = 0. */
export function drawFigure(pose: Pose, look: FigureLook = {}): string {
  const papers = look.isGhost ? undefined : (look.papers ?? LEAD_PAPERS)
  const turns = limbTransforms(pose)
  const isSide = pose.view === 'side'
  const shapes = SHAPES[isSide ? 'side' : 'front']
  const limb = (name: LimbName, inner: string) =>
    `<g data-limb="${name}" transform="${turns[name]}">${inner}</g>`
  const paper = (colour: keyof Papers, d: string) =>
    `<path${papers ? ` fill="${papers[colour]}"` : ''} d="${d}"/>`
  const pin = (x: number, y: number) =>
    papers ? `<circle cx="${x}" cy="${y}" r="3.8" fill="${papers.pin}"/>` : ''
  const sized = (name: LimbName, inner: string) => (isSide ? inner : limb(name, inner))

  const arm = (side: Side): string => {
    const { holds } = look
    const isHolding = papers && (holds === 'dumbbells' || (holds === 'kettlebell' && side === 'near'))
    const held = isHolding ? paper('hair', HELD[holds]) : ''
    const hand = limb(`${side} hand`, held + paper('skin', SHAPES.hand))
    const forearm = limb(
      `${side} forearm`,
      hand + sized(`${side} forearm length`, paper('skin', SHAPES.forearm)),
    )
    const upper = paper('skin', SHAPES.arm) + pin(0, BONES.arm)
    return limb(`${side} arm`, forearm + sized(`${side} arm length`, upper) + pin(0, 0))
  }
  const leg = (side: Side): string => {
    const shoe = paper('shoes', SHAPES.foot)
    const foot = limb(
      `${side} foot`,
      isMirrored(pose.view, side) ? `<g transform="scale(-1 1)">${shoe}</g>` : shoe,
    )
    const shin = limb(`${side} shin`, sized(`${side} shin length`, paper('legs', SHAPES.shin)) + foot)
    return limb(
      `${side} thigh`,
      shin + sized(`${side} thigh length`, paper('legs', SHAPES.thigh) + pin(0, BONES.thigh)),
    )
  }
  const hips = isSide ? pin(0, 0) : SIDES.map((side) => pin(hipOffset('front', side, 0)[0], 0)).join('')
  const trunk = limb(
    'pelvis',
    paper('top', shapes.pelvis) +
      limb(
        'belly',
        paper('top', shapes.belly) + limb('chest', paper('top', shapes.chest) + paper('skin', SHAPES.collar)),
      ) +
      hips,
  )
  const bun = `<circle${papers ? ` fill="${papers.hair}"` : ''} cx="${shapes.bun}" cy="-64" r="12.4"/>`
  const nose = isSide ? '' : limb('nose', paper('skin', SHAPES.nose))
  const sideHair = isSide ? '' : limb('side hair', paper('hair', SHAPES.sideHair))
  const head = limb(
    'head',
    sized('bun', bun) +
      paper('skin', SHAPES.neck) +
      nose +
      paper('skin', shapes.face) +
      paper('hair', shapes.hair) +
      sideHair,
  )
  const isBefore = (side: Side) => (isSide ? side === 'near' : look.hasArmsBefore === true)
  const parts = [
    ...SIDES.filter((side) => !isBefore(side)).map(arm),
    ...SIDES.map(leg),
    head,
    trunk,
    ...SIDES.filter(isBefore).map(arm),
  ]
  if (!papers) return `<g class="ghost doll" fill="${LEAD_PAPERS.hair}" opacity=".13">${parts.join('')}</g>`
  const rope = look.holds === 'rope' ? limb('rope', ropeLine(papers.hair)) : ''
  return `<g class="doll">${parts.map((part) => cast(part) + part).join('')}${rope}</g>`
}

/** Returns a paper's shadow: the same shape, slightly lower, in flat pine, without a filter. */
function cast(part: string): string {
  const shape = part.replaceAll(/<circle[^>]*r="3.8"[^>]*>/g, '').replaceAll(/ fill="[^"]*"/g, '')
  return `<g class="shadow" transform="translate(1.5 3.5)" fill="${LEAD_PAPERS.hair}" opacity=".24">${shape}</g>`
}

/** Returns half of the skipping rope's loop from hand to hand, with a constant line width whatever its swing. */
function ropeLine(colour: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="3" vector-effect="non-scaling-stroke" d="M-1 0C-1.9 1.33 1.9 1.33 1 0"/>`
}

/** The object in the figure's hand, relative to the wrist. */
const HELD: Readonly<Record<Exclude<Held, 'rope'>, string>> = {
  kettlebell:
    'M-8 8C-10 0 10 0 8 8L13 22C24 32 22 56 0 56C-22 56-24 32-13 22ZM-4 12L-7 20L7 20L4 12C3 9-3 9-4 12Z',
  dumbbells: 'M-22 2L-12 2L-12 18L-22 18ZM12 2L22 2L22 18L12 18ZM-12 7L12 7L12 13L-12 13Z',
}
