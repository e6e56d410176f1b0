import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood, findFoods } from '../../kitchen/foods/find-food.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isTold } from './line-looks.ts'
import { dishMentioned } from './named-dish.ts'
import { type Sentence, verbsIn } from './told-sentences.ts'

// Excludes the opening of a recipe in prose, though it counts foods: where the dish was eaten, what was in the fridge.
// The recipe itself decides: a food that is only mentioned there is measured again, or never added.

interface Place {
  from: number
  to: number
}

/** Returns the recipe's range without an opening that only names its dish or tells a story about foods it does not use. */
export function beginAtStep(all: readonly Sentence[], { from, to }: Place): Place {
  const begin = all.findIndex(
    (one, at) =>
      at >= from && !((one.kind === 'told' && isOpening(one.text)) || isStory(one, all.slice(at + 1, to))),
  )
  return { from: begin === -1 ? from : Math.min(begin, to), to }
}

/** `If you make one thing, let it be fritters. Grate …` */
const isOpening = (text: string) =>
  !isTold(text) && dishMentioned([text]) !== null && ingredientsInSteps([text]).flat().length === 0

/** Verbs of a narrative, mostly in the past. */
const TOLD_OF =
  /\b(?:was|were|had|ate|drank|came|went|bought|brought|found|got|gave|grew|lived|used to|turned into|there (?:is|are)|serves? (?:it|them|this)|sells?|sold)\b/i
/** `You need`, `I use`: an ingredient, in any person. */
const NEEDED = /\b(?:needs?|want|takes?|uses?|you(?:['’]ll)?)\b/i

function isStory({ text, kind }: Sentence, rest: readonly Sentence[]): boolean {
  if (kind === 'facts' || !TOLD_OF.test(text) || NEEDED.test(text) || verbsIn(text) > 0) return false
  const things = ingredientsInSteps([text]).flat()
  const told = rest.filter((one) => one.kind !== 'facts').map((one) => one.text)
  const measured = new Set(ingredientsInSteps(told).flat().map(foodOf))
  const named = new Set(told.flatMap((one) => findFoods(one).map(({ food }) => food.id)))
  const isSpokenOf = (thing: string) => {
    const food = foodOf(thing)
    // `I had two courgettes. Grate the courgettes …` has its amount from the opening.
    return food !== undefined && (measured.has(food) || (isCounted(thing) && !named.has(food)))
  }
  return things.length > 0 && things.every(isSpokenOf)
}

const foodOf = (thing: string) => findFood(thing)?.food.id
/** Whether an amount is counted by the piece, the glass or the plate, as in stories: `two glasses of sherry`, `six eggs`. */
const isCounted = (thing: string) =>
  /^(?:some|a few)\b/i.test(thing) ||
  /^(?:whole|glass(?:es)?|bowls?|bottles?|bags?|box(?:es)?|slices?|loa(?:f|ves)|pots?|tins?|jars?)?$/i.test(
    splitIngredient(thing).unit,
  )
