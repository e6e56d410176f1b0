import { findFood } from '../../kitchen/foods/find-food.ts'
import { capitalize } from '../../text/capitalize.ts'
import { isAddressed, isTold } from './line-looks.ts'

// Finds the dish that the text around a recipe mentions, where no line is its title (RIMPORT-TEXT-9). Every candidate
// is scored by the words before and after it, by its owner, and by whether it is a kind of dish.

/** Kinds of dishes, whatever their ingredients. */
const KIND =
  'bakes?|balls|bars|biscuits?|bread|breads|brownies|buns?|burgers?|cakes?|casserole|cheesecake|chill?i|chowder|chutney|cobbler|cookies|crackers|crumble|curry|custard|drizzle|da[hl]l?|dip|dumplings|fishcakes|flapjacks?|flatbreads?|fritters|fudge|galette|gratin|gravy|hotpot|hummus|jam|jelly|kebabs?|lasagn[ae]|loaf|marmalade|marinade|meatballs|muffins|noodles|omelette|pancakes|parkin|pasta|pesto|pickles?|pie|pies|pilaf|pizzas?|porridge|pudding|quiche|ragu|relish|risotto|roast|rolls|salad|salsa|sauce|scones?|shortbread|slices?|slaw|soup|sponge|stew|stir[ -]fry|straws|stuffing|tarts?|toffee|tray ?bake|trifle|truffles|waffles|wraps|strudel|moussaka|goulash|tagine|stroganoff|smoothie|granola|muesli|p[âa]té|terrine|mousse|posset|syllabub|sorbet|broth|hash|skewers|tacos|burritos?|enchiladas|fajitas|ramen|laksa|korma|pakoras?|samosas?|falafels?|schnitzel|macaroni|nachos|frittata|paella|kedgeree|meatloaf|past(?:y|ies)|doughnuts|meringues?|pavlova|roulade|bites|crisp|masala|biryani|raita|adobo|rasam|sambar|pula[uo]|halwa|rarebit|blondies|bolognese|carbonara|gumbo|jambalaya|kimchi|cordial|ice cream|shakshuka|ceviche|pho|pad thai|gyoza|bibimbap|rendang|tabbouleh|fattoush|borscht|pierogi|spanakopita|dolma|tamales|pozole|empanadas|arepas|feijoada|cassoulet|ratatouille|bouillabaisse|tiramisu|cannoli|focaccia|brioche|baklava|guacamole|gazpacho|caponata|minestrone|colcannon|upma|poha|dosas?|khichdi|halloumi fries|katsu|chilaquiles|jollof|tinga|pots?'
const OF_KIND = new RegExp(String.raw`\b(?:${KIND})\b`, 'iu')
const WORD = String.raw`\p{L}[\p{L}\d'’-]*`
/** Words that can continue a name, and those that never begin or continue one. */
const JOINTS = /^(?:and|with|of|&|e|de|di|al|alla|con|en|à|la|in)$/i
const STOPS = new Set(
  `that which who whom when whenever where while recipe recipes for from on at how i we she he they you it so but is are was were be been
  has have had do does did will would can could the a an my our your his her their this these those some to by every since
  again without as if because then or not one ones just really always never ever often last yesterday today tonight tomorrow please
  pls mate love down here there what why me us them him until before after behind into over up out off fed feeds serves served started began became turned happened goes comes tastes keeps ain't isn't aren't get gets got went called take takes took come came need needs want wants everyone everybody going make makes made arrived reached survived vanished disappeared`.split(
    /\s+/,
  ),
)
/** Words showing that a dish was cooked, or only that it is wanted or liked. */
const COOKED =
  /(?:recipe (?:for|is)|\bhere(?:['’]?s| is| are|,? at (?:long )?last,? is)|\b(?:mak|cook|bak)(?:e|es|ing)|\bmade|\bcooked|\bbaked|\b(?:we|I|you|she|he|they|to) do|\bdid|\b(?:taught|show(?:ed|s)) (?:me|us)|\bwas (?:first |once )?taught|\bbrought|\binvented|\bcall(?:ed|s)?(?: it| this| them)?|\btyp(?:ing|ed) (?:up|out)|\bfavou?rite,?|\bspecialit?y,?|\bclassic,?|\b(?:what|how)(?:['’]?s| is| goes| (?:do|did) you put) in(?:to)?)(?: (?:me|us|you|him|her|them|everyone))?$/i
const WANTED =
  /(?:\b(?:ask|pester|begg?|message|wr[oi]te|email|text)(?:s|ed|ing)?(?: (?:me|us))?(?: how| (?:for|about|after))|\b(?:requests?|after me|at me) for|\brang about|\b(?:I|we) had|\bwant(?:s|ed)?|\bneed(?:s|ed)?|\bpromised(?: \p{L}+){0,3}|\b(?:lik|lov|enjoy)ed|\bobsessed with|\b(?:trick|secret|key) (?:with|to|of)|\b(?:favou?rite|go-to|breakfast|lunch|dinner|supper|tea)\b[^.]{0,30} (?:has|have) (?:got )?to be|\bsold|\b(?:bring|send|give|tell)(?: (?:me|us))?|\b(?:commend|recommend|suggest|offer)(?:ed)?|\b(?:choice|answer|thing|best|usual|is) is|\bas promised,?|\bforget,?)$/iu
const SAID_TO_BE =
  /(?:\b(?:it|this|that)(?:['’]s| is| was)(?: (?:only|just))?|\b(?:these|those) (?:are|were)|\btoday(?:['’]s(?: is)?)?,?|:|^(?:(?:so|ok(?:ay)?|right),? )*for|\blet it be)$/i
/** `the soup you liked`, `the cake I make` */
const TOLD_BEHIND =
  /^(?:,? (?:that|which))? (?:you|u|everyone|everybody|we|I|she|he|they)\b|^ (?:for (?:years|ages|ever|\p{L}+)|from|since|every|all the time|on|without|again|ever since)\b/iu
const SUBJECT_BEHIND =
  /^ (?:arrived|survived|vanished|disappeared|goes|comes|tastes|keeps|is|are|was|were|isn['’]t|ain['’]t|fed|feeds|has|needs|takes)\b/i
const OWNER = /(?:\b(?:my|our|her|his|their|your|its own)|\p{L}['’]s)$/iu
const ARTICLE = /\b(?:the|this|these|that|those)$/i
const ANY = /\b(?:an?|some|any)$/i
/** A part of a dish or cookware is not a dish's name. */
const NO_NAME =
  /\b(?:dough|batter|filling|topping|mixture|crust|dressing|icing|glaze|tins?|pans?|dish|pot|oven|spoons?|mould|tray|book|night|day|week|year|time|way|family|kitchen|garden|party|version)$/i
/** `mixing bowl`, unlike `turkey burger bowls` */
const isVessel = (dish: string) => {
  const [of = '', bowl] = dish.split(/ ?(?=bowls?$)/i)
  return bowl === undefined ? /^bowls?$/i.test(dish) : !OF_KIND.test(of) && !namesFood(of) && !BOWLED.test(of)
}
const BOWLED = /\b(?:protein|power|breakfast|buddha|poke|grain)$/i
const SAID_OF_IT =
  /^(?:an?|the|these|my|our|some|u?r|(?:very|really|quite)? ?(?:quick|good|easy|nice|lovely|simple|favou?rite|famous|best|usual|great|decent|proper|only|easiest|simplest|quickest)) /iu
/** `my own soup`, `a huge success` are not names. */
const NO_DISH =
  /^(?:it|them|this|that|these|those|one(?!-)|ones|same|whole|thing|things|something|everything|way|time|times|batch|lot|mess|list|recipe|recipes|dinner|lunch|supper|tea|breakfast|dish|dishes|food|meal|sure|bit|all|what|how)\b|^(?:fish|meat|veg|vegetables|fruit)$|\b(?:recipe|recipes|idea|way|time|thing|one)$/iu

/** Minimum score of a name. */
const MIN_WEIGHT = 3
const MAX_WORDS = 7
/** Characters of a sentence that are examined. */
const MAX_LENGTH = 400

/** Whether a word is a kind of dish, singular or plural: `meatballs`. */
export const isKind = (word: string) =>
  [word, `${word}s`, word.replace(/s$/, '')].some((one) => OF_KIND.test(one))

interface Named {
  dish: string
  weight: number
}

/**
 * Returns the dish mentioned in sentences before a recipe; null where they mention none.
 *
 * @param steps instructions that may also mention it
 */
export function dishMentioned(sentences: readonly string[], steps: readonly string[] = []): string | null {
  const named = [
    ...sentences.flatMap((sentence) => dishesIn(sentence.slice(0, MAX_LENGTH))),
    ...steps.flatMap(dishesBesideStep),
  ]
  const best = heaviest(named)
  if (best) return inFull(best.dish, sentences)
  return (
    sentences.map((sentence) => fragment(sentence.slice(0, MAX_LENGTH))).find((dish) => dish !== null) ?? null
  )
}

/** Completes `the soup` of `I can do the soup`, where chicken soup was mentioned before. */
function inFull(dish: string, sentences: readonly string[]): string {
  if (dish.includes(' ')) return dish
  const behind = new RegExp(String.raw`(\p{Ll}[\p{L}'’-]{2,}) ${dish}\b`, 'u')
  const of = sentences
    .map((sentence) => behind.exec(sentence.slice(0, MAX_LENGTH))?.[1])
    .find((word) => word && findFood(word) !== null)
  return of === undefined ? dish : `${of} ${dish}`
}

function dishesBesideStep(sentence: string): Named[] {
  const [, lead = ''] = BESIDE_STEP.exec(sentence.slice(0, MAX_LENGTH)) ?? []
  return lead === '' ? [] : dishesIn(lead)
}

/** `For my fish pie you want`, `Today, a tray of flapjacks:`: the dish is named before the first instruction. */
const BESIDE_STEP =
  /^((?:when|so|today|now|(?:as )?for|the|my|our|ok(?:ay)?|what|this|here|right|yes)\b.{3,100}?)(?:(?<=\w), |: | (?:you|we|I|she|he|they) (?:just |only |always )?(?:want|need|take|would|get|use|began|start|put|poach|boil|fry|melt)|$)/i

function heaviest(named: readonly Named[]): Named | undefined {
  return named
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .reduce<Named | undefined>((best, one) => (best && best.weight >= one.weight ? best : one), undefined)
}

/** Returns every candidate name in a sentence, with its score. */
function dishesIn(said: string): Named[] {
  const text = said.replace(BEGUN_WITH, '')
  const words = [...text.matchAll(new RegExp(WORD, 'gu'))]
  return words.flatMap(({ 0: word, index }, at) => {
    const before = text.slice(0, index).trimEnd()
    const isAfterSpace = index === 0 || /[\s(“"]/.test(text[index - 1] ?? '')
    if (!isAfterSpace || STOPS.has(word.toLowerCase()) || JOINTS.test(word)) return []
    const context = contextOf(before)
    if (context.weight === 0 && index > 0) return []
    const name = nameAt(text, words.slice(at, at + MAX_WORDS))
    // The name of `Baked potatoes` begins before its second word.
    if (/(?:^\p{Lu}|: \p{Ll}|\b(?:the|this|that|an?|my|our|some) \p{Ll})\p{L}+ed$/u.test(before)) return []
    if (IN_A_PLACE.test(before) && !name.includes(' ')) return []
    const own = name.replace(HELPING_FIRST, '')
    const dish = OWNER.test(before) ? own : own.replace(SAID_OF_IT, '')
    if (
      dish === '' ||
      NO_DISH.test(dish) ||
      NO_NAME.test(dish) ||
      isVessel(dish) ||
      /^\d|^(?:sauce|marinade)$|['’]s$/.test(dish)
    )
      return []
    const behind = text.slice(index + name.length)
    const weight = weightOf(dish, behind, context, index === 0)
    // `Any ideas for a loaf?` names what is wanted; `Rye loaf.` contains nothing else.
    const isOnlyThis = !dish.includes(' ') && /\b(?:this|these)$/i.test(before)
    const said = isOnlyThis
      ? context.isCooked
        ? -2
        : -4
      : /\?$/.test(text)
        ? -2
        : index === 0 && /^[.!]?$/.test(behind)
          ? 1
          : 0
    return weight === null ? [] : [{ dish, weight: weight + said }]
  })
}

/** `Right then, Yorkshire puddings` */
const BEGUN_WITH = /^(?:(?:right|ok(?:ay)?|well)(?: then)?, )+(?=\p{Lu}\p{Ll})/iu

/** `We ate it in a bar` */
const IN_A_PLACE =
  /\b(?:in|at|from|outside|behind|near|past) (?:an?|the|this|that)$|\b(?:plenty|enough) for (?:an?|the)$/i

interface Context {
  weight: number
  /** Whether the words before the name say that it was cooked or wanted, or what it is. */
  isSaid: boolean
  isCooked: boolean
}

/** `big pan of bolognese` */
const HELPING_FIRST = /^(?:(?:big|good|huge|large|little|small) )?(?:bowl|pan|pot|batch|tray) of /i
/** `a dish of buttered parsnips` */
const HELPING_OF =
  /(?<= )(an?|the|this|my|our) (?:(?:big|good|huge) )?(?:dish|plate|bowl|pan|pot|batch|tray) of$/i

function contextOf(said: string): Context {
  const before = said.replace(HELPING_OF, '$1')
  const owner = OWNER.test(before) ? 1.5 : ARTICLE.test(before) ? 1 : ANY.test(before) ? 0.5 : 0
  const lead = owner > 0 ? before.replace(/\s*[\p{L}'’]+$/u, '').replace(/ (?:\p{Lu}\p{L}+)$/u, '') : before
  const tail = lead.slice(-60)
  const isCooked = COOKED.test(tail)
  const cue = isCooked ? 2.5 : WANTED.test(tail) ? 2 : SAID_TO_BE.test(tail) ? 1.5 : 0
  // `for Amma's rasam` includes the owner in the name.
  const isOwned = /\p{Lu}\p{L}*['’]s$/u.test(before) && cue === 1.5
  return { weight: owner + (isOwned ? 0 : cue), isSaid: cue > 0, isCooked }
}

/** `husband hates aubergines` */
const NARRATED =
  / (?:sold|sells|hates?|loves?|likes?|leaves?|left|grows?|grew|brings?|brought|buys?|bought|gives?|gave|eats?|ate|wants?|refuses?) /i

function weightOf(
  dish: string,
  behind: string,
  { weight, isSaid, isCooked }: Context,
  isFirst: boolean,
): number | null {
  const [head = ''] = dish.split(/ (?:with|in|from) /)
  const last = head.split(' ').at(-1) ?? ''
  const kind = isKind(last)
    ? 3
    : OF_KIND.test(head)
      ? 2
      : [dish, head, last].some((one) => findFood(one) !== null)
        ? 1.5
        : head.split(' ').some((one) => one.length > 3 && findFood(one) !== null)
          ? 1
          : 0
  const isRecipe = /^ (?:recipe\b|goes like this|is made (?:like this|as follows))/i.test(behind)
  const told = isRecipe ? 2.5 : TOLD_BEHIND.test(behind) ? 1 : 0
  const subject = (isFirst || weight > 0) && SUBJECT_BEHIND.test(behind) ? 1 : 0
  // An unknown name is a dish only where it was cooked.
  if (kind === 0 && !(isCooked && (told > 0 || weight > 3.5)) && !isRecipe && weight + told < MIN_WEIGHT)
    return null
  if (kind === 0 && !isCooked && !isRecipe) return null
  // `my husband hates aubergines` names a food, not a dish.
  if (kind < 2 && !isSaid && !isRecipe && !isFirst && subject === 0) return null
  if (NARRATED.test(dish)) return null
  // `Baked apples`
  const isLong = head.includes(' ') ? (isFirst && /^\p{Lu}\p{L}+ed /u.test(head) ? 1.5 : 1) : 0
  return weight + kind + told + subject + isLong
}

/** Returns the words of a name, up to where the sentence continues. */
function nameAt(text: string, words: readonly RegExpExecArray[]): string {
  const start = words[0]?.index ?? 0
  let end = start
  let reached = start
  for (const [at, { 0: word, index }] of words.entries()) {
    if (at > 0 && !/^\s+$/.test(text.slice(reached, index))) break
    const next = words[at + 1]
    if (JOINTS.test(word)) {
      const isJoined =
        next &&
        /^\s+$/.test(text.slice(index + word.length, next.index)) &&
        goesOn(word, next[0], text.slice(next.index))
      if (!isJoined) break
      reached = index + word.length
      continue
    }
    if (STOPS.has(word.toLowerCase())) break
    // `For the smoothie bowl blend a banana`
    if (
      at > 0 &&
      isTold(word) &&
      /^\s(?:\d|an?|the|two|three|four|half)\b/i.test(text.slice(index + word.length))
    )
      break
    // `my mother's flat smelled of soup`
    if (at > 0 && /ed$/.test(word) && /^(?:of|the|in|with|me|us)$/i.test(next?.[0] ?? '')) return ''
    end = index + word.length
    reached = end
  }
  return text.slice(start, end)
}

/** Whether a name continues: `and peas`, `alla Nerano`; never `and they`, `and it`. */
function goesOn(joint: string, word: string, rest: string): boolean {
  if (STOPS.has(word.toLowerCase())) return false
  if (!/^(?:and|with|of|&|in)$/i.test(joint)) return true
  const [two = ''] = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?/u.exec(rest) ?? []
  return [word, two].some((one) => findFood(one) !== null || OF_KIND.test(one))
}

/** Returns the dish of `Chickpea thing.`, a sentence that is only a name. */
function fragment(text: string): string | null {
  const [, name = ''] =
    /^(?:(?:right|ok(?:ay)?|so)[\s,]+)*(\p{L}[\p{L} '’&-]{4,40}?)(?:,? (?:by|as|from|my|the|which|for|right)\b[^.!?]*)?[.!]$/iu.exec(
      text,
    ) ?? []
  return name !== '' &&
    name.split(' ').length <= 3 &&
    !isAddressed(name) &&
    !isTold(name) &&
    !/ (?:is|are|was|were|comes?|came)$/i.test(name) &&
    name.split(' ').some(isDish)
    ? name
    : null
}

/** Splits `Gran's flapjack.`, `Cullen skink, the way he made it.` into the dish and the remark on it. */
export function dishAlone(sentence: string): { dish: string; beside: string } | null {
  const [, name = '', beside = ''] = DISH_ALONE.exec(sentence) ?? []
  const [bare = ''] = name
    .toLowerCase()
    .replace(/ with an? [\p{L} -]{3,30}$/u, '')
    .split(/ (?:the|my|our) [\p{L}'’]+ (?:way|style)$/u, 1)
  const words = bare.split(' ')
  const isNamed =
    isDish(bare) || (words.length > 1 && words.length < 4 && (namesFood(bare) || OF_WHOM.test(beside)))
  const isOne =
    isNamed &&
    words.length <= 6 &&
    words.some((word) => word.length > 3) &&
    !(isTold(bare) && TO_DO.test(bare)) &&
    (beside === '' || OF_WHOM.test(beside) || (words.length > 1 && !namesFood(beside))) &&
    !/^(?:in|on|for|from|without)\b/.test(bare) &&
    !words.some(
      (word, at) =>
        STOPS.has(word) &&
        !(at === 0 && /^(?:an?|the)$/.test(word)) &&
        !/^(?:my|our|the|in|on|for|from|without)$/.test(word),
    )
  return isOne ? { dish: capitalize(name), beside } : null
}

const DISH_ALONE =
  /^(?:(?:Right|Ok(?:ay)?|So)(?: then)?, (?=\p{Ll})|(?=\p{Lu}))(\p{L}[^.,;:!?\d()\p{Extended_Pictographic}]{2,60}?)(?:(?: \([^()]{1,25}\)| x ?\d{1,2})(?=\.)|(?:,|\s[-–—]) ([^.!?\d]{2,40}))?(?:[.!]|\s?\p{Extended_Pictographic}+)$/u
/** `Peel and slice three apples.` */
const TO_DO = /\b(?:and|an?|the|two|three|four|five|six|eight|ten)\b/
/** `the way my da made it` */
const OF_WHOM = /^(?:the|my|our|as|how|by|from|about|enough)\b/i

/** Whether any word of a line is a food or a kind of dish. */
export function namesFood(text: string): boolean {
  return (
    OF_KIND.test(text) ||
    findFood(text) !== null ||
    text.split(/[^\p{L}'’-]+/u).some((word) => word.length > 3 && findFood(word) !== null)
  )
}

/** Whether words name something edible: a food, or a dish by its kind. */
export function isDish(words: string): boolean {
  const last = words.split(' ').at(-1) ?? ''
  return OF_KIND.test(words) || [words, last].some((one) => findFood(one) !== null)
}
