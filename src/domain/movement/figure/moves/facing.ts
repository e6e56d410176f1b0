import { FACE, type WrittenMove } from '../move.ts'
import { foot, hand, type Stance } from '../stance.ts'

function hipCircle(x: number, height: number, tilt: number): Stance {
  return {
    on: ['hips', x, height],
    lean: tilt,
    chest: -tilt / 2,
    arm: hand(x + 26, height + 14, -60),
    farArm: hand(x - 26, height + 14, 60),
    leg: foot(34),
  }
}

/** Arms crossed in front, and on the way there, pointing to the viewer. */
const CROSSED: Stance = { ...FACE, arm: [-48, -88], farArm: [44, 82], reach: 0.9 }
const FORWARD: Stance = { ...FACE, arm: [20, 10], reach: 0.35 }

export const FACING: readonly WrittenMove[] = [
  {
    name: 'side reach',
    also: ['side bend', 'side stretch', 'lateral reach', 'standing side'],
    view: 'front',
    seconds: 5,
    alternates: true,
    says: 'reaches one arm over her head to the other side, her ribs open like a fan',
    stances: [
      { on: ['hips', 0, 157], lean: 0, arm: [9, 5], leg: foot(38) },
      {
        on: ['hips', 6, 157],
        lean: -5,
        chest: -30,
        arm: [206, 222],
        farArm: [-2, 4],
        leg: foot(38),
      },
    ],
    easier: {
      alternates: false,
      says: 'rests one hand on a chair and reaches the other arm over her head',
      props: [{ kind: 'chair', x: -126, isTurned: true }],
      stances: [
        { on: ['hips', 6, 157], lean: 0, arm: [9, 5], farArm: hand(-89, 174, -30), leg: foot(38) },
        {
          on: ['hips', 6, 157],
          lean: -4,
          chest: -26,
          arm: [202, 218],
          farArm: hand(-89, 174, -30),
          leg: foot(38),
        },
      ],
    },
  },
  {
    name: 'hand on heart',
    also: ['stand and breathe'],
    view: 'front',
    seconds: 7,
    isHeld: true,
    hasArmsBefore: true,
    says: 'stands tall with one hand on her heart and one on her belly, eyes closed',
    stances: [
      { ...FACE, arm: [9, 5] },
      { ...FACE, arm: hand(10, 222, -104), farArm: hand(-14, 190, 92) },
    ],
  },
  {
    name: 'hip circles',
    also: ['hip rotation', 'hula', 'stir the pot', 'pelvic circles'],
    view: 'front',
    seconds: 5,
    isRound: true,
    hasArmsBefore: true,
    says: 'draws slow circles with her hips, hands on her waist',
    stances: [hipCircle(-15, 155, 7), hipCircle(0, 151, 0), hipCircle(15, 155, -7), hipCircle(0, 157, 0)],
    still: [0, 0.5],
  },
  {
    name: 'weight shifts',
    also: ['side to side'],
    view: 'front',
    seconds: 4,
    says: 'lets her weight travel slowly from one foot to the other',
    stances: [
      { on: ['hips', -18, 157], lean: -2, chest: 3, arm: [12, 8], farArm: [-8, -4], leg: foot(19) },
      { on: ['hips', 18, 157], lean: 2, chest: -3, arm: [8, 4], farArm: [-12, -8], leg: foot(19) },
    ],
  },
  {
    name: 'sway',
    also: ['swaying'],
    view: 'front',
    seconds: 5,
    says: 'stands with her feet wide and sways from one foot to the other',
    stances: [
      {
        on: ['hips', -26, 145],
        lean: -3,
        chest: 9,
        nod: 4,
        arm: [30, 22],
        farArm: [-12, -2],
        leg: foot(52),
      },
      {
        on: ['hips', 26, 145],
        lean: 3,
        chest: -9,
        nod: -4,
        arm: [12, 2],
        farArm: [-30, -22],
        leg: foot(52),
      },
    ],
  },
  {
    name: 'tree',
    also: ['vrksasana', 'balance on one leg', 'one-leg stand', 'single-leg stand', 'single leg balance'],
    view: 'front',
    seconds: 7,
    isHeld: true,
    hasArmsBefore: true,
    says: 'balances like a tree, one foot against the other calf, palms together',
    stances: [
      { on: ['hips', 4, 160], lean: 0, arm: hand(9, 206, -166), leg: foot(26), farLeg: foot(-8, -90) },
      {
        on: ['hips', 6, 160],
        lean: 0,
        arm: hand(9, 206, -166),
        leg: foot(-25, 2, 42),
        farLeg: foot(-8, -90),
      },
    ],
    easier: {
      says: 'stands on one leg, the toes of the other foot still on the floor',
      stances: [
        { on: ['hips', 4, 160], lean: 0, arm: hand(9, 206, -166), leg: foot(26), farLeg: foot(-8, -90) },
        { on: ['hips', 6, 160], lean: 0, arm: hand(9, 206, -166), leg: foot(-8, 34), farLeg: foot(-8, -90) },
      ],
    },
    said: {
      'arms over': {
        says: 'balances like a tree, one foot against the other calf, arms over her head',
        hasArmsBefore: false,
        stances: [
          { on: ['hips', 4, 160], lean: 0, arm: [150, 190], leg: foot(26), farLeg: foot(-8, -90) },
          { on: ['hips', 6, 160], lean: 0, arm: [160, 192], leg: foot(-25, 2, 42), farLeg: foot(-8, -90) },
        ],
      },
    },
  },
  {
    name: 'arm swings',
    also: ['arm crosses', 'arm hugs'],
    view: 'front',
    seconds: 4.8,
    isRound: true,
    hasArmsBefore: true,
    says: 'swings both arms open and closed before her, then up and down',
    stances: [
      CROSSED,
      FORWARD,
      { ...FACE, arm: [92, 96] },
      FORWARD,
      CROSSED,
      { ...FACE, arm: [10, 5] },
      { ...FACE, arm: [30, 20], reach: 0.3 },
      { ...FACE, arm: [158, 170] },
      { ...FACE, arm: [60, 40], reach: 0.3 },
    ],
    still: [2 / 9, 0],
  },
  {
    name: 'arm circles',
    also: ['shoulder windmills', 'windmill arms'],
    view: 'front',
    seconds: 2,
    isRound: true,
    says: 'circles both arms, stretched out to the sides',
    stances: [
      { ...FACE, arm: [108, 108] },
      { ...FACE, arm: [92, 92], shrug: [0, -3] },
      { ...FACE, arm: [72, 72] },
      { ...FACE, arm: [88, 88], shrug: [0, 2] },
    ],
    still: [0, 0.5],
  },
  {
    name: 'neck stretch',
    also: ['neck roll', 'neck tilt', 'ear to shoulder', 'head tilt', 'head circles'],
    view: 'front',
    seconds: 6,
    says: 'lets her head sink to one side, shoulders low',
    stances: [
      { ...FACE, nod: -26 },
      { ...FACE, nod: 26 },
    ],
  },
  {
    name: 'reach up',
    also: [
      'mountain pose',
      'tadasana',
      'sun reach',
      'overhead reach',
      'arms overhead',
      'sun salutation',
      'stretch',
    ],
    view: 'front',
    seconds: 5,
    says: 'stands tall and reaches both arms to the ceiling',
    stances: [
      { ...FACE, arm: [14, 10] },
      { ...FACE, arm: [160, 172] },
    ],
  },
]
