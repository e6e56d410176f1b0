import { splitIngredientSentence } from './ingredient-sentence.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isSigned } from './letter-edges.ts'
import { beginsMeasured, isAddressed, isGreeting, isTold, readSection } from './line-looks.ts'
import { dishBeforeStep, firstWords } from './recipe-title.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'
import { heaviestRun, weigh } from './told-sentences.ts'

/** A shorter line says one thing, in characters. */
const MIN_LENGTH = 60
const SENTENCES =
  /(?<=[\p{L}\d)][.!?]{1,3})(?<!\b(?:Mrs?|Ms|Dr|St|Co)\.)\s+(?=\p{Lu}|(?<=(?:\?|!!)\s+)\p{L}|(?<=\p{L}{3}\.\s+)\d+ ?(?:grams?|g|ml|mls)\b)|(?<=[\p{L}!]\s?\p{Extended_Pictographic}{1,3})\s+(?=\p{Lu})/u

/**
 * Recipes told in one paragraph, as letters tell them (`Hi Jo, here is the soup. Fry 2 onions. … Love, Pat`): what is
 * said before the recipe, the recipe and the name below it as lines of their own.
 */
export function partStories(lines: readonly SourceLine[]): SourceLine[] {
  const filled = lines.flatMap(({ text }, at) => (text === '' ? [] : [at]))
  const [titleAt = 0] = filled
  // A short line above it is its title.
  const firstAt = (lines[titleAt]?.text.length ?? 0) < MIN_LENGTH ? (filled[1] ?? titleAt) : titleAt
  return lines.flatMap((line, at) => {
    const { text, level, isBullet, isNumbered } = line
    if (level > 0 || isBullet || isNumbered || text.length < MIN_LENGTH) return [line]
    const sentences = sentencesOf(text)
    const name = sentences.length > 1 && isName(sentences.at(-1) ?? '') ? sentences.pop() : undefined
    const start = recipeFrom(sentences, at === firstAt)
    const parts = [sentences.slice(0, start), sentences.slice(start)].filter((part) => part.length > 0)
    const own = parts.map(
      (part, index): SourceLine => ({ ...line, text: part.join(' '), isLead: index < parts.length - 1 }),
    )
    const [dish] = own
    if (dish && start === 1 && !isAddressed(dish.text) && !isGreeting(dish.text) && isDishAlone(dish.text))
      dish.text = dish.text.slice(0, -1)
    return name === undefined || own.length === 0 ? own : [...own, BLANK_LINE, { ...line, text: name }]
  })
}

/** `Anzac biscuits, from the back of the packet.` */
const DISH = /^\p{Lu}[^.!?:\d]{3,60}[.!]$/u

/** Unlike `Caponata is what they took to the beach.` */
const isDishAlone = (said: string) => DISH.test(said) && firstWords(said) === null

/** `This is what I do: boil the pasta, …` and `Now you have it: 450 g flour, 1 tsp salt` say two things. */
export function sentencesOf(text: string): string[] {
  return text.split(SENTENCES).flatMap((sentence, at) => {
    const [, said, told] = /^([^:]{10,300}:)\s+(.+)$/.exec(sentence) ?? []
    if (!said || !told || !isAddressed(said)) return [sentence]
    const isListBehind = splitIngredientSentence(told) !== null && !DISH_NAMED.test(said)
    return (at === 0 && isTold(told)) || isListBehind ? [said, told] : [sentence]
  })
}

/** `My chicken marinade:`, `Hi! For the dal:`: the dish, not what is said before it. */
const DISH_NAMED = /^(?:\p{L}+[ ,!]+){0,6}\p{L}+:$/u

/** Which sentence begins the recipe, behind what is said before it; 0 where nothing is. */
function recipeFrom(sentences: readonly string[], isFirst: boolean): number {
  const [first = '', second] = sentences
  if (isFirst && dishBeforeStep(first)) return 0
  const { from, to, weight } = heaviestRun(weigh(sentences))
  if (second !== undefined && isGreeting(first)) return Math.max(1, from)
  return weight >= MIN_WEIGHT && to > from && !sentences.slice(0, from).some(isListed) ? from : 0
}

/** Of less weight, nothing in a paragraph is a recipe of its own. */
const MIN_WEIGHT = 3

const isName = (text: string) => isSigned(text) || (/^\p{Lu}\p{Ll}+(?: x+)?$/u.test(text) && !isTold(text))
const isListed = (text: string) =>
  beginsMeasured(text) ||
  readSection({ ...BLANK_LINE, text }) !== null ||
  splitIngredientSentence(text) !== null

/** `Bottom: mash 1 can of beans with 2 tbsp of yoghurt.`: what is told before any list, with its amounts. */
export function tellsAmounts(text: string): boolean {
  return /^\p{Lu}[\p{L} ]{2,20}: /u.test(text) && isTold(text) && ingredientsInSteps([text]).flat().length > 0
}
