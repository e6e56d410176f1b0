/** A drawing for a day of the plan, and its description. */
export interface PlanPicture {
  /** Its file in `content/illustrations`, without the extension. */
  name: string
  /** Its label in the coach's selection. */
  label: string
  /** Its alternative text. */
  alt: string
}

/** The drawings available for a day of the plan (PLAN-EDIT-2). */
export const PLAN_PICTURES = [
  {
    name: 'morning-routine',
    label: 'Morning window',
    alt: 'Sunrise through a kitchen window, with a kettle and a steaming cup.',
  },
  {
    name: 'morning-stretch',
    label: 'Morning stretch',
    alt: 'A woman stretches both arms over her head at an open window, the sun rising behind her.',
  },
  { name: 'lunge', label: 'Lunge', alt: 'A woman in a lunge on a mat, in front of a rising sun.' },
  {
    name: 'yoga-mobility',
    label: 'Long stretch',
    alt: 'A woman in a long lunge on a mat at sunrise, one arm reaching up.',
  },
  {
    name: 'dance-workout',
    label: 'Dance',
    alt: 'Three women dancing while confetti falls around them.',
  },
  { name: 'walk-outdoors', label: 'Walk', alt: 'A woman walks over green hills under a yellow sun.' },
  {
    name: 'balance-stand',
    label: 'Balance',
    alt: 'A silver-haired woman balances on one leg on a mat, arms stretched forward.',
  },
  {
    name: 'community',
    label: 'Together',
    alt: 'Four women stand in a row, arms on each other’s shoulders, the two at the ends waving.',
  },
  {
    name: 'seven-suns',
    label: 'Seven suns',
    alt: 'A woman cheers on a hill, seven suns rising behind her, each larger than the last.',
  },
  { name: 'strength', label: 'Dumbbells', alt: 'A woman on a mat holds two dumbbells over her head.' },
  {
    name: 'kettlebell',
    label: 'Kettlebell',
    alt: 'A red kettlebell between a water bottle and a rolled mat.',
  },
  { name: 'swim', label: 'Swim', alt: 'A woman in a red cap swims through waves, the sun behind her.' },
  {
    name: 'winter-walk',
    label: 'Winter walk',
    alt: 'A woman in a red coat and cap walks through snow between bare trees.',
  },
  {
    name: 'playlist-headphones',
    label: 'Music',
    alt: 'Large headphones round a sun, with the bars of a song below.',
  },
  {
    name: 'sleep-rest',
    label: 'Sleep',
    alt: 'A woman asleep under a red blanket, moon and stars above her.',
  },
  {
    name: 'mindset-journal',
    label: 'Notebook',
    alt: 'An open notebook with a drawn sun, beside a pencil and a cup.',
  },
  { name: 'water-carafe', label: 'Water', alt: 'A carafe and two glasses of water with slices of lemon.' },
] as const satisfies readonly PlanPicture[]

export type PlanPictureName = (typeof PLAN_PICTURES)[number]['name']

/** Whether a drawing of this name is available for a day of the plan. */
export function isPlanPicture(name: string): name is PlanPictureName {
  return PLAN_PICTURES.some((picture) => picture.name === name)
}
