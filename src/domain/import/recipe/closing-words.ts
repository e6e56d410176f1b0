import { findFoods } from '../../kitchen/foods/find-food.ts'
import { findDurations } from '../../text/durations.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isRemark, isTold } from './line-looks.ts'

// Closing remarks after the last step: how long the dish keeps, how many it serves, who likes it (RIMPORT-TEXT-10).

const OF_THE_DISH =
  /^(?:and )?(?:it|this(?: \p{L}+)?|these|they|that|which)(?:['’](?:s|re|ll)|\s(?:is|are|was|were|will|can|could|may|might|keeps?|freezes?|lasts?|gets?|goes?|tastes?|does|do|makes?|feeds?|serves?|reheats?))(?![\p{L}'’])/iu
const OF_PEOPLE =
  /^(?:(?:we|i|you|he|she)(?:['’](?:ll|ve|re|d|m))?|my|our|his|her|their|your|mum|mom|dad|gran(?:ny|dma)?|nan|everyone|everybody|the kids|don['’]t forget|no need)(?![\p{L}'’])/iu
const PRAISE =
  /^(?:goes (?:well|great|nicely)|keeps|freezes|lasts|reheats|thickens|improves|leftovers|(?:even )?(?:better|tastier)|best|tastes|fills|perfect|lovely|delicious|great|good|nice|gorgeous|yum(?:my)?|serves|feeds|makes|yields|enough for|sufficient|single (?:serving|portion))(?![\p{L}'’])/iu
const STORED =
  /^(?:keep|store|freeze)\b.*\b(?:fridge|freezer|airtight|jars?|days?|weeks?|wks?|months?)\b(?!.*\b(?:until|before|then)\b)/i

/** `They come out at about 480 kcal.` */
const FIGURES = /\b\d[\d.,]*\s?(?:k?cals?|calories|kj)\b/i
export const statesFigures = (sentence: string) => FIGURES.test(sentence)

/** `Some put in a glass of port.` */
const OF_OTHERS = /^some (?:people |folks |cooks |of us )?(?:put|add|use|like|prefer|swear|serve)\b/i
/** `(Harold likes double peas)` */
const IN_BRACKETS = /^\([^()]*\)[.!]?$/
/** `No need to thank me, just return the dish.`, `If you enjoyed this video …` */
const ASKED =
  /^(?:no need\b|if you (?:enjoyed|liked|loved)\b|thank(?:s| you)\b|(?:and )?(?:please )?don['’]t forget to (?:like|subscribe|follow|bring|call|ring)\b|let me know\b|ring me\b|call me\b)/i
/** `The beans are in flower`, `Lin says never let it boil`: a statement, not an instruction. */
const STATED =
  /^(?:the|my|your|our|some|an?|\p{Lu}\p{Ll}+)(?:\s(?!to\b)[\p{L}'’-]+){0,4}?\s(?:(?:is|are|was|were)(?! (?:done|ready|added|cooked))|has|have|had|likes?|loves?|puts|adds|uses|(?:makes?) (?:it|a|them)|says?|said|swears?|prefers?|thinks?|always|never)\s(?!.*\d)/u
/** `The sauce keeps for three days`, `The filling can be made ahead` */
const KEPT =
  /^(?:the|your|any) \p{L}+(?: \p{L}+)? (?:keeps?|freezes?|lasts?|improves?|thickens?|will (?:keep|last|freeze)|can be (?:made|cooked|frozen|prepared|doubled|stored))\b/iu
/** `Can be kept in the fridge for a day` */
const CAN_BE_KEPT =
  /^can (?:also )?be (?:kept|stored|frozen|chilled|refrigerated|made (?:ahead|in advance|the day before)|prepared|doubled|halved|reheated|eaten|served)\b/i
/** `Do not make it ahead, it goes watery.` */
const ONLY_FRESH =
  /^(?:do not|don['’]t) (?:let (?:him|her|them|anyone|anybody)\b|make (?:it|them|this) (?:ahead|in advance)|freeze|tell|worry|even think)\b/i
/** `Warm pitta is not optional.` */
const NOT_OPTIONAL =
  /^\p{Lu}\p{Ll}+(?: \p{L}+){0,2} (?:(?:is|are) )?(?:not |never )?(?:optional|essential|compulsory|obligatory|mandatory|non-negotiable|a must|a good idea)\b/u
/** `We let it stand for ten minutes` */
const OF_NARRATOR =
  /^(?:she|he|they|we|i)\s(?:then |always )?(?:let|left|baked|cooked|boiled|simmered|rested|kept|gave)\b/i

const SENTENCES = /(?<=[\p{L}\d)][.!?]{1,3})(?<!\b(?:Mrs?|Ms|Dr|St|Co)\.)\s+(?=\p{Lu})/u

/** Text in other languages is not understood and stays. */
const ENGLISH = /\b(?:the|an?|and|it|you|we|is|are|was|of|to|my|your|any|not|no)\b/i
const FOREIGN =
  /(?<!\p{L})(?:de|het|een|en|ze|met|voor|tot|van|und|mit|der|die|das|den|dem|auf|für|bis|et|dans|le|la|les|du|des|avec|pour|el|los|las|y|con|del|hasta|il|lo|gli|di|och|med|på|att|till|og|av|na|się|oraz|um|em|os|ao)(?!\p{L})/giu

/** Whether a sentence is in another language: several of its function words and none of English, or another script. */
function isForeign(sentence: string): boolean {
  if (/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(sentence))
    return true
  return !ENGLISH.test(sentence) && [...sentence.matchAll(FOREIGN)].length > 1
}

/** Whether a sentence after the steps contains neither an instruction nor an ingredient. */
export function isClosing(sentence: string): boolean {
  if (statesFigures(sentence) && !isTold(sentence)) return true
  if (NOT_OPTIONAL.test(sentence) || CAN_BE_KEPT.test(sentence)) return true
  if (
    ONLY_FRESH.test(sentence) ||
    OF_OTHERS.test(sentence) ||
    IN_BRACKETS.test(sentence) ||
    ASKED.test(sentence)
  )
    return true
  if (STORED.test(sentence) || PRAISE.test(sentence))
    return !/\d\s?(?:tbsp|tsp|g|ml|cups?|oz)\b/i.test(sentence)
  if (!EATEN.test(sentence) && tellsSomething(sentence)) return false
  if (KEPT.test(sentence)) return true
  if (
    /^there(?:['’]ll| will| is| are|['’]s) (?:be )?(?:some|plenty|enough|lots|leftovers?)\b/i.test(sentence)
  )
    return true
  if (STATED.test(sentence) && findDurations(sentence).length === 0) return true
  if (OF_NARRATOR.test(sentence) && findDurations(sentence).length > 0) return false
  if (OF_THE_DISH.test(sentence) || OF_PEOPLE.test(sentence) || isRemark(sentence)) return true
  return (
    !isForeign(sentence) &&
    findFoods(sentence).length === 0 &&
    findDurations(sentence).length === 0 &&
    !/\d\s?(?:°|deg)/.test(sentence)
  )
}

/** Whether no sentence of a text contains an instruction or an amount of something. */
export function tellsNothing(text: string): boolean {
  return !text.split(SENTENCES).some(tellsSomething)
}

/** Whether all sentences of a paragraph are closing remarks. */
export function isClosingParagraph(text: string): boolean {
  return text.split(SENTENCES).every(isClosing)
}

/** Continues the preceding sentence: `That does four, with a salad.` */
const JOINED = /^(?:with|in|on|when|while|once|after)\b/i
/** `You can then add …` */
const TO_PEOPLE =
  /^(?!they (?:freeze|keep|store|reheat|last)\b)(?:you|we|i|they)\s+(?:(?:can|just|then|always)\s+)*/i
/** `We eat them with lemon.` */
const EATEN = /^(?:we|i) (?:always |usually |often )?(?:eat|have|like|love|serve)\b/i
/** `Don't open the door!` */
const FORBIDDEN = /^(?:please )?(?:do not|don['’]t (?!forget)|never|be careful|make sure)\b/i

/** `We then add the onions`, `serve it with 2 lemons` */
function tellsSomething(sentence: string): boolean {
  const clauses = sentence.split(/[.,;:–—]\s+|\s+(?:and|then)\s+/)
  const isDone = clauses.some(
    (clause, at) =>
      (at === 0 || !JOINED.test(clause)) && (isTold(clause) || isTold(clause.replace(TO_PEOPLE, ''))),
  )
  return isDone || FORBIDDEN.test(sentence) || ingredientsInSteps([sentence]).flat().length > 0
}
