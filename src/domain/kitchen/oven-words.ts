/** The text around a temperature in its sentence. */
interface Around {
  /** From the preceding temperature, or from the start of its clause. */
  before: string
  /** The whole temperature: `180 °C (fan 160 °C, gas 4)`. */
  text: string
  behind: string
  celsius: number
  /** The decision by words for the preceding temperature in the same clause; null where there is none. */
  earlier: boolean | null
}

/** Ovens are not set lower. */
const COOLEST_OVEN_C = 50
/** From here on an oven is assumed where no word decides. */
const OVEN_FROM_C = 100
/** The maximum core temperature of meat or bread, and of anything that rises or cools. */
const HOTTEST_INSIDE_C = 110

const OF_OVENS = /\b(?:fan|convection|conventional|electric|gas)\b/i
const OVEN =
  /\b(?:ovens?(?: thermometer(?:\s+[a-z]+){0,2}?\s+(?:reads?|registers?))?|bak(?:e[ds]?|ing)(?! (?:powder|soda|paper|parchment))|roast(?:s|ed|ing)?|pre-?heat(?:s|ed|ing)?|grill(?:s|ed|ing)?|broil(?:s|er|ed|ing)?|fan|gas|convection|air[- ]?fr(?:y|ied|yer|ying)|smoker|barbecue|bbq)\b/gi
const OVEN_PLACE = /\b(?:tray|rack|shelf|sheet)\b/i
const COOKED_TILL = /\b(?:bak|roast|grill|broil)\w*$/i
/** `in the oven until it reaches`: the temperature of the food, not of the oven. */
const IN_THE_OVEN =
  /\b(?:in|into|to)\s+(?:(?:the|a|an|your)\s+)?ovens?\b(?!.*\bovens?\b).*\b(?:until|till|reach(?:es|ed)?|hits?)\b/i
const TILL =
  /\b(?:to|until|till|reach(?:es|ed)?|hits?|(?:is|are)(?: at)?)(?:\s+(?!at\b)[a-z]+){0,2}\s*(?:about\s*)?$/i

/** Words for a measured rather than a set temperature. */
const MEASURED = /\b(?:(?<!\boven )thermometer|probe|reads?|registers?|sous[- ]vide)\b/gi
/** What surrounds a dish, even in an oven: `bake with steam`. */
const AROUND_DISH = /\b(?:water bath|steam(?:ed|ing)?)\b/gi
const WATER_BATH = /\bwater bath\b/gi
const BAKED = /^(?:ovens?|bak)/i
const INSIDE =
  /\b(?:core|internal(?:ly)?|inside|(?:middle|cent(?:re|er))(?! (?:shelf|rack|of the oven))|(?<!\bovens? (?:has |have |is )?)cool(?:s|ed|ing)?|chill(?:s|ed|ing)?|freez(?:e|es|er|ing)|frozen|fridge|refrigerat\w{1,4}|proof(?:s|ed|ing)?|prov(?:e|es|ing)|ris(?:e|ing)|ferment(?:s|ed|ing)?)\b/gi
const IN_A_POT =
  /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|poach(?:ed|ing)?|(?<!air[- ]?)fr(?:y|ied|ying|yer)|caramel(?:i[sz]ed?)?|syrup)\b/gi

const LIQUID =
  '(?:water|milk|cream|oils?|fat|butter|lard|ghee|dripping|sugar|syrup|caramel|toffee|fudge|honey|stock|broth|custard|jam|marmalade|brine|liquid|tea|coffee|wine)'
/** `heat a litre of the oil`, with the temperature after it. */
const HEATED = new RegExp(
  String.raw`\b(?:(?:pre-?|re)?heat|warm|bring|melt)(?:s|ed|ing)?(?:\s+(?!(?:oven|grill|and|with|then)\b)[^\s.;,]{1,20}){0,6}?\s+${LIQUID}(?=\s*[,(]|\s+(?:to|at|in|on|over|until|and|with|for|or|gently|slowly|up|again|back)\b|\s*$)`,
  'gi',
)
/** `when the oil in the pan reaches`, just before the temperature. */
const LIQUID_AT = new RegExp(
  String.raw`\b${LIQUID}(?:\s+(?:in|on|over)\s+(?:an?|the|your)(?:\s+[a-z]+){1,3}?)?\s*(?:[:,]\s*)?(?:\b(?:up|is|reach(?:es)?|reads|hits|until|till|it|to|at|of|about|around|gets|comes)\b\s*){1,4}$`,
  'i',
)
/** `reheat until piping hot (75 °C)` */
const HOT_AT =
  /\b(?:until|till)\b(?![^.;(]{0,60}\boven)[^.;(]{0,60}?\b(?:hot|cooked|done|through(?:out)?|clear)[\s(,:–-]{1,3}(?:(?:at least|about|around|over|above)\s+)?$/i
/** `a 150 °C oven` */
const OVEN_NEXT = /^[\s)-]{1,3}(?:(?:pre-?heated|hot)\s)?ovens?\b/i
const WITH = /\b(?:with|using)\b/i
const NEW_DOING = /,|\b(?:and|then)\b/i
const ENDS_BEHIND =
  /[.,;:!?]\s|\b(?:until|till|then|and|while|when|or|but)\b|\bfor\b(?!\s+(?:[a-z]+[- ]){0,2}frying)/i
const MAX_BEHIND = 60

/**
 * Decides whether a temperature is that of an oven rather than of milk, syrup or meat: by the words of its clause
 * (AMOUNT-TEMP-1), and only where these do not decide, by its value.
 */
export function isOvenTemperature({ before, text, behind, celsius, earlier }: Around): OvenDecision {
  if (celsius < COOLEST_OVEN_C) return { isOven: false, isSaid: false }
  const said = saidBy(before, text, behind.slice(0, MAX_BEHIND), celsius, earlier)
  return { isOven: said ?? celsius >= OVEN_FROM_C, isSaid: said !== null }
}

interface OvenDecision {
  isOven: boolean
  /** Whether words decided. */
  isSaid: boolean
}

function saidBy(
  before: string,
  text: string,
  following: string,
  celsius: number,
  earlier: boolean | null,
): boolean | null {
  if (OF_OVENS.test(text) || OVEN_NEXT.test(following)) return true
  if (celsius < OVEN_FROM_C && HOT_AT.test(before)) return false
  const behind = following.split(ENDS_BEHIND)[0] ?? ''
  const measured = celsius <= HOTTEST_INSIDE_C ? [MEASURED, INSIDE] : [MEASURED]
  const oven = lastOf(OVEN, before)
  const isSet = !/\b(?:to|until|till|reach(?:es)?|is)\b[^,]{0,15}$/i.test(before)
  // `roast at 180 °C with a probe`, but `roast to 110 °C with a probe`.
  const isOvens = oven && celsius >= OVEN_FROM_C && (isSet || !COOKED_TILL.test(oven.word))
  const told = isOvens ? (behind.split(WITH)[0] ?? '') : behind
  if (measured.some((words) => lastOf(words, told))) return false
  const canSurround = celsius >= OVEN_FROM_C || (oven && BAKED.test(oven.word))
  if (!canSurround && lastOf(WATER_BATH, behind)) return false
  const around = lastOf(AROUND_DISH, before)
  const isInOven = oven && canSurround && !/\b(?:and|then)\b/i.test(before.slice(oven.end, around?.end))
  const others = [
    ...measured.map((words) => lastOf(words, before)),
    ...(isInOven ? [IN_A_POT, HEATED] : [IN_A_POT, HEATED, AROUND_DISH]).map((words) => {
      const last = lastOf(words, before)
      return last && isSet && NEW_DOING.test(before.slice(last.end)) ? null : last
    }),
  ]
  const other = Math.max(-1, ...others.map((last) => last?.end ?? -1))
  const isTill = celsius < OVEN_FROM_C && TILL.test(before)
  if (oven && oven.end >= other && !(!isSet && LIQUID_AT.test(before.slice(oven.end))))
    return !(isTill && (COOKED_TILL.test(oven.word) || IN_THE_OVEN.test(before)))
  if (other >= 0 || LIQUID_AT.test(before)) return false
  if (earlier !== null) return earlier && !isTill
  if (lastOf(OVEN, behind)) return true
  if (lastOf(IN_A_POT, behind) || lastOf(AROUND_DISH, behind)) return false
  return OVEN_PLACE.test(before) || null
}

function lastOf(words: RegExp, text: string): { word: string; end: number } | null {
  const last = [...text.matchAll(words)].at(-1)
  return last ? { word: last[0], end: last.index + last[0].length } : null
}
