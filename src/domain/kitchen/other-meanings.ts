// Where a word that names an ingredient of the list means something else in a sentence.

interface Place {
  sentence: string
  start: number
  end: number
}

/** `pie tin`, `egg-sized`: the food only says which thing is meant. */
const THING_BEHIND =
  /^[\s-]+(?:tins?|pans?|dish(?:es)?|bowls?|plates?|mou?lds?|knife|knives|forks?|spoons?|thermometers?|graters?|grinders?|mills?|press|masher|ricer|peeler|cutters?|machine|maker|cooker|spinner|tongs|brush(?:es)?|bags?|cloths?|towels?|parchment|liners?|sieve|strainer|bath|wheel|stone|boards?|racks?|trays?|basins?|ramekins?|kettle|whisk|beater|blender|scissors|shaker|gun|siz(?:ed?|es)|shaped?|like|colou?red|flavou?red|free)\b/i
/** `the size of a pea`, `until like thick cream`: what something looks like. */
const SIMILE_BEFORE =
  /(?:\b(?:size|colou?r|consistency|texture|thickness|shape|look|feel|appearance)s? of|(?<!\b(?:you|you['’]d|would|if) )\blike|\bresembl\w+|\bas \p{L}+ as)\s+(?:(?:an?|the|thick|thin|single|double|very|soft|softly|wet|coarse|fine|small|large|half|lightly|whipped|loose|runny|pouring)\s+)*$/iu

/** Verbs of the kitchen that are foods as well, or are left of one: `Chop` of pork chops, `Cream` of double cream. */
const VERBS = new Set(
  (
    'bake barbecue baste batter beat blend bread brown chip chop cook core crack cream crumble crush cube curry cut dice dip ' +
    'dress drink drop dust fillet fish flake flavour flavor fold fry garnish glaze grill ground ham hash ice jam juice marinade ' +
    'mash mince mix pat paste peel pepper pickle plate pod pop pound press puree rice roast roll rub salt sauce season shake shell ' +
    'skin slice smoke spice spray spread sprinkle squash squeeze steam stew stone stuff sugar toast top whip wrap zest'
  ).split(' '),
)
const SENTENCE_START = /(?:^|[.!?;:]\s+|(?:^|[.!?;:]\s+)(?:\p{L}+ly|then|now|next|meanwhile,?)\s+)$/iu
const CLAUSE_START = /(?:,|\b(?:and|then|or|to))\s+(?:(?:then|\p{L}+ly)\s+)?$/iu
const OBJECT =
  /^\s+(?:the|an?|them|it|both|each|all|your|this|that|these|those|everything|together|well|up|out|off|over|in(?:to)?|on|with|for|until|gently|lightly|through|some|half|and|\d)\b/i
/** Verbs that a food is hardly ever called by without an article: `beat in, and mix on high`. */
const MAINLY_VERBS = new Set(
  'bake beat blend boil cook dip drop fold fry mix press season shake spray spread steam stir sprinkle whip wrap'.split(
    ' ',
  ),
)
const ARTICLE_BEFORE =
  /\b(?:the|an?|your|this|that|of|some|any|more|extra|remaining|reserved|all|each|\p{L}+(?:ed|en))\s+$/iu
/** `beef stock`, `onion powder`: another food, which has the name of the list's food before its own. */
const OTHER_FOOD_BEHIND =
  /^[\s-]+(?:stock|broth|bouillon|gravy|vinegar|powder|paste|pur[eé]e|noodles|crackers|jam|wine|dumplings|burgers?|sandwich(?:es)?)\b/i
/** `Make buttermilk slaw`: the name of what is made. */
const MAKES_BEFORE = /(?:^|[.!?;:]\s+)make\s+(?:the\s+|an?\s+)?$/i
const SURE_OBJECT = /^\s+(?:the|an?|them|it|both|each|all|your|this|these|those|everything|well|up)\b/i

/**
 * Whether a word that names an ingredient means none of it here: a thing it is the name of (`pie tin`), a likeness
 * (`the size of a pea`), what is done (`Chop the onion`), or water that is poured away.
 */
export function isOtherMeaning(place: Place): boolean {
  const { sentence, start, end } = place
  const [before, text, behind] = [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)]
  if (THING_BEHIND.test(behind) || SIMILE_BEFORE.test(before)) return true
  if (OTHER_FOOD_BEHIND.test(behind)) return true
  if (MAKES_BEFORE.test(before) && /^\s+\p{L}/u.test(behind)) return true
  if (MAINLY_VERBS.has(text.toLowerCase()) && !ARTICLE_BEFORE.test(before)) return true
  if (VERBS.has(text.toLowerCase()) && text !== text.toUpperCase()) {
    if (SENTENCE_START.test(before) && OBJECT.test(behind)) return true
    if (CLAUSE_START.test(before) && SURE_OBJECT.test(behind)) return true
  }
  return isWater(text) && (WATER_GOES_BEHIND.test(behind) || WATER_GOES_BEFORE.test(before))
}

const isWater = (text: string) => /\bwater$/i.test(text)
/** `until the water runs clear`, `until the water has evaporated`. */
const WATER_GOES_BEHIND =
  /^(?:\s+(?:runs?|running|is|are|comes? out|flows?)(?:\s+\p{L}+)?\s+clea[rn]|\s+(?:(?:has|have|is|are|was|will)\s+(?:(?:all|been|be|almost|nearly|completely|fully)\s+)*)?(?:evaporat|absorb|boil(?:s|ed) (?:off|away|dry)|cook(?:s|ed) (?:off|away))|\s+(?:from the tap|should be clear))/iu
/** `under cold running water`, `in salted water`, `a pan of boiling water`, `squeeze out the water`. */
const WATER_GOES_BEFORE = new RegExp(
  [
    String.raw`\b(?:running|excess|surplus|soaking|cooking|pasta|blanching|rinsing|iced?|tap|salted|any remaining|changes of|in several|more changes of)\s+(?:(?:cold|hot|warm|boiling|simmering|clean|fresh)\s+)*$`,
    String.raw`\b(?:(?:sauce)?pan|pot|kettle|bowl|sink|basin|tray|depth|cm|inch(?:es)?)s?\s+of\s+(?:\p{L}+\s+){0,3}$`,
    String.raw`\b(?:rinse|wash)(?:d|ed|ing|es)?\b[^.,;:]{0,60}\b(?:in|with|under)\s+(?:(?:plenty|lots)\s+of\s+)?(?:\p{L}+\s+){0,2}$`,
    String.raw`\bunder\s+(?:\p{L}+\s+){0,3}$`,
    String.raw`\b(?:squeez|press|wring|drain|discard|tip|pour)(?:e|es|ing|s)?\s+(?:\p{L}+\s+)?(?:out|off|away)?\s*(?:(?:all|any|as much|most|of|the)\s+)*(?<!\b(?:in|over) (?:the )?)(?<=\b(?:out|off|away|drain|discard|any|excess)\s+(?:(?:of|the|any|all)\s+)*)$`,
    String.raw`\b(?:wet|dampen|moisten|brush|sprinkle)(?:ed|ing|s)?\b[^.;:]{0,40}\bwith\s+(?:\p{L}+\s+){0,2}$`,
  ].join('|'),
  'iu',
)

/** `Soak the beans in cold water`: the list's water only where no other step takes it. */
const MAY_BE_OTHER_WATER =
  /\b(?:soak|cover|boil|parboil|blanch|poach|steep|simmer|cook|plunge|fill)(?:e?d|ing|s)?\b[^.;:]{0,80}\b(?:in|into|with)\s+(?:(?:plenty|lots)\s+of\s+|(?:enough|fresh|cold|warm|hot|boiling|lukewarm|simmering|some|a little)\s+)*$/iu

/** `cover with water, about 2 l`: what is measured is the list's. */
const MEASURED_BEHIND = /^[^.;:!?]{0,25}?\d\S*\s?(?:[mcd]?l|lit(?:re|er)s?|cups?|pints?|quarts?|k?g)\b/i

export function mayBeOtherWater({ sentence, start, end }: Place): boolean {
  if (MEASURED_BEHIND.test(sentence.slice(end))) return false
  return isWater(sentence.slice(start, end)) && MAY_BE_OTHER_WATER.test(sentence.slice(0, start))
}
