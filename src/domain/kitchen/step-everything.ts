import type { Ingredient } from '../content/recipe.ts'
import { isOnTheSide } from './ingredient-names.ts'

const MIXES =
  '(?:mix|blend|whisk|stir|beat|put|combine|place|add|tip|toss|blitz|whizz|whiz|throw|whip|process|pulse|shake|layer|pour|simmer|cook|fold|knead|pur[eé]e)'
/**
 * `Combine all the ingredients`, `add the remaining ingredients`: those no step has used yet. Not `bring all
 * ingredients to room temperature`, `until all the ingredients are mixed`, `all the ingredients for the dressing`.
 */
const ALL_LEFT = new RegExp(
  String.raw`\b${MIXES}\b(?:(?!\b(?:until|till|once|when|while|before|after|so|sure|that)\b)[^.;:!?]){0,120}?\s(?:all (?:of )?(?:the |your |these )?(?:other |remaining )?ingredients|(?:the |your )?(?:other|remaining) ingredients|the rest of (?:the|your) ingredients)\b(?!\s+for\s+(?:the|a|an|your)\b)`,
  'i',
)
/** `Mix everything together`: the whole list at the start of the dish; later the contents of the pan. */
const BEGINS_WITH_ALL = new RegExp(
  String.raw`\b${MIXES}(?: together)? (?:everything|(?:the|your) ingredients|it all)\b(?!\s+(?:for\s+(?:the|a|an|your)|you need)\b)`,
  'i',
)
/** `all the ingredients except the parsley`, `mix everything, but keep the parsley` */
const EXCEPT =
  /^\s*,?\s*(?:but|bar)\s(?!(?:do|don['’]t|not)\b)|\b(?:except|apart from|other than|but (?:keep|leave|reserve|save))\b/i

/** `Top with the berries`, `fry in the butter`: after a word for all, what a later step adds is not among them. */
const ADDED_BEFORE =
  /\b(?:add|top|scatter|sprinkle|drizzle|garnish|decorate|dust|finish|dress|(?:stir|fold|mix|throw|tip) (?:in|through)|serve with|pour over|fry(?:ing)?(?: [\p{L}-]+){0,3} in)\b[^.;:!?]*$/iu

const MAX_BEFORE = 160

interface Step {
  instruction: string
  /** Where it names ingredients. */
  mentions: readonly { ingredients: readonly number[]; start: number }[]
}

/**
 * Returns the ingredients of a step, including those covered by a word for all of them (AMOUNT-USE-6).
 *
 * @param steps the step, and those after it
 * @param found the ingredients it uses by their names
 * @param isUsed whether an earlier step has used one
 * @returns indexes into `ingredients`, ascending
 */
export function withEverything(
  ingredients: readonly Ingredient[],
  [step, ...later]: readonly Step[],
  found: readonly number[],
  isUsed: (index: number) => boolean,
): number[] {
  const { instruction, mentions } = step ?? { instruction: '', mentions: [] }
  const isWhole = !ingredients.some((_, index) => isUsed(index))
  const all = ALL_LEFT.exec(instruction) ?? (isWhole ? BEGINS_WITH_ALL.exec(instruction) : null)
  if (!all) return [...found]
  const behind = all.index + all[0].length
  const sentence = /^[^.;!?]*/.exec(instruction.slice(behind))?.[0] ?? ''
  const except = behind + (EXCEPT.exec(sentence)?.index ?? sentence.length)
  const isExcepted = (start: number) => start > except && start < behind + sentence.length
  const named = (isMeant: (start: number) => boolean) =>
    mentions.flatMap(({ start, ingredients: meant }) => (isMeant(start) ? meant : []))
  const taken = named((start) => !isExcepted(start))
  const kept = new Set(named(isExcepted).filter((index) => !taken.includes(index)))
  const added = new Set(later.flatMap(addedIn))
  const left = ingredients.flatMap((line, index) =>
    isUsed(index) || isOnTheSide(line) || added.has(index) ? [] : [index],
  )
  return [...new Set([...found, ...left])].filter((index) => !kept.has(index)).sort((a, b) => a - b)
}

function addedIn({ instruction, mentions }: Step): number[] {
  return mentions.flatMap(({ ingredients, start }) =>
    ADDED_BEFORE.test(instruction.slice(Math.max(0, start - MAX_BEFORE), start)) ? ingredients : [],
  )
}
