import { findFood } from '../../kitchen/foods/find-food.ts'
import { capitalize } from '../../text/capitalize.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { isAddressed, isTold, SENTENCE_END } from './line-looks.ts'
import { isDish, namesFood } from './named-dish.ts'
import { addFacts, factsInParts, NO_FACTS, type RecipeFacts, readFacts } from './recipe-facts.ts'

// Recognizes a recipe's title within a line; which line is the title is decided in sort-lines.ts.

/** `Hey! For the dal: 250 g lentils, …` */
const FOR_DISH =
  /^(?:(?:hey|hi|hello|ok(?:ay)?|so)[\s!,]+){0,2}for (?:the |my |an? )?([^:.]{2,40}?)(?::\s+(?=.*\d)|,?\s(?:you(?:['’]?ll)? (?:want|need)|(?:i|we) (?:use|take))(?: like| about)?\s+)(.+)$/i
/** `Easy dinner for 2: fry an onion in oil, …` */
const DISH_THEN_STEP =
  /^(\p{Lu}[^:.,\d–—]{2,40}?(?:\sfor\s\d{1,2})?)(?:(?::|\s[-–—])\s+|\.?[—–]{1,2}\s?)(\p{L}.+)$/u
/** `Pancakes: 200 g flour, 2 eggs.`, `my mug cake is half a cup of oats, an egg` */
const NAMED_DISH =
  /^((?:\p{Lu}|(?:my|his|her|our)\s)[^:.\d]{2,40}?)(?::|\s(?:is|are)(?::|(?=\s(?:\d|half\b|an?\s\p{L}+\sof\b))))\s+(?=.*\d|(?:half|an?|one|two|three|four)\s)(.+)$/u
/** `Tabbouleh – bulgur 100 g, 3 tomatoes.` */
const DISH_BEFORE_DASH = /^(\p{Lu}[^:.\d–—]{2,40}?)\s[-–—]\s+([\p{L}\d].+)$/u
/** `Noodles. 2 cups flour, 3 eggs.` */
const DISH_BEFORE_AMOUNT = /^(\p{Lu}[^:.\d]{2,40})\.\s+(?=[\d½¼¾⅓⅔])(.+)$/u
/** `PANCAKES.-- Three eggs, one pint of milk.` */
const OLD_TITLE = /^(\p{Lu}[\p{Lu}\s'’-]{2,40})\.?\s*(?:--|—|–)\s*(.+)$/u
const DISHES_BEFORE = [FOR_DISH, OLD_TITLE, NAMED_DISH, DISH_BEFORE_AMOUNT, DISH_BEFORE_DASH]
/** `Tired of salads? Try this chickpea salad`, `Ok. Palak paneer` */
const LED_TO =
  /^bring (?:the|my|some)\s|^(?:(?:yes|no|sure|of course|hi|hello)\b[^.!?:\d]{0,30}[.!]|[^?]{5,60}\?\s+(?:try|make|meet) (?:this|my|these|our|the)|ok(?:ay)?[.!])\s+(?=\p{L}+ ?\S*\s\p{L})|^ok(?:ay)?\s(?=\p{Ll}{3})|^right,\s+(?=\p{L}{3})/iu
/** `My go-to is peanut noodles` */
const GO_TO =
  /^(?:my|our) (?:go-?to|usual|stand-?by|staple|default|signature|favou?rite|regular)(?: \p{L}+){0,2}(?: is|['’]s| are) (?:(?:an?|my|the|these|this) )?(?=\p{L})(.+)$/iu
/** `Here's what we had: lemony orzo.` */
const HERE_IS = /^here(?:['’]?s| is) (?:what|the|my|our|a)\b[^:.]{0,40}:\s+/i
/** `15-minute noodles`, `5 ingredient bread` */
export const COUNTING_TITLE =
  /^\d{1,2}[\s-](?:minutes?|mins?|hours?|ingredients?|steps?|pots?|pans?|days?|layers?)\b[\s-]+\p{L}/iu
/** `12 muffins`, after a title. */
const PIECES =
  /^\d{1,2} (?:muffins|cupcakes|cookies|biscuits|scones|rolls|buns|bars|balls|bites|brownies|squares|slices|pieces|pancakes|fritters|patties|burgers|wraps|tacos|skewers)$|^(?:about )?\d{1,2} dozen$/i
/** `For a Spanish omelette for four, peel 500 g of potatoes` */
const FOR_DISH_TELL =
  /^For (?:an?|my|some) ([^,.:;\d]{3,50}?(?: for (?:\d{1,2}|two|three|four|five|six|eight))?), (\p{Ll}.+)$/u
const FOR_SO_MANY = /(?<=\S)\s+for (?:\d{1,2}|one|two|three|four|five|six|eight)(?: people| persons)?$/i
/** `Subject: Fwd: soup`, `Joined: May 2011`: a label's value, except for labels of titles. */
const LABELLED =
  /^(?!(?:the )?(?:recipe(?: for| name| title)?|dish(?: name)?|name|title|topic|(?:\p{L}+ )?(?:breakfast|brunch|lunch|dinner|supper|dessert))\s*:|how\b)\p{L}[\p{L} ]{1,20}:\s+\S/iu
/** `Tonight's dinner` */
const TODAYS = /^(?:tonight|today|this week)['’]?s? (?:breakfast|lunch|dinner|supper|tea|recipe|cook)$/i
/** `Sunday Kitchen`, `WEEKEND / FOOD`: a newspaper's section for recipes. */
const KICKER =
  /^(?:.*\s)?(?:news(?:letter)?|notes(?! (?:from|on|of)\b)|edition|diary|gazette|chronicle|herald|journal|bulletin|club|log|minutes of|section,)(?:[,:\s–—-].*)?$|^(?:the )?(?:\p{L}+ ){0,2}(?:larder|pantry|kitchen notes|kitchen diary)$|^(?:the )?(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|weekly|good|family|readers['’]?|home|your|our) ){1,2}(?:kitchen|table|food|eats|cook(?:s|ing|ery)?|recipes?|magazine|exchange)$|^(?:\p{L}+ ){1,3}\/ (?:food|recipes?|cook(?:ing|ery)|kitchen)$/iu
/** Maximum length of a line, in characters. */
const MAX_LENGTH = 120

/** Whether a line is a question and so not a dish: `How many are coming?` */
export function isQuestion(text: string): boolean {
  return /^(?:re:\s*)*(?:what|how|who|why|when|where|which|any(?:one|body)?|does|do|can|could|is|are|have|has|would|will)\b[^?]*\?|^(?:which|what) (?:one|kind|sort)\b|^re:.*\?+$/i.test(
    text,
  )
}

/** Returns the first words of a text, which may name the dish: `Red-eye gravy is hardly cooking`. */
export function firstWords(text: string): string | null {
  return (
    /^(?!(?:I|we|you|he|she|they|it|[Tt]he (?:trick|secret|key))\b)(?:(?:this|these|my|our) )?([\p{L}\d][^.,:;!?()]{3,40}?) (?:ain['’]t|isn['’]t|aren['’]t|is|are|was|has|have|needs?|wants?|takes?)\s/u.exec(
      text,
    )?.[1] ?? null
  )
}

/** `No problem.`, `Ha ok`, before anything else. */
const ANSWER_FIRST =
  /^(?:(?:ha+|lol|ok(?:ay)?|sure|yes|no|yep|yeah|hmm+)(?:[\s,]+(?:ha+|lol|ok(?:ay)?|sure|yes|here))*[.!]*$)|^(?:no (?:problem|worries|trouble)|of course|certainly|absolutely|don['’]t worry|here (?:you go|it is|we go|goes)|as promised|thanks?|sorry)\b/i

/** Whether a line above a recipe is its title only if no line below it can be. */
export function isWeakTitle(text: string): boolean {
  return (
    ANSWER_FIRST.test(text) ||
    (/^(?:for|to) (?:the|my|our|all)\b/i.test(text) && findFood(text) === null) ||
    TODAYS.test(text) ||
    KICKER.test(text) ||
    isAddressed(text) ||
    LABELLED.test(text) ||
    /[.!?…]$/.test(text) ||
    text.split(' ').length > 10
  )
}

/** Whether nearly every word begins with a capital: `One Pot, Two Dinners, No Dishes to Wash!` */
export function isHeadline(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}{4}/u.test(word))
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** Whether a line's wording announces the title. */
export function isSaidToBeTitle(text: string): boolean {
  return GO_TO.test(text) || (HERE_IS.test(text) && text.length <= MAX_LENGTH)
}

/** Whether the text before a list is not a dish: `I never measure but roughly: a mug of rice`. */
export const isSpoken = (dish: string) => /^(?:I|we|you|he|she|they|it)\b/i.test(dish)

/** Splits a dish named before its list, in one line; null for other lines. */
export function dishBeforeList(text: string): { dish: string; rest: string } | null {
  const found = DISHES_BEFORE.map((pattern) => pattern.exec(text)).find((one) => one !== null)
  const [, dish, rest = ''] = found ?? []
  const isList = rest
    .split(SENTENCE_END)
    .slice(0, 2)
    .some((sentence) => splitIngredientSentence(sentence) !== null)
  // Before a list, `for two` does not belong to the name.
  return dish && isList
    ? {
        dish: dish
          .replace(/^ok(?:ay)?[\s,]+(?:so[\s,]+)?(?=\p{L}{3})/iu, '')
          .replace(/^(?:for )?(?:the|an?) (?=\p{L})/iu, '')
          .replace(FOR_SO_MANY, ', $&'),
        rest,
      }
    : null
}

/** Whether a name is a dish: `Spanish omelette for four`, but not `crisp crust` or `sauce`. */
function isNamedDish(made: string): boolean {
  const dish = made.replace(FOR_SO_MANY, '')
  return (
    isDish(dish) &&
    (dish !== made || dish.includes(' ')) &&
    !/\b(?:crust|sauce|dressing|glaze|icing|topping|filling|finish|flavou?r|version|change|texture)\b/i.test(
      dish,
    )
  )
}

/** Splits a dish and its only instruction, in one line; null for other lines. */
export function dishBeforeStep(text: string): { dish: string; rest: string } | null {
  const [, made, how = ''] =
    FOR_DISH_TELL.exec(text.replace(/^(For [^,.]{3,40}?) that (?:feeds|serves|does) /, '$1 for ')) ?? []
  if (made !== undefined && isTold(how) && /\d|\b(?:an?|two|three|half)\b/.test(how) && isNamedDish(made))
    return { dish: capitalize(made).replace(FOR_SO_MANY, ', $&'), rest: capitalize(how) }
  const [, dish, rest = ''] = DISH_THEN_STEP.exec(text) ?? []
  // `Microwave mug cake` names a dish, `Make the sauce` does not.
  const bare = dish?.replace(/,? the way (?:I|we|my|our|she|he|they)\b.*$/i, '') ?? ''
  const isNamed = dish !== undefined && (!isTold(bare) || !/\s(?:the|an?|your|it|all)\b/i.test(bare))
  return isNamed &&
    !isAddressed(bare) &&
    !/^(?:recipe|dish|title|name)\b|\b(?:ideas?|takes?|minutes)\b/i.test(dish) &&
    isTold(rest) &&
    bare.includes(' ')
    ? { dish: bare.replace(FOR_SO_MANY, ', $&'), rest }
    : null
}

/** `Chicken tikka is very simple` */
const SIMPLE = /(?<=\p{L})\s(?:is|are) (?:(?:very|really|so|dead|super) )?(?:simple|easy|quick)\b.*$/iu
/** `Kachumber (goes with everything)`: brackets that are not a food or another name of the dish. */
const ASIDE_IN_BRACKETS =
  /\s*\((?=[^()]*\s)(?!(?:serves|makes|for|prep|feeds|ready|cook|total|time|yields?|(?:about )?\d+ (?!ingredients?\b))\b)(?=[^()]*(?:[,!]|\s(?:on|with|in|every|for|from)\s|\bingredients?\b|^(?:the|my|a|so|very|no)\b)|(?:the|my|a|so|very|no|freezer|make|they|we|you|kids)\s)[^()]{4,80}\)$/iu
/** `Burritos x 4` */
const SO_MANY_TIMES = /(?<=\p{L}) x ?(\d{1,2})$/u
/** `Notes from Monday's class - poached eggs`, `Course day 2 — custard` */
const OF_A_DAY =
  /^(?=[^-–—]{3,40}\s[-–—]\s)[^-–—]*\b(?:class|course|lesson|day \d+|week \d+|notes|session|workshop|handout|worksheet|demo|module|part \d+)\b[^-–—]*\s[-–—]\s+/iu
/** `potato salad for Saturday??`, `egg-free cake for Milo's party?` */
const FOR_AN_EVENT =
  /\s+for\s(?:(?:the |our |next |this |\p{Lu}\p{L}+['’]s )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|party|birthday|weekend|barbecue|bbq|picnic|fete|fair|school)\b[^?!]{0,20})?[?!]+$|[?]{1,3}$/iu

/** Splits a title into the bare title without remarks (`bare`), and into name and possible facts: `Lentil soup (serves 4)`. */
export function titleParts(text: string): { bare: string; name: string | undefined; said: string } {
  const { dish } = partTitle(text)
  const bare = dish
    .replace(
      /^(?:(?:(?:the )?recipe(?: for| name| title)?|dish(?: name)?|name|title|topic|subject|re|fwd?|meal prep|(?:\p{L}+ )?(?:breakfast|brunch|lunch|dinner|supper|dessert)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s*:\s*)+/iu,
      '',
    )
    .replace(HERE_IS, '')
    .replace(LED_TO, '')
    .replace(GO_TO, (_, dish: string) => capitalize(dish))
    .replace(SIMPLE, '')
    .replace(ASIDE_IN_BRACKETS, (aside) => (namesFood(aside) ? aside : ''))
    .replace(SO_MANY_TIMES, ' - makes $1')
    .replace(OF_A_DAY, '')
    .replace(FOR_AN_EVENT, '')
    .replace(/^\[[^\]]{1,20}\]\s+|^\[(?=[^[\]]+\]$)|(?<=^\[[^[\]]+)\]$/g, '')
    .replace(/(?<=\S)\s*:$/, '')
    .replace(/(?<=\p{L}{3})(?:\.|!{2,})$/u, '')
  const [, name, said = ''] =
    /^(.+?)\s*(?:[-–—|,:(]\s*|\.\s+)((?:serves|makes|for|prep|feeds|ready|cook|total|time|yields?|(?:about )?\d+ \p{L}+)\b.*?)\)?$/iu.exec(
      bare,
    ) ?? []
  return { bare, name, said }
}

/** An emoji, or the recipe's giver, with everything after it: `🔥 no flour!`, `– from Barb`, `(Aunty Pam)`. */
const BESIDE_DISH =
  /\s*(?:!{2,}\s*\p{Ll}.*|(?<=^[\p{Lu}\s&'’-]{5,})(?:,|\s[-–—]|\s\()\s?\p{Ll}.*|[,\s–—-]+(?:[Cc]ard|[Ii]ssue|[Nn]o\.|[Pp]age)\s(?:[Nn]o\.?\s?)?\d.*|,\s\p{Lu}\p{Ll}+['’]s (?:card|recipe|way|version)\b.*|,\s(?:translated|adapted|courtesy|borrowed|inherited|copied)\s.*|\([^()]*\p{Extended_Pictographic}[^()]*\)|(?![©®™])\p{Extended_Pictographic}.*|\s[-–—]\s(?:from|by)\s\p{Lu}.*|(?:\s[-–—]\s|\()(?:from |by )?(?:Mum|Mom|Dad|Gran\p{L}*|Nan\p{L}*|Aunt\p{L}*|Uncle)(?:\s\p{Lu}\p{L}+)?\)?|\s(?:like|as) (?:we|i|you|they|my|in my|at)\s.*|\s(?:how|the way) (?:my|our|mum|mom|gran) .*|, (?:my (?:\S+ )?recipe|as (?:told|taught|made|given)|from (?:a|the|my)|ready|because|straight from|perfect for)\s.*|\sfor (?:the|my|all|anyone|everyone|those)\s.*\bwho\s.*)$/u

/** After the dish and before possible facts: `from my roommate Ana`, `- my mum's` */
const FROM_WHOM =
  /\s(?:(?:[-–—]\s)?from (?:my|our) (?:\p{L}+ )?(?:(?:room|flat|house|class|team|work)mate|friend|neighbou?r|colleague|(?:step)?(?:mother|father|sister|brother)(?:-in-law)?|mum|mom|dad|gran\p{L}*|nan\p{L}*|aunt\p{L}*|uncle|cousin|boss|landlady|teacher|husband|wife|partner|boyfriend|girlfriend|ex)\b[^,.;:|()]*|[-–—]\s(?:my|our) \p{L}+(?: \p{L}+)?['’]s(?: (?:recipe|way|version))?)$/iu
const PERSON = /^(?:Mum|Mom|Dad|Gran\p{L}*|Nan\p{L}*|Aunt\p{L}*|Uncle)(?:\s\p{Lu}\p{L}+)?$/u
/** `approx 400 kcal, 38g protein`, in a title's remark on its dish */
const FIGURES =
  /,?\s*(?:(?:approx\.?|about|around|circa|ca\.?)\s|~\s?)?\d[\d.,]*\s?(?:k?cals?\b|calories\b|kj\b|g (?:of )?(?:protein|carbs?|fat|fib(?:re|er)|sugar)\b)(?: (?:(?:per|a) (?:serving|portion|person|piece)|each))?/giu

/** `Wait for it 🧀 One-pan orzo! Feeds 4.` */
const DISH_BEHIND_PICTURE =
  /^([^\p{Extended_Pictographic}]{5,80}?)\s*(?![©®™])(?:\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier})*\s*)+(\p{L}[^\p{Extended_Pictographic}]{5,})$/u

/** Splits a title line into the dish and the remarks beside it, such as whose recipe it is. */
export function partTitle(text: string): { dish: string; beside: string } {
  const [, said = '', named = ''] = DISH_BEHIND_PICTURE.exec(text.slice(0, MAX_LENGTH * 2)) ?? []
  const [dish = ''] = named.split(/(?<=\p{L}{3}[.!])\s/u, 1)
  if (dish !== '' && findFood(dish) !== null && (isTold(said) || findFood(said) === null)) {
    const rest = named.slice(dish.length).trim()
    return { dish: dish.replace(/[.!]+$/, ''), beside: rest === '' ? said.trim() : `${said.trim()} ${rest}` }
  }
  const bare = text
    .slice(0, MAX_LENGTH * 2)
    .replace(BESIDE_DISH, '')
    .trim()
  const behind = text.slice(bare.length)
  return bare.includes(' ') ||
    (bare.length >= 4 && (/^\s(?:how|like|as) /.test(behind) || PERSON.test(behind.replace(/^[\s–—-]+/, ''))))
    ? { dish: bare, beside: text.slice(bare.length).replace(/^[\s,]+/, '') }
    : { dish: text, beside: '' }
}

/** Reads a title with the facts in its line: those after it (`stated`), and those in the words beside it (`mentioned`). */
export function readTitle(text: string): {
  title: string
  beside: string
  stated: RecipeFacts
  mentioned: RecipeFacts
} {
  const { beside } = partTitle(text)
  const { bare, name, said } = titleParts(text)
  const told = said.replace(FIGURES, '').replace(/^,\s*/, '')
  const { facts, isOnlyFacts } = readFacts(told.replace(PIECES, 'makes $&'))
  const [people = ''] = FOR_SO_MANY.exec(bare) ?? []
  const stated = name === undefined ? null : isOnlyFacts ? facts : factsInParts(told)
  const title = stated ? (name ?? bare) : bare
  const [whom = ''] = FROM_WHOM.exec(title) ?? []
  return {
    title: title.slice(0, title.length - whom.length),
    beside: besideOf(whom === '' ? beside : `${whom} ${beside}`),
    stated: stated ?? NO_FACTS,
    mentioned: addFacts(readFacts(people).facts, readFacts(beside).facts),
  }
}

/** Turns `- Mum` into a remark that it is from Mum. */
function besideOf(said: string): string {
  const words = said.replace(/^[\s–—-]+/, '').trim()
  if (PERSON.test(words)) return `From ${words}`
  return /^(?:from|my|our) /.test(words) ? capitalize(words) : words
}
