import { readNumber, SPELLED, VALUE } from '../text/numbers.ts'
import { NOT_SCALED_AFTER } from './amount-beside-name.ts'
import type { NameIndex } from './ingredient-names.ts'
import { type CorrectableStep, findTaken, JOINED, MIXTURE_BEHIND } from './step-ingredients.ts'

/** A range of a sentence that names one ingredient of the list. */
export interface PlacedIngredient {
  start: number
  end: number
  ingredient: number
  /** The fraction of the list's amount, above 0 and at most 1; null where the sentence does not determine it. */
  share: number | null
  /** Set where it is not shown beside the name: the fraction the step takes; null for some of it, 0 for what it keeps. */
  part?: number | null
}

/** Matches a portion before a name, with up to three words between: `half of the ripe `. */
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
/** `Sprinkle the yeast` takes all of it, `a sprinkle of yeast` some. */
const SOME_OF_IT =
  'some|few|little|bit|spoonfuls?|handful|knob|most|(?:splash|pinch|drizzle|sprinkle|squeeze)(?!\\s+(?:the|your|both|all)\\b)|(?:glug|dash|dollop|ladle(?:ful)?)s? of'
const SOME = portion(SOME_OF_IT)
const UNTOLD = portion(
  `both|more|extra|another|each|every|per|enough|reserved|${SOME_OF_IT}|(?:layer|coating|dusting|film|smear)s? of|` +
    String.raw`[\d½⅓¼¾⅔⅛]\S*|tablespoons?|teaspoons?|tbsp|tsp|cups?|${SPELLED}`,
)
/** `half of each tortilla`: their number is not stated. */
const OF_EACH = portion('each|every')
/** `Top each with half the tuna`: half of the whole goes on one of two. */
const EACH_BEFORE = /\b(?:each|every)\b[^.,;:!?]*$/i
const KEEPING = String.raw`\b(?:(?:keep|hold|sav|reserv|freez|leav|chill)(?:e|ing)?|set(?:ting)?)\s(?:(?:back|aside)\s)?`
/** `top with the rest`: of what was just measured. */
const BARE_REST = new RegExp(
  String.raw`(?<!${KEEPING})\b(?:the|all the)\s+(?:rest|remainder)\b(?!\s+of\b)`,
  'i',
)
/** `keep the rest of the stock hot`: a later step takes it. */
const KEEPS_REST = new RegExp(
  String.raw`${KEEPING}(?:all\s)?the\s+(?:rest|remaining|remainder)\b[^.,;]*$`,
  'i',
)
const HALF_A = /\bhalf an?\s+(?:\p{L}+\s+)?$/iu
/** A liquid from the food: `a splash of the pasta water`. */
const LIQUID_BEHIND = /^\s+(?:water|liquid|juices?)\b/i
/** A remainder this small is due to rounding and counts as nothing. */
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

type Portion = 'rest' | 'some' | number | null | undefined

/** Returns `rest`, `some`, a fraction of the whole, null where it is unknown; undefined where no portion is stated. */
function portionOf(before: string): Portion {
  const clause = /[^.,;:!?]*$/.exec(before)?.[0] ?? ''
  if (OF_EACH.test(clause)) return null
  if (REST.test(clause)) return 'rest'
  const fraction = FRACTIONS.find(({ pattern }) => pattern.test(clause))
  const share = fraction?.share ?? shareIn(clause)
  if (share !== null) return share
  if (SOME.test(clause)) return 'some'
  return UNTOLD.test(clause) ? null : undefined
}

/** The fraction of the list's amount that figures beside a name give; null where it is unknown. */
interface Figures {
  share: number | null
  /** Whether they are the amount the step leaves: `all but 1 tbsp of the cream`, `keep 3 tbsp of the oil`. */
  isLeft: boolean
  /** Whether some of them are. */
  hasLeft: boolean
}

/**
 * Returns where each step names ingredients, and which fraction of each is meant (AMOUNT-USE-5): all of it where it is
 * named only once and without a portion, `half`, and the rest of what is left. Names that can mean several ingredients
 * are left out.
 *
 * @param names of the recipe's ingredients (`indexNames`)
 * @param figuresOf returns the figures of a sentence beside a name; null where there are none
 */
export function findPortions(
  steps: readonly CorrectableStep[],
  names: NameIndex,
  figuresOf: (step: number, mention: number) => Figures | null = () => null,
): PlacedIngredient[][] {
  const named = new Set<number>()
  const mentions = findTaken(steps, names).map((uses, step) => {
    const sentence = steps[step]?.instruction ?? ''
    return uses.flatMap((use, at) => {
      const { ingredients, before, start, end } = use
      const [ingredient, ...others] = ingredients
      if (ingredient === undefined || others.length > 0) return []
      const behind = sentence.slice(end)
      const restBefore = JOINED.test(before) && portionOf(uses[at - 1]?.before ?? '') === 'rest'
      const isMixture = named.has(ingredient) && MIXTURE_BEHIND.test(behind)
      named.add(ingredient)
      const figures = figuresOf(step, start)
      const portion = isMixture ? undefined : portionOf(before)
      // `half a lemon` is a count, `half the lemons` a fraction; `a splash of the pasta water` is not pasta.
      const isOther = (figures && HALF_A.test(before)) || (portion === 'some' && LIQUID_BEHIND.test(behind))
      const said = isOther ? null : portion
      const isOfEach = typeof said === 'number' && (EACH_BEFORE.test(before) || NOT_SCALED_AFTER.test(behind))
      const next = uses[at + 1]?.start ?? sentence.length
      return {
        ingredient,
        start,
        end,
        portion: isOfEach ? null : said,
        figures,
        isAlsoRest: restBefore && said === undefined,
        isMixture,
        isCutUp: /^\s+wedges?\b/i.test(behind),
        isKept: said === 'rest' && KEEPS_REST.test(before),
        isAllOfIt: BARE_REST.test(sentence.slice(end, next)),
      }
    })
  })
  const portioned = new Set(
    mentions
      .flat()
      .flatMap(({ ingredient, portion: said, figures }) =>
        (said === undefined && !figures) || figures?.isLeft ? [] : [ingredient],
      ),
  )
  const namings = mentions.flat()
  const isNamedOften = (one: number) => namings.filter(({ ingredient }) => ingredient === one).length > 1
  /** The remaining fraction of each; null after a portion that is unknown. */
  const left = new Map<number, number | null>()
  return mentions.map((step, at) => {
    const corrected = steps[at]?.ingredients
    const leftBefore = new Map(left)
    const taken = step.map(({ portion, isAlsoRest, ...mention }): Taken => {
      const { ingredient, figures } = mention
      const isNamedBefore = left.has(ingredient)
      // The coach corrected this step to take none of it.
      if (corrected && !corrected.includes(ingredient)) return mention
      if (mention.isMixture) return mention
      const before = isNamedBefore ? (left.get(ingredient) ?? null) : 1
      const isOnlySome = portion === 'some' && !isNamedOften(ingredient)
      const said = isAlsoRest && isNamedBefore ? 'rest' : isOnlySome ? null : portion
      let share: number | null = null
      if (said === 'rest') share = isNamedBefore ? before : null
      else if (typeof said === 'number') share = said
      else if (said === undefined && !figures && !isNamedBefore && !portioned.has(ingredient))
        share = mention.isCutUp ? null : 1
      if (figures?.isLeft) {
        const rest = figures.share
        left.set(ingredient, rest)
        return {
          ...mention,
          said,
          part: before === null || rest === null ? null : Math.max(0, before - rest),
        }
      }
      const part = figures && mention.isAllOfIt ? before : (share ?? figures?.share ?? null)
      const isSaidAgain = said === undefined && !figures && isNamedBefore
      if (!isSaidAgain && !mention.isKept)
        left.set(ingredient, part === null || before === null ? null : atLeastNothing(before - part))
      return { ...mention, said, share: share !== null && share > 0 && !figures ? share : null, part }
    })
    for (const ingredient of corrected ?? []) if (!left.has(ingredient)) left.set(ingredient, null)
    return taken.map((mention) => place(mention, taken, leftBefore))
  })
}

/** A name with the fraction its step takes there. */
interface Taken {
  ingredient: number
  start: number
  end: number
  figures: Figures | null
  isAllOfIt: boolean
  isKept: boolean
  said?: Portion
  /** The fraction shown beside the name. */
  share?: number | null
  /** The fraction taken, whether it is shown there or not. */
  part?: number | null
}

/** Adds the part where the amounts of the sentence do not state it. */
function place(
  { ingredient, start, end, figures, isKept, said, share = null, part = null }: Taken,
  step: readonly Taken[],
  leftBefore: ReadonlyMap<number, number | null>,
): PlacedIngredient {
  const placed = { ingredient, start, end, share }
  const here = step.filter((one) => one.ingredient === ingredient && !one.isKept)
  if (isKept) return here.length > 0 && share !== null ? { ...placed, part: 0 } : placed
  if (figures?.isLeft && part === null) return { ...placed, part: null }
  if (here.some((one) => one.said === 'some' && one.part === null)) {
    // `a ladleful of the stock … the remaining stock`: together all that was left.
    const isRest = said === 'rest' && part === null
    if (!here.some((one) => one.said === 'rest')) return { ...placed, part: null }
    const all = leftBefore.has(ingredient) ? (leftBefore.get(ingredient) ?? null) : 1
    return isRest ? { ...placed, part: all } : placed
  }
  const isBeside = here.some((one) => (one.share ?? null) !== null)
  const isUntold = ({ figures: said, isAllOfIt, part: one = null }: Taken) =>
    said !== null && one !== null && (isBeside || said.hasLeft || isAllOfIt || said.share === null)
  return share === null && part !== null && here.some(isUntold) ? { ...placed, part } : placed
}
