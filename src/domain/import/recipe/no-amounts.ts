import type { FoodPhrase } from './food-phrases.ts'
import { isKind } from './named-dish.ts'

// Recognizes numbers in a sentence that are not amounts of ingredients.

/** Words after which a number is a place, a time or a manner. */
const NO_AMOUNT_BEHIND =
  /(?:^|\s)(?:after|apart|at|between|(?<!followed )by|covers|dresses|every|feeds|for|form|further|gas|gives|half|into|least|makes|mark|number|serves|step|than|quarters? of|thirds? of|to|until|within|yields)(?:\s(?:about|around|roughly|approximately))?$/i
/** `the two eggs`, `the remaining 50 g`: mentioned before. */
const POINTED_AT =
  /(?:^|\s)(?:the|these|those|your|its|remaining|reserved|leftover|rest of|most of|last|first|other)$/i
/** `a lump the size of a walnut` */
const SIZED_AS = /\b(?:(?:the )?size of|(?:as )?(?:big|large|thick|thin|fine) as)$/i
/** The result of a step is not an ingredient: `make a white sauce`, `cut eight biscuits`. */
const MADE_HERE = /\b(?:ma(?:ke|kes|de|king)|roll(?:s|ed)?(?: out)?|shaped?|form(?:s|ed)?)$/i
const CUT_OUT = /\b(?:cut|stamp(?:ed)?)(?: out)?$/i
/** Unlike rolls and wraps, nothing that is bought and cut: `cut four burger buns`. */
const OF_DOUGH = /(?:biscuit|cookie|cracker|pretzel|scone|shortbread)s?$/i
/** `Cut two biscuits in half.` */
const DIVIDED = /^\s(?:in|into|up|open|across|lengthways|lengthwise)\b/i
/** `It's only an almond cake` */
const SAID_TO_BE = /\b(?:it['’]s|it is|this is|that['’]s)(?: only| just)?$/i
/** `half of the mozzarella`, `2 tbsp of the oil`: a part of something mentioned before. */
const PART_OF_IT = /^(?:\s*of)?\s*(?:the|that|this|your|it|them|these|those)\b/i
/** `the best vinegar` was not necessarily mentioned before. */
export const BEST = /(?<=\bof )the (?=(?:very )?(?:best|(?!for|har)\p{L}{3,}est)\b)/iu
/** `Serve with oatcakes and a glass of milk.`, `Lovely with a green salad.` */
const BESIDE =
  /\b(?:serve|eat)\b[^.]*\b(?:with|and|alongside)\s+an? (?:(?:cold|long|cool|hot|big|small) )*(?:(?:glass|cup|pint|mug|bottle) of (?:cold |hot |good )*)?(?:beer|wine|milk|tea|coffee|cider|stout|sherry)\b|\b(?:with|and|alongside)\s+an? (?:\p{L}+ )?(?:salad|slaw)\b/iu

/** `In a mug put 2 teaspoons of cocoa` */
const IN_VESSEL = /\bin an? (?:mug|cup|glass|jar|tin|jug)\b(?! (?:of|full|and a))/i

/** `Spoon into eight taco shells` */
const FILLED = /\b(?:spoon|pile|stuff|tuck)\b[^.;]*into$/i
const WEIGHED_FIRST =
  /^(?:\d[\d.,/½¼¾]*|an?|one|two|three|four|half an?|[½¼¾])\s?(?:k?g|oz|lbs?|ml|l|litres?|pints?|cups?|ounces?|pounds?|grams?|tb?sps?|tablespoons?|teaspoons?)\s(?:of\s)?(?:\d+%\s)?\p{L}/iu

const VESSEL_BEHIND =
  /^[\s-]+(?:tins?|pans?|trays?|dish(?:es)?|moulds?|molds?|cases|bowls?|skillets?|processor|blender|mixer|sheets?|racks?)\b(?! of\b)/i

/** Whether a measured food receives the rest: `rub the butter into 8 oz of flour`, `add it to 4 egg whites`. */
function isPutInto(lead: string, said: string): boolean {
  const [, joint = ''] = /\b(into|between|to)$/i.exec(lead) ?? []
  if (joint === '' || (/^to$/i.test(joint) && (COME_TO.test(lead) || AS_TEXTURE.test(said)))) return false
  if (WEIGHED_FIRST.test(said) || FILLED.test(lead)) return true
  return /^to$/i.test(joint) ? ADDED_TO.test(lead) : !MADE_INTO.test(lead)
}

/** `beat it to a cream` */
const AS_TEXTURE = /^an? (?:\p{L}+ )?(?:cream|froth|foam|paste|powder|pulp|pur[eé]e|crumb)\b/iu
const ADDED_TO = /\b(?:add|stir|put|tip|pour|whisk|beat|fold|mix|tossed?)\p{L}*\b[^.;,]* to$/iu

/** `shape it into 12 meatballs` */
const MADE_INTO =
  /\b(?:cut|slic|divid|shap|form|roll|chop|break|tear|split|separat|mou?ld|mak|turn|press|pat|halv|quarter|portion|cook|bak|squeez)\p{L}*\b[^.;]*$/iu

/** `reduce it to 200 ml of stock` */
const COME_TO = /\b(?:reduc\p{L}+|boil\p{L}*|down|up|comes?|amounts?|next|close)\b[^,.;]*$/iu

/** Whether a number is a place or a time, refers to something mentioned before, or belongs to an alternative. */
export function isNoAmount(step: string, { start, nameStart, end, foods }: FoodPhrase): boolean {
  if (BESIDE.test(step.slice(Math.max(0, start - 60), start + 30))) return true
  if (IN_VESSEL.test(step.slice(Math.max(0, start - 5), start + 12))) return true
  const before = step.slice(Math.max(0, start - 30), start).trimEnd()
  // `rub the butter into 8 oz of flour` is an amount, `cut into 8 pieces` is not.
  const isInto = foods.length > 0 && isPutInto(step.slice(0, start).trimEnd(), step.slice(start, end))
  if (NO_AMOUNT_BEHIND.test(before) && !isInto) return true
  // `make a white sauce`
  const isOne = /^an? $/i.test(step.slice(start, nameStart))
  const isCounted = /^\S+ $/.test(step.slice(start, nameStart))
  const name = step.slice(nameStart, end)
  if (MADE_HERE.test(before) && (isOne || (isCounted && isKind(name.split(' ').at(-1) ?? '')))) return true
  if (isOne && SAID_TO_BE.test(before)) return true
  if (isCounted && CUT_OUT.test(before) && OF_DOUGH.test(name) && !DIVIDED.test(step.slice(end))) return true
  if (POINTED_AT.test(before) || SIZED_AS.test(before) || /\bor$/i.test(before)) return true
  const isMore = /^(?:another|a further|an extra) /i.test(step.slice(start, end))
  if (
    PART_OF_IT.test(name) &&
    !isMore &&
    !BEST.test(step.slice(start, end)) &&
    !/\bladle\b(?!.*\bwater$)/.test(name)
  )
    return true
  // `until there is a crust`, `if you like a soft crust`
  if (
    /\b(?:until|till|if (?:you|they) (?:like|want|prefer|fancy))\b[^,;.]*$/i.test(step.slice(0, start)) &&
    nameStart - start < 4
  )
    return true
  // `180C fan`
  if (/^\d{2,3}\s?[CF](?![a-z])/.test(step.slice(start, end))) return true
  // `a 12-cup muffin tin`
  if (VESSEL_BEHIND.test(step.slice(end, end + 14))) return true
  return foods.length === 0 && end > nameStart && isInBrackets(step, start)
}

function isInBrackets(step: string, at: number): boolean {
  const before = step.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
