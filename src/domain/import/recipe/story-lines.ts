import { splitIngredient } from '../../content/split-ingredients.ts'
import { tellsNothing } from './closing-words.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isSigned } from './letter-edges.ts'
import { beginsMeasured, isAddressed, isGreeting, isTold, isToldByPerson, readSection } from './line-looks.ts'
import { dishBeforeStep, firstWords } from './recipe-title.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'

/** A shorter line says one thing, in characters. */
const MIN_LENGTH = 60
/** So many sentences that tell what to do are a method. */
const MIN_TOLD = 2
const SENTENCES =
  /(?<=[\p{L}\d)][.!?]{1,3})(?<!\b(?:Mrs?|Ms|Dr|St|Co)\.)\s+(?=\p{Lu}|(?<=\p{L}{3}\.\s+)\d+ ?(?:grams?|g|ml|mls)\b)/u

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

const BEGINS_COUNTED = /^(?:[\d½¼¾⅓⅔]|one|two|three|four|five|six|eight|ten|twelve|half|an?\b)/i
/** `Try him on this.` */
const TRY = /^(?:try|bring|make|have)\b/i
/** So many things in a sentence that tells nothing to do are the list. */
const MIN_LISTED = 3
/** `You only need three things.` */
const ANNOUNCES_LIST =
  /:$|\b(?:need|takes?|uses?|wants?)\b[^,]{0,30}\b(?:things|ingredients|bits)\b[^,]{0,20}\.$/i

/** Which sentence begins the recipe, behind what is said before it; 0 where nothing is. */
function recipeFrom(sentences: readonly string[], isFirst: boolean): number {
  const [first = '', second] = sentences
  if (isFirst && dishBeforeStep(first)) return 0
  if (second !== undefined && isGreeting(first)) return behindGreeting(sentences)
  const listAt = sentences.findIndex(
    (sentence, at) => ANNOUNCES_LIST.test(sentences[at - 1] ?? '') && isListed(sentence),
  )
  const listFrom = sentences.findIndex(
    (sentence, at) =>
      at > 0 &&
      (isNeeded(sentence) ||
        (BEGINS_COUNTED.test(sentence) && (splitIngredientSentence(sentence)?.length ?? 0) >= MIN_LISTED)) &&
      !isToldByPerson(sentence),
  )
  if (
    listFrom > 0 &&
    sentences
      .slice(0, listFrom)
      .every(
        (sentence) =>
          !isListed(sentence) &&
          (!isToldByPerson(sentence) || TRY.test(sentence)) &&
          ingredientsInSteps([sentence]).flat().length === 0,
      )
  )
    return listFrom
  const told = sentences.findIndex(
    (sentence, at) =>
      at === listAt || (isToldByPerson(sentence) && !ONCE.test(sentence)) || isNeeded(sentence),
  )
  if (told === -1 && isFirst) return narrativeFrom(sentences)
  const put = sentences.slice(0, Math.max(0, told)).findIndex(putsIn)
  const start = put === -1 ? told : put
  if (start < 1 || sentences.slice(0, start).some(isListed)) return 0
  if (start === listAt || isNeeded(sentences[start] ?? '')) return start
  const rest = sentences.slice(start)
  const many = rest.filter(isToldByPerson).length
  const isMethod = many > MIN_TOLD && (start === 1 || many * 2 > rest.length)
  return many >= MIN_TOLD &&
    (isAddressed(first) || (isFirst && ((start === 1 && DISH.test(first)) || isMethod)))
    ? start
    : 0
}

/** `When my uncle came home he brought a goose` */
const ONCE =
  /^(?:when|while|once|after) (?:my|our|i|we|she|he|they|\p{Lu}\p{Ll}+)\b.{0,60}?\b(?:was|were|came|went|had|brought|got|left|moved|lived|grew)\b|^in (?:the|my|our|a) \p{L}+ where\b/iu

/** `On Sundays, rub 2 chickens with salt.`: something done with so much of a food. */
function putsIn(sentence: string): boolean {
  const clauses = sentence.split(/,\s+(?:and\s+|then\s+)?|\s+(?:and|then)\s+/)
  return (
    !ONCE.test(sentence) &&
    clauses.some((clause) => isToldByPerson(clause)) &&
    ingredientsInSteps([sentence]).flat().length > 0
  )
}

/** `Dear Jo, it was good to see you. You asked for the soup. Boil …`: what goes on with hello. */
function behindGreeting(sentences: readonly string[]): number {
  const told = sentences.findIndex(
    (sentence, at) => at > 0 && (!tellsNothing(sentence) || isNeeded(sentence) || isListed(sentence)),
  )
  const between = sentences.slice(1, told)
  return told > 1 && between.every((sentence) => isAddressed(sentence) && tellsNothing(sentence)) ? told : 1
}

/** A story without a word of what to do begins with the first sentence that names what was put in. */
function narrativeFrom(sentences: readonly string[]): number {
  const named = ingredientsInSteps(sentences).map((found) =>
    found.filter((one) => splitIngredient(one).unit !== ''),
  )
  const start = named.findIndex((found) => found.length > 0)
  return start > 0 && named.filter((found) => found.length > 0).length > 1 ? start : 0
}

const isName = (text: string) => isSigned(text) || (/^\p{Lu}\p{Ll}+(?: x+)?$/u.test(text) && !isTold(text))
const isNeeded = (text: string) => readSection({ ...BLANK_LINE, text })?.section === 'ingredients'
const isListed = (text: string) =>
  beginsMeasured(text) ||
  readSection({ ...BLANK_LINE, text }) !== null ||
  splitIngredientSentence(text) !== null

/** `Bottom: mash 1 can of beans with 2 tbsp of yoghurt.`: what is told before any list, with its amounts. */
export function tellsAmounts(text: string): boolean {
  return /^\p{Lu}[\p{L} ]{2,20}: /u.test(text) && isTold(text) && ingredientsInSteps([text]).flat().length > 0
}
