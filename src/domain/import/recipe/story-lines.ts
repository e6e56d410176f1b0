import { splitIngredientSentence } from './ingredient-sentence.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isAddressed, isTold, isToldByPerson } from './line-looks.ts'
import { FIGURE_BEGINS } from './sentence-ends.ts'

const SENTENCES = new RegExp(
  String.raw`(?<=[\p{L}\d)][.!?]{1,3})(?<!\b(?:Mrs?|Ms|Dr|St|Co)\.)\s+(?=\p{Lu}|(?<=(?:\?|!!)\s+)\p{L}|(?<=\p{L}{3}\.\s+)\d+ ?(?:grams?|g|kg|mls?|oz|lbs?|tb?sp|cups?|portions?|servings?|k?cals?|calories)\b)|(?<=[\p{L}!]\s?\p{Extended_Pictographic}{1,3})\s+(?=\p{Lu}|\d)|${FIGURE_BEGINS}`,
  'u',
)

/**
 * Splits a text into sentences, including `This is what I do: boil the pasta, …` and `Now you have it: 450 g flour, 1
 * tsp salt`, which are two each.
 */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCES).flatMap((sentence, at) => {
    const [, said, told] = /^([^:]{10,300}:)\s+(.+)$/.exec(sentence) ?? []
    if (!said || !told || !isAddressed(said) || isToldByPerson(said)) return [sentence]
    const isListBehind = splitIngredientSentence(told) !== null && !DISH_NAMED.test(said)
    return (at === 0 && isTold(told)) || isListBehind ? [said, told] : [sentence]
  })
}

/** `My chicken marinade:`, `Hi! For the dal:`: the dish, not an introduction. */
const DISH_NAMED = /^(?:\p{L}+[ ,!]+){0,6}\p{L}+:$/u

/** Whether a text is an instruction with amounts before any list: `Bottom: mash 1 can of beans with 2 tbsp of yoghurt.` */
export function tellsAmounts(text: string): boolean {
  return /^\p{Lu}[\p{L} ]{2,20}: /u.test(text) && isTold(text) && ingredientsInSteps([text]).flat().length > 0
}
