import { findFood } from '../../kitchen/foods/find-food.ts'
import { isAddressed, isTold } from './line-looks.ts'

// The dish that words around a recipe name in passing, where no line is its title (RIMPORT-TEXT-9).

/** What dishes are called by their kind, whatever they are made of. */
const KIND =
  'bakes?|balls|bars|biscuits?|bread|breads|brownies|buns?|burgers?|cakes?|casserole|cheesecake|chill?i|chowder|chutney|cobbler|cookies|crackers|crumble|curry|custard|da[hl]l?|dip|dumplings|fishcakes|flapjacks?|flatbreads?|fritters|fudge|galette|gratin|gravy|hotpot|hummus|jam|jelly|kebabs?|lasagn[ae]|loaf|marmalade|marinade|meatballs|muffins|noodles|omelette|pancakes|parkin|pasta|pesto|pickles?|pie|pies|pilaf|pizzas?|porridge|pudding|quiche|ragu|relish|risotto|roast|rolls|salad|salsa|sauce|scones?|shortbread|slices?|slaw|soup|sponge|stew|stir-fry|straws|stuffing|tarts?|toffee|tray ?bake|trifle|truffles|waffles|wraps|strudel|moussaka|goulash|tagine|stroganoff|smoothie|granola|muesli|p[âa]té|terrine|mousse|posset|syllabub|sorbet|broth|hash|skewers|tacos|burritos?|enchiladas|fajitas|ramen|laksa|korma|pakoras?|samosas?|falafels?|schnitzel|macaroni|nachos|frittata|paella|kedgeree|meatloaf|past(?:y|ies)|doughnuts|meringues?|pavlova|roulade|bites'
const OF_KIND = new RegExp(String.raw`\b(?:${KIND})\b`, 'iu')
const WORD = String.raw`\p{L}[\p{L}\d'’-]*`
/** `It's a celeriac and apple soup`, `my coronation chicken`: words for a dish, up to where the sentence goes on. */
const NAME = String.raw`((?:${WORD}\s){0,5}?${WORD})`
const GOES_ON = String.raw`(?=\s(?:that|which|who|when|recipe|for|from|on|at|in|and (?:it|they|we|I|you|\p{L}+ it)|how|I|we|she|he|they|you|so|but|is|was|for)\b|\s*[.,:;!?(]|\s*$)`
const THE = '(?:the|a|an|my|our|her|his|their|these|those|that|this|some)'
const PATTERNS = [
  String.raw`\b(?:show(?:ing)?|teach(?:ing)?|tell(?:ing)?) you (?:all )?how (?:to|i|we) (?:make|cook|bake|do) (?:${THE} )?${NAME}${GOES_ON}`,
  String.raw`\b(?:requests?|ask(?:ed|ing)?|beg(?:ged|ging)?|pester(?:ed|ing)|(?:on|going) at me|after me) (?:me |us )?for ${THE} ${NAME}${GOES_ON}`,
  String.raw`\bpromised\b[^.!?]{0,40}?\b(?:my|our) ${NAME}${GOES_ON}`,
  String.raw`\bpromised (?:\p{L}+ ){1,3}?the ${NAME}${GOES_ON}`,
  String.raw`\b(?:you|he|she|they|who|everyone|\p{Lu}\p{L}+) (?:wants?|wanted|asks? for|asked for|needs?|needed) ${THE} ${NAME}${GOES_ON}`,
  String.raw`\b(?:these|this|that) (?:were|was) (?:the|my|our) ${NAME}${GOES_ON}`,
  String.raw`\bwhat (?:do|did) you put in (?:that|the|your|those) ${NAME}${GOES_ON}`,
  String.raw`\bit was ${NAME}${GOES_ON}`,
  String.raw`\b(?:messaged|asked|wrote|emailed|texted|rang)(?: me| us)? about (?:${THE} )?${NAME}${GOES_ON}`,
  String.raw`\bas promised,? (?:here(?:['’]s| is) )?(?:my|the|our) ${NAME}${GOES_ON}`,
  String.raw`\b(?:thing|choice|answer|favou?rite|best) is ${THE} ${NAME}${GOES_ON}`,
  String.raw`\b(?:it is|it['’]s) (?:only|just) (?:an? )?${NAME}${GOES_ON}`,
  String.raw`^for (?:her|his|my|our|their|the) ${NAME}(?= (?:she|he|they|i|we|you)\b)`,
  String.raw`\b(?:commend|recommend|suggest|offer)(?:ed)?\b[^.!?]{0,20}? ${THE} ${NAME}${GOES_ON}`,
  String.raw`\b(?:favou?rite|speciality|specialty|classic),? (?:${THE} )?${NAME}${GOES_ON}`,
  String.raw`\bhere (?:are|is) ${THE} ${NAME}${GOES_ON}`,
  `(?:^|: )(?:it|this|that)(?:['’]s| is) (?:an?|my|our) ${NAME}${GOES_ON}`,
  String.raw`\bwhat(?:['’]?s| is) in (?:u?r|your|the|that|this) ${NAME}${GOES_ON}`,
  String.raw`\bcan you (?:please )?(?:send|give|tell)(?: me| us)? (?:the|your|that) ${NAME}${GOES_ON}`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** `When we made pasta e fagioli we began …`, `Year 4 made cheese straws and they …` */
const MADE = new RegExp(
  String.raw`\b(?:made|makes?|making|cook(?:ed|ing)?|bak(?:ed?|ing)) (?:(?:a|an|one|some|the|my|her|his|this) )?${NAME}(?=\s(?:on|every|for|from|with|since|when|she|he|they|we|I|and (?:they|it|we|\p{L}+ it)|ever|at|in)\b|\s*[.,:;!?(]|\s*$)`,
  'iu',
)
/** `this is close: clams for two.`, at the end of what is said before */
const ANNOUNCED = /:\s(\p{Ll}[^.,:;!?()\d]{3,50}?)(?:\sfor\s\p{L}+)?[.!]?$/u
/** `anyone got a quick scone recipe?` */
const ANY_RECIPE = new RegExp(
  String.raw`\b(?:an?|the|your|that|any) (?:(?:quick|good|easy|nice|simple|decent|great|foolproof) )*((?:${WORD}\s){0,3}?${WORD}) recipe\b`,
  'iu',
)
const SAID_OF_IT =
  /^(?:an?|the|my|our|some|u?r|(?:very|really|quite)? ?(?:quick|good|easy|nice|lovely|simple|favou?rite|famous|best|usual|great)) /iu
/** `my own soup`, `a huge success` name none. */
const NO_DISH =
  /^(?:it|them|this|that|these|those|one|ones|same|whole|thing|things|something|everything|way|time|times|batch|lot|mess|list|recipe|recipes|dinner|lunch|supper|tea|breakfast|dish|dishes|food|meal|sure|bit|all|what|how)\b|\b(?:recipe|recipes|idea|way|time|thing|one)$/iu

const WHEN_MADE = /^(?:when|so|today|now)\b/i

/** The dish sentences before a recipe name in passing, rather in several words than in one; null where they name none. */
export function dishMentioned(sentences: readonly string[]): string | null {
  const dishes = sentences.map((sentence) => dishSaid(sentence, true)).filter((dish) => dish !== null)
  return dishes.find((dish) => dish.includes(' ')) ?? dishes[0] ?? null
}

/** The dish the first sentence of a recipe names beside what it tells to do. */
export function dishBesideStep(sentence: string): string | null {
  return dishSaid(sentence, false)
}

function dishSaid(sentence: string, isBefore: boolean): string | null {
  const text = sentence.slice(0, 400)
  const patterns = [...PATTERNS, ...(isBefore ? [ANNOUNCED, ANY_RECIPE] : [])]
  if (isBefore || WHEN_MADE.test(text)) patterns.push(MADE)
  const named =
    patterns
      .map((pattern) => bareDish(pattern.exec(text)?.[1]))
      .find((dish) => dish !== null && isDish(dish)) ?? (isBefore ? madeOften(text) : null)
  return named ?? (isBefore ? (kindIn(text) ?? fragment(text)) : null)
}

/** `everyone's mother made menemen on Sundays`: a dish, though no table knows it. */
function madeOften(text: string): string | null {
  const [, dish = ''] =
    /\b(?:made|making|make|cooks?|cooked|cooking|baked|baking|(?:taught|brought|served|gave|made|cooked) (?:me|us)|taught (?:me|us) to make) ((?:\p{Ll}[\p{L}'’-]{4,}(?:\s(?:alla|al|à la|de|di|e|en|con|and)\s\p{L}+)?|\p{Ll}+ \p{Ll}+))(?= (?:on \p{Lu}|every|ever since|for years|all the time|without|on my|when))/u.exec(
      text,
    ) ?? []
  return dish === '' ||
    NO_DISH.test(dish) ||
    /^(?:friends|money|plans|changes|progress|mistakes)\b/.test(dish)
    ? null
    : dish
}

/** `Chickpea thing.`, a sentence of nothing else. */
function fragment(text: string): string | null {
  const [, name = ''] =
    /^(?:(?:right|ok(?:ay)?|so)[\s,]+)*(\p{L}[\p{L} '’&-]{4,40}?)(?:, (?:by|as|from|my|the|which)\b[^.!?]*)?[.!]$/iu.exec(
      text,
    ) ?? []
  return name !== '' &&
    name.split(' ').length <= 3 &&
    !isAddressed(name) &&
    !isTold(name) &&
    name.split(' ').some(isDish)
    ? name
    : null
}

function bareDish(said: string | undefined): string | null {
  if (said === undefined) return null
  let dish = said
    .trim()
    .replace(/\s(?:so|that|which|who|but|because|since)\s.*$/i, '')
    .replace(/^\p{L}+['’]s\s(?=\p{Ll})/u, '')
    .replace(/\s(?:mate|please|pls|love|hun|guys|lads)$/i, '')
  while (SAID_OF_IT.test(dish)) dish = dish.replace(SAID_OF_IT, '')
  return dish === '' || NO_DISH.test(dish) ? null : dish
}

/** `My husband proposed over this plum tart`: a kind of dish, with what it is made of. */
function kindIn(text: string): string | null {
  const names = text.matchAll(
    new RegExp(
      String.raw`(?:\b(?:the|a|an|my|our|her|his|this|these|those)|\p{L}['’]s) ((?:\p{Ll}[\p{L}'’-]*\s(?:(?:and|&)\s)?){0,3}?(?:${KIND})(?:\s(?:${KIND}))*)\b(?!\s(?:tin|pan|dish|bowl|recipe book|mould|tray)\b)`,
      'gu',
    ),
  )
  const dishes = [...names].flatMap(([, dish]) => bareDish(dish) ?? [])
  return dishes.find((dish) => dish.includes(' ')) ?? dishes[0] ?? null
}

/** Whether any word of a line is a food or a kind of dish. */
export function namesFood(text: string): boolean {
  return (
    OF_KIND.test(text) ||
    findFood(text) !== null ||
    text.split(/[^\p{L}'’-]+/u).some((word) => word.length > 3 && findFood(word) !== null)
  )
}

/** Whether words name what can be eaten: a food, or a dish by its kind. */
export function isDish(words: string): boolean {
  const last = words.split(' ').at(-1) ?? ''
  return OF_KIND.test(words) || [words, last].some((one) => findFood(one) !== null)
}
