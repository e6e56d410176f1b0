import { readNumber, SPELLED, VALUE } from '../text/numbers.ts'
import type { NameIndex } from './ingredient-names.ts'
import { type CorrectableStep, findTaken } from './step-ingredients.ts'

/** A place where a sentence names one ingredient of the list. */
export interface PlacedIngredient {
  start: number
  end: number
  ingredient: number
  /** How much of the list's amount is meant here, above 0 and at most 1; null where the sentence does not let it be told. */
  share: number | null
}

/** What stands before a name to say how much of it is meant, and up to three words between: `half of the ripe `. */
const portion = (words: string) =>
  new RegExp(
    String.raw`\b(?:${words})(?:\s+(?!(?:into|in|with|and|over|on|onto|to|from|for|then|until)\b)\p{L}+){0,3}\s*$`,
    'iu',
  )

const REST = portion('rest|remaining|remainder|other half|last')
const FRACTIONS = [
  { pattern: portion('two[ -]thirds'), share: 2 / 3 },
  { pattern: portion('three[ -]quarters'), share: 3 / 4 },
  { pattern: portion('half'), share: 1 / 2 },
  { pattern: portion('third'), share: 1 / 3 },
  { pattern: portion('quarter'), share: 1 / 4 },
]
const UNTOLD = portion(
  'both|some|more|extra|another|each|every|per|few|little|bit|enough|reserved|spoonfuls?|splash|pinch|drizzle|handful|sprinkle|squeeze|knob|most|(?:layer|coating|dusting|film|smear|glug|dash|dollop|ladle(?:ful)?)s? of|' +
    String.raw`[\d½⅓¼¾⅔⅛]\S*|tablespoons?|teaspoons?|tbsp|tsp|cups?|${SPELLED}`,
)
/** `half of each tortilla`: how many there are is not said. */
const OF_EACH = portion('each|every')
/** What spoons and decimals leave of the whole is nothing. */
const NOTHING = 0.02

function atLeastNothing(share: number): number {
  return share < NOTHING ? 0 : share
}

/** `⅔ of the`, `50 % of`. */
const SHARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄])(?<value>${VALUE})(?<percent>\s?(?:%|per ?cent))?\s+of(?:\s+\p{L}+){0,3}\s*$`,
  'iu',
)

function shareIn(clause: string): number | null {
  const { value = '', percent } = SHARE.exec(clause)?.groups ?? {}
  const share = (readNumber(value) ?? 0) / (percent ? 100 : 1)
  return share > 0 && (share < 1 || (percent && share === 1)) ? share : null
}

/** `rest`, a share of the whole, null for what cannot be told; undefined where nothing is said. */
function portionOf(before: string): 'rest' | number | null | undefined {
  const clause = /[^.,;:!?]*$/.exec(before)?.[0] ?? ''
  if (OF_EACH.test(clause)) return null
  if (REST.test(clause)) return 'rest'
  const fraction = FRACTIONS.find(({ pattern }) => pattern.test(clause))
  const share = fraction?.share ?? shareIn(clause)
  if (share !== null) return share
  return UNTOLD.test(clause) ? null : undefined
}

/**
 * Where each step names ingredients, and how much of each is meant (AMOUNT-USE-5): all of it where it is named once
 * without a portion, `half`, and the rest of what is left. A name that may mean several is left out.
 *
 * @param names of the recipe's ingredients (`indexNames`)
 * @param figuresOf what figures the sentence has beside a name: the share of the list's amount they say, null in it where
 *   that cannot be told; null where there are none
 */
export function findPortions(
  steps: readonly CorrectableStep[],
  names: NameIndex,
  figuresOf: (step: number, mention: number) => { share: number | null } | null = () => null,
): PlacedIngredient[][] {
  const mentions = findTaken(steps, names).map((uses, step) =>
    uses.flatMap(({ ingredients: [ingredient, ...others], before, start, end }) =>
      ingredient === undefined || others.length > 0
        ? []
        : [{ ingredient, start, end, portion: portionOf(before), figures: figuresOf(step, start) }],
    ),
  )
  const portioned = new Set(
    mentions
      .flat()
      .flatMap(({ ingredient, portion: said, figures }) =>
        said === undefined && !figures ? [] : [ingredient],
      ),
  )
  /** What is left of each; null once a portion could not be told. */
  const left = new Map<number, number | null>()
  return mentions.map((step, at) => {
    const corrected = steps[at]?.ingredients
    const placed = step.map(({ ingredient, start, end, portion: said, figures }) => {
      // The coach says that this step takes none of it.
      if (corrected && !corrected.includes(ingredient)) return { ingredient, start, end, share: null }
      const before = left.has(ingredient) ? (left.get(ingredient) ?? null) : 1
      const isNamedBefore = left.has(ingredient)
      let share: number | null = null
      if (said === 'rest') share = isNamedBefore ? before : null
      else if (typeof said === 'number') share = said
      else if (said === undefined && !figures && !isNamedBefore && !portioned.has(ingredient)) share = 1
      const isSaidAgain = said === undefined && !figures && isNamedBefore
      const taken = share ?? figures?.share ?? null
      if (!isSaidAgain)
        left.set(ingredient, taken === null || before === null ? null : atLeastNothing(before - taken))
      return { ingredient, start, end, share: share !== null && share > 0 && !figures ? share : null }
    })
    for (const ingredient of corrected ?? []) if (!left.has(ingredient)) left.set(ingredient, null)
    return placed
  })
}
