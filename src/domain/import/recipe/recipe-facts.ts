import { LETTER } from '../../text/letters.ts'
import { readNumber, VALUE } from '../../text/numbers.ts'
import { timeInEnglish } from './foreign-facts.ts'
import { countOf, isServed, PEOPLE, readYield } from './recipe-yield.ts'

/** Servings and times stated in a line, in minutes; null where not stated. */
export interface RecipeFacts {
  servings: number | null
  /** The yield, when it is not a number of people: `12 muffins`. */
  makes: string | null
  prep: number | null
  cook: number | null
  total: number | null
}

export const NO_FACTS: RecipeFacts = { servings: null, makes: null, prep: null, cook: null, total: null }

const UNIT = String.raw`(?:days?|hours?|hrs?|h|minutes?|mins?|min|m|seconds?|secs?)\b\.?`
const SPAN = String.raw`${VALUE}(?:\s*(?:[-–—]|to|or)\s*${VALUE})?[\s-]*${UNIT}`
const ABOUT = String.raw`(?:about|approx(?:imately|\.)?|around|roughly|ca\.?|~)?\s*`
const HOURS = String.raw`${VALUE}[\s-]*(?:days?|hours?|hrs?|h)\b\.?`
const DURATION = String.raw`${ABOUT}(?:${HOURS}\s*(?:,|and|\+)?\s*${SPAN}|${SPAN}(?:\s*\+\s*${SPAN})?)`
const PART = new RegExp(
  String.raw`(${VALUE})(?:\s*(?:[-–—]|to|or)\s*(${VALUE}))?[\s-]*(days?|hours?|hrs?|h|minutes?|mins?|min|m|seconds?|secs?)\b`,
  'gi',
)

const SPOKEN: readonly [RegExp, string][] = [
  [/\b(?:one |an )?hour and a half\b/gi, '90 minutes'],
  [/\bhalf an? hour\b/gi, '30 minutes'],
  [/\bthree[- ]quarters of an hour\b/gi, '45 minutes'],
  [/\b(?:a )?quarter of an hour\b/gi, '15 minutes'],
  [/\ban? (?=hour|minute|day)/gi, '1 '],
  [/(\d)\s?['′’](?=[\s,.;)]|$)/g, '$1 min'],
  [/(\d)\s*h\s*(\d{1,2})(?!\s*m|\d)/gi, '$1 h $2 min'],
  [/(\d)\s*(?:hours?|hrs?)\s(\d{1,2})(?=\s*(?:$|[.,;)|]|(?:in|at|or)\b))/gi, '$1 h $2 min'],
]

const spell = (text: string) => SPOKEN.reduce((said, [words, value]) => said.replace(words, value), text)

/**
 * Parses minutes as people write them: `1 hr 30 min`, `1½ hours`, `20-25 minutes` (the longer), `half an hour`; null
 * when there are none. Seconds round up.
 */
export function minutesInWords(text: string): number | null {
  const parts = [...spell(text.slice(0, 100)).matchAll(PART)]
  if (parts.length === 0) return null
  const minutes = parts.reduce((total, [, low = '', high, unit = 'm']) => {
    const value = readNumber(high ?? low) ?? 0
    const factor = /^d/i.test(unit) ? 1_440 : /^h/i.test(unit) ? 60 : /^s/i.test(unit) ? 1 / 60 : 1
    return total + value * factor
  }, 0)
  return Math.ceil(Math.round(minutes * 100) / 100)
}

/** `Feeds a hungry family of four`, `single serving` */
const SERVED: readonly [RegExp, string][] = [
  [
    /\b(feeds|serves|for|enough for) (?:an? )?(?:\p{L}+ )?(?:family|party|crowd|table|group) of (?=\p{L}|\d)/giu,
    '$1 ',
  ],
  [/\b(serves|feeds|makes) (\d{1,2})\s[-–—]\s(?=\d{1,3}\s?(?:min|h))/giu, '$1 $2, '],
  [/(^|[.!,]\s+)(?:that|it|this) does (?:for )?(?=\p{L}|\d)/giu, '$1serves '],
  [
    /(^|[.!,]\s+)(?:that|it|this)(?:['’]ll| will| should| would) (?:easily |just )?(?:do|feed|serve|stretch to|be enough for) (?:for )?(?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})\b)/giu,
    '$1serves ',
  ],
  [
    /\b(?:have|eat|ate|share)\b[^.!?]{0,40}, the (?=(?:two|three|four|five|six|seven|eight|\d{1,2}) of us\b)/gi,
    'serves ',
  ],
  [/\b(?:fed|feeds|for) (?:the )?(?=(?:two|three|four|five|six|seven|eight|\d{1,2}) of us\b)/gi, 'feeds '],
  [/^(two|three|four|five|six|eight|\d{1,2}) of (?:us|you)(?=[,.]| (?:eat|ate|share)\b)/i, 'serves $1 '],
  [
    /^(?:(?:you|we|i)(?:['’]?ll| will| should)|should) get (?:about )?(?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})\b)/i,
    'makes ',
  ],
  [/^does (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})\b)/i, 'serves '],
  [/\b(?:fed|served) (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})\b)/gi, 'feeds '],
  [
    /\b((?:serves?|feeds) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine)(?:\s?[-–]\s?\d{1,2})?) as (?:an?|part of an?) (?:\p{L}+ ){0,2}?\p{L}+(?=\s*(?:$|[.,;)]))/giu,
    '$1',
  ],
  [/^\W*((?:about |approx\.? )?(?:\d{1,2}|an?|one|two|three|four|five) dozen)\W*$/i, 'makes $1'],
  [/\b(?:a )?single (?:serving|portion)\b/gi, 'serves 1'],
]
/** `12 muffins, 2 per serving` */
const SO_MANY_EACH =
  /\b(?:makes (?:about )?)?(\d{1,3}) (\p{L}+(?: \p{L}+)?),? (\d|two|three|four) (?:per|to a|for each|for one) (?:serving|portion|person)\b/giu
/** `15 minutes to throw together`, combined with `45 minutes in the oven` */
const BEFOREHAND = new RegExp(
  String.raw`(${DURATION})\s*(?:of (?:prep[${LETTER}]*|chopping|work|hands[- ]on)(?: time)?|to (?:throw|put|pull|get|mix|whip|knock|assemble|make up|prep)(?![${LETTER}])(?: (?:it|this|everything|all))?(?: (?:together|up|ready))?)`,
  'gi',
)
const AT_HEAT = new RegExp(
  String.raw`(${DURATION})\s*(?:in|at|under|on) (?:the|an?) (?:[${LETTER}]+ )?(?:oven|hob|stove|grill|slow cooker|air fryer|microwave)`,
  'gi',
)

/** `8 hours on low` */
const SLOWLY = new RegExp(String.raw`(${DURATION})\s*on (?:low|high)\b`, 'gi')
/** `2 1/2 doz.` */
const DOZENS = /(\d+(?:\s\d\/\d|\s?[½¼¾]|\.5)?)\s*doz(?:en\b|\b\.?)/gi

/** Replaces unusual phrases with the usual words. */
function inPlainWords(line: string): string {
  const spelled = SERVED.reduce((said, [words, plain]) => said.replace(words, plain), spell(line))
  const divided = spelled
    .replace(DOZENS, (_, count: string) => String(12 * (readNumber(count) ?? 1)))
    .replace(SO_MANY_EACH, (all, count: string, _things: string, each: string) => {
      const served = Number(count) / (readNumber(each) ?? 1)
      return Number.isInteger(served) ? `serves ${served}` : all
    })
    .replace(BEFOREHAND, ' prep $1')
    .replace(SLOWLY, ' cook $1')
  return /\bprep/i.test(divided) ? divided.replace(AT_HEAT, ' cook $1') : divided
}

const PREP = 'prep(?:aration|are)?|active|hands[- ]on'
const COOK = 'cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|simmer(?:ing)?|grill(?:ing)?|fry(?:ing)?'
const TOTAL =
  'total|ready in|done in|(?<=^\\W*|[.,;:|•(–-]\\s*|\\b(?:it|this|that|all|everything|recipe|dish|meal|only|just)\\s)takes|all in|time needed|time'
const LABELS = `${PREP}|${COOK}|${TOTAL}`
const LABEL_FIRST = new RegExp(
  String.raw`\b(${LABELS})(?:[\s-]*time)?(?: takes)?\]?\s*(?:\([^)]{0,30}\)|(?:at )?\d{3}\s?°\s?[CF]?(?![${LETTER}\d]))?\s*[:=,–—-]?\s*(${DURATION})`,
  'gi',
)
const TIME_FIRST = new RegExp(
  String.raw`(${DURATION})\s*(?:of |for |to |in )?(?:the )?\b(${PREP}|${COOK}|total)(?:[\s-]*time)?\b`,
  'gi',
)
/** `Serves 4 — 15 mins prep — 35 mins cooking`: each time precedes its label. */
const LABEL_LAST = new RegExp(String.raw`\d\D*\b(?:${PREP}|${COOK}|total)(?:[\s-]*time)?\W*$`, 'i')
/** `Prep 10 min | Cook 25`: minutes, though only the first states the unit. */
const BARE_TIME = new RegExp(
  String.raw`\b(${PREP}|${COOK}|total)(?:[\s-]*time)?\s*[:=]?\s*(\d{1,3})(?=\s*(?:[|/,;·•]|$))`,
  'gi',
)
const ONLY_DURATION = new RegExp(String.raw`^\W*(${DURATION})\W*$`, 'i')
const NUMBER = String.raw`(?:(?:\d{1,2}|a|one|two|three|four|five|six) dozen|\d{1,4}(?!\d)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)`
const RANGE = String.raw`(${NUMBER})(?:\s*(?:[-–—/]|to|or)\s*${NUMBER})?`
const SERVES = new RegExp(
  String.raw`\b(?:serves?|servings?|feeds|portions?|yields?|makes?|cuts (?:in|into)|enough for|for|(?:people|persons|guests)(?=\s*[:=]))\]?\s*[:=]?\s*${ABOUT}${RANGE}(?![\d.,/]*\s*(?:${UNIT}|weeks?\b|months?\b|years?\b|g\b|kg\b|ml\b|cups?\b|k?cals?\b|calories\b|kj\b)|\s*(?:[-–—/]|to|or)\s*\d+(?!\d|\s*(?:${UNIT})))((?:\s+(?!(?:prep|cook|serves?|total|bak)(?:ing|e)?\b)[\p{L}-]+){0,3})`,
  'giu',
)
const PEOPLE_AFTER = new RegExp(
  String.raw`(?<![\d.,/$€£])\b${RANGE}\s+(?:hungry )?(?:${PEOPLE})(?!\p{L}|['’]|\s+(?:sizes?|spoons?|bowls?|platters?|dish(?:es)?|plates?)\b)`,
  'giu',
)
const MADE = new RegExp(
  String.raw`^\W*(?:yields?|makes)\s*:?\s*${ABOUT}((?:${VALUE})[^.,;:!?]{1,30})\W*$`,
  'i',
)
/** `15 minutes (plus cooling the rice)` */
const NOT_COUNTED =
  /\s\+\s(?:\p{L}+ ){0,2}\p{L}+ing\b|\((?:plus|and|not (?:including|counting)|excluding|including|without)\s[^()]{1,60}\)/giu
/** After `for`, these do not count people. */
const OF_TIME =
  /^(?:\p{L}+ )?(?:thing|reason|time|night|evening|morning|day|week|month|year|generation|meal|lunch|dinner)(?:s|es)?\b/iu
/** Words that may accompany facts on their line. */
const FILLER =
  /\b(?:and|plus|or|done|takes|time|min|mins|minutes|about|approx|in|for|the|of|only|just|all|altogether|yield|recipe|people|generously|easily|für|pour|para|per|voor|as a (?:main|starter|side)|main|starter|side)\b/gi

/**
 * Returns the servings and times in a line, and whether it contains nothing else (`Serves 4 | Prep 10 min | Cook: 25
 * mins`).
 *
 * @param line one line or sentence
 */
export function readFacts(line: string): { facts: RecipeFacts; isOnlyFacts: boolean } {
  // `Recipe for: Three Bean Salad`
  if (/^recipe for\b/i.test(line)) return { facts: NO_FACTS, isOnlyFacts: false }
  let left = inPlainWords(timeInEnglish(line.slice(0, 300)))
  const facts = { ...NO_FACTS }
  const take = (pattern: RegExp, note: (match: string[]) => void) => {
    left = left.replace(pattern, (...match: string[]) => {
      note(match)
      return ' '
    })
  }
  const noteTime = (label: string, time: string) => {
    const minutes = minutesInWords(time)
    if (new RegExp(`^(?:${PREP})`, 'i').test(label)) facts.prep ??= minutes
    else if (new RegExp(`^(?:${COOK})`, 'i').test(label)) facts.cook ??= minutes
    else facts.total ??= minutes
  }
  const timeFirst = () => take(TIME_FIRST, ([, time = '', label = '']) => noteTime(label, time))
  const labelFirst = () => take(LABEL_FIRST, ([, label = '', time = '']) => noteTime(label, time))
  // In `10 min prep 20 min cook` each time precedes its label.
  if (/^\W*(?:about |~)?[\d½¼¾]/i.test(left) || LABEL_LAST.test(left)) timeFirst()
  labelFirst()
  timeFirst()
  const isBareBeside = facts.prep !== null || facts.cook !== null || [...left.matchAll(BARE_TIME)].length > 1
  if (isBareBeside) take(BARE_TIME, ([, label = '', minutes = '']) => noteTime(label, `${minutes} min`))
  let pieces: number | null = null
  take(SERVES, ([whole = '', count = '', of = '']) => {
    const things = of
      .trim()
      .replace(/^(?:and|to|or|as|easily|generously|people|persons?|servings?|portions?)\b.*/i, '')
    const number = countOf(count)
    const isYield = /^(?:makes?|yields?)\b/i.test(whole)
    const isMade = things !== '' && isYield
    // `If you make one thing this year`, `I make two every week`, `for one night only`
    if (/^make\b/i.test(whole) && (number === 1 || /^(?:every|a|each)\b/i.test(of.trim()))) return
    if (/^for\b/i.test(whole) && OF_TIME.test(things)) return
    // `makes four bowls an hour`
    if (/\b(?:an?|each|every|per) (?:hour|day|week|morning|night|year)\b/i.test(of)) return
    if (isMade) facts.makes ??= `${count} ${things}`
    // `Makes twelve, enough for four`
    if (!isYield) facts.servings ??= number
    else if (number !== null && (!isMade || isServed(number, things))) pieces ??= number
  })
  take(PEOPLE_AFTER, ([, count = '']) => {
    facts.servings ??= countOf(count)
  })
  // `Makes 8 tacos (4 servings)`
  facts.servings ??= pieces
  const [, alone] = facts.servings === null ? [] : (ONLY_DURATION.exec(left) ?? [])
  if (alone) {
    facts.total ??= minutesInWords(alone)
    left = ''
  }
  // `Makes 1 loaf (10 slices)`
  const isYield = facts.servings === null && line.length < 60 && /^\W*(?:yields?|makes)\b/i.test(line)
  const divided = isYield ? readYield([line]).servings : null
  if (divided !== null) {
    facts.servings = divided
    left = ''
  }
  // `Yield: about 2 cups`
  const [, made] = facts.servings === null ? (MADE.exec(left) ?? []) : []
  if (made) {
    facts.makes ??= made
    left = ''
  }
  const found = Object.values(facts).some((value) => value !== null)
  const more = left.replace(NOT_COUNTED, ' ').replace(FILLER, ' ')
  return { facts, isOnlyFacts: found && !/\p{L}{2}/u.test(more) }
}

/** Combines facts; a fact already known is kept, the rest is taken from a later line. */
export function addFacts(known: RecipeFacts, more: RecipeFacts): RecipeFacts {
  return {
    servings: known.servings ?? more.servings,
    makes: known.makes ?? more.makes,
    prep: known.prep ?? more.prep,
    cook: known.cook ?? more.cook,
    total: known.total ?? more.total,
  }
}

/** Combines the facts stated on their own lines with those mentioned in sentences, which only fill gaps. */
export function mergeFacts(stated: RecipeFacts, mentioned: RecipeFacts): RecipeFacts {
  const isYieldStated = stated.servings !== null || stated.makes !== null
  return addFacts(stated, isYieldStated ? { ...mentioned, servings: null, makes: null } : mentioned)
}

const TOLD_BEHIND =
  /(?:^|(?<=[.!]\s))(?:(?:this|it|that)(?: recipe)? |(?:this|it|that)(?:['’]s| is) )?(?:serves|makes|feeds|takes|enough for|for(?=\s(?:\d|two\b|three\b|four\b|six\b))|ready in|yields?:?|\d{1,2}(?=\s(?:portions|servings)))\s[^.!]{1,50}[.!]?(?:\s*\([^()]*\))?$/i

/** Returns the facts in the parts of `Makes 16 balls | 15 minutes | Vegan`; null where no part states any. */
export function factsInParts(line: string): RecipeFacts | null {
  const isDrawn = /[|·•]|\s\/\s/u.test(line)
  const parts = line.split(isDrawn ? /\s*[|·•]\s*|\s\/\s/u : /[.,;](?:\s+|$)/).filter((part) => part !== '')
  if (parts.length < 2 || parts.some((part) => part.split(' ').length > 8)) return null
  const read = parts.map((part) => readFacts(part))
  const told = read.filter(({ isOnlyFacts }) => isOnlyFacts)
  // The same characters also separate sentences.
  if (told.length < (isDrawn ? 1 : Math.max(2, parts.length - 1))) return null
  const alone = parts.find((part) => ONLY_DURATION.test(part))
  const total = alone ? minutesInWords(alone) : null
  return addFacts(
    [...told, ...read].reduce((sum, { facts }) => addFacts(sum, facts), NO_FACTS),
    { ...NO_FACTS, total },
  )
}

/** Splits off the facts after a step, in its last sentence: `Bake for 30 minutes. Serves 6.` */
export function factsBehind(step: string): { facts: RecipeFacts; said: string; rest: string } | null {
  const [said = ''] = TOLD_BEHIND.exec(step) ?? []
  const { facts, isOnlyFacts } = readFacts(
    said.replace(/^(?:this|it|that)(?: recipe|['’]s| is)? |\s*\([^()]*\)$/gi, ''),
  )
  return isOnlyFacts ? { facts, said, rest: step.slice(0, -said.length).trim() } : null
}

const SERVES_INSIDE =
  /\b(for (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons)\b)|(?:^|[.!]\s+|\s[-–—]\s|,\s(?=(?:serves|makes|feeds)\s(?:about\s)?\w+[.!]?$))((?:(?:this|it|that)(?: recipe)? )?(?:serves|feeds|makes|enough for|\p{L}+(?=\speople))\s[^.!,;]{1,40})/giu

/** Returns the servings within a step that also says something else: `Done - feeds six as a side.` */
export function servingsInside(step: string): RecipeFacts {
  return [...step.matchAll(SERVES_INSIDE)]
    .map(([, forSoMany, said = '']) => servingsSaid(forSoMany ?? said))
    .reduce(addFacts, NO_FACTS)
}

/** Returns the servings in a sentence, ignoring its times. */
export function servingsSaid(sentence: string): RecipeFacts {
  const { servings, makes } = readFacts(sentence).facts
  return { ...NO_FACTS, servings, makes }
}
