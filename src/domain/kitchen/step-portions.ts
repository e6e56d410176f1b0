import { findUses, type NameIndex } from './step-ingredients.ts'

/** A place where a sentence names one ingredient of the list. */
export interface PlacedIngredient {
  start: number
  end: number
  ingredient: number
  /** How much of the list's amount is meant here, above 0 and at most 1; null where the sentence does not let it be told. */
  share: number | null
}

/** What stands before a name to say how much of it is meant, and up to three words between: `half of the ripe `. */
const portion = (words: string) => new RegExp(String.raw`\b(?:${words})(?:\s+\p{L}+){0,3}\s*$`, 'iu')

const REST = portion('rest|remaining|remainder|other half|last')
const FRACTIONS = [
  { pattern: portion('two[ -]thirds'), share: 2 / 3 },
  { pattern: portion('three[ -]quarters'), share: 3 / 4 },
  { pattern: portion('half'), share: 1 / 2 },
  { pattern: portion('third'), share: 1 / 3 },
  { pattern: portion('quarter'), share: 1 / 4 },
]
const UNTOLD = portion(
  'some|more|extra|another|few|little|reserved|spoonfuls?|splash|pinch|drizzle|handful|sprinkle|squeeze|knob|most|' +
    String.raw`[\d½⅓¼¾⅔⅛]\S*|tablespoons?|teaspoons?|tbsp|tsp|cups?`,
)

/** `rest`, a share of the whole, null for what cannot be told; undefined where nothing is said. */
function portionOf(before: string): 'rest' | number | null | undefined {
  const clause = /[^.,;:!?]*$/.exec(before)?.[0] ?? ''
  if (REST.test(clause)) return 'rest'
  const fraction = FRACTIONS.find(({ pattern }) => pattern.test(clause))
  if (fraction) return fraction.share
  return UNTOLD.test(clause) ? null : undefined
}

/**
 * Where each step names ingredients, and how much of each is meant (product §28.3): all of it where it is named once
 * without a portion, `half`, and the rest of what is left. A name that may mean several is left out.
 *
 * @param names of the recipe's ingredients (`indexNames`)
 * @param measuredShare how much of the ingredient's amount the figures before a name say, which are shown themselves;
 *   null where there are none
 */
export function findPortions(
  steps: readonly { instruction: string }[],
  names: NameIndex,
  measuredShare: (step: number, ingredient: number, start: number) => number | null = () => null,
): PlacedIngredient[][] {
  const mentions = findUses(steps, names).map((uses, step) =>
    uses.flatMap(({ ingredients: [ingredient, ...others], before, start, end }) =>
      ingredient === undefined || others.length > 0
        ? []
        : [
            {
              ingredient,
              start,
              end,
              portion: portionOf(before),
              measured: measuredShare(step, ingredient, start),
            },
          ],
    ),
  )
  const portioned = new Set(
    mentions.flat().flatMap(({ ingredient, portion: said }) => (said === undefined ? [] : [ingredient])),
  )
  /** What is left of each; null once a portion could not be told. */
  const left = new Map<number, number | null>()
  return mentions.map((step) =>
    step.map(({ ingredient, start, end, portion: said, measured }) => {
      const before = left.has(ingredient) ? (left.get(ingredient) ?? null) : 1
      const isNamedBefore = left.has(ingredient)
      let share: number | null = null
      if (said === 'rest') share = isNamedBefore ? before : null
      else if (typeof said === 'number') share = said
      else if (said === undefined && !isNamedBefore && !portioned.has(ingredient)) share = 1
      const isSaidAgain = said === undefined && isNamedBefore
      const taken = share ?? measured
      if (!isSaidAgain)
        left.set(ingredient, taken === null || before === null ? null : Math.max(0, before - taken))
      return { ingredient, start, end, share: share !== null && share > 0 ? share : null }
    }),
  )
}
