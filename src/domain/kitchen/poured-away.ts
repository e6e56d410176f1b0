/** The range of a name in a sentence, in UTF-16 units. */
interface Place {
  start: number
  end: number
}

/** `Boil the spaghetti in the water`, `Cover the beans with the water`. */
const COOKED_IN =
  /\b(?:soak|cover|boil|parboil|blanch|poach|simmer|cook)(?:e?d|ing|s)?\b[^.;:]{0,80}\b(?:in|with)\s+(?:the\s+)?(?:(?:cold|hot|warm|boiling|simmering|salted)\s+)*$/iu
const HEATED_BEFORE =
  /\b(?:bring(?:ing)?|boil|heat|salt)\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?(?:(?:cold|salted)\s+)*$/iu
const POURED_OVER_BEFORE = /\bpour\s+(?:the\s+)?(?:(?:hot|boiling|cold)\s+)*$/iu
const POURED_OVER_BEHIND = /^\s+over\b/i

/** `pour the water away`, `pour away the water`, `tip it away`, `discard the water`. */
const POURED = [
  String.raw`\b(?:pour|tip|throw)(?:ed|ing|s)?\s+(?:(?:the|all|of|this|that)\s+)*(?:(?:soaking|cooking|hot|salted)\s+)?(?:water|it)\s+(?:away|off|out|down the (?:sink|drain))\b`,
  String.raw`\b(?:pour|tip|throw)(?:ed|ing|s)?\s+(?:away|off|out)\s+(?:(?:the|all|of)\s+)*(?:(?:soaking|cooking|hot|salted)\s+)?water\b`,
  String.raw`\bdiscard(?:ed|ing|s)?\s+(?:(?:the|all|of)\s+)*(?:(?:soaking|cooking|hot|salted)\s+)?water\b`,
].join('|')
const LEAVES = new RegExp(
  String.raw`(?<poured>${POURED})|\bdrain(?:s|ing)?\b(?<behind>[^.;:!?]{0,60})`,
  'giu',
)
/** `drain any excess`, `drain if needed`, `drain on kitchen paper`, `drain into a bowl`. */
const NOT_ALL =
  /^\s+(?:off\s+)?(?:any|excess|some|most|if)\b|\b(?:on|onto)\s+(?:a\s+|the\s+)?(?:\p{L}+\s+){0,2}(?:paper|towels?|rack|cloth)\b|\b(?:in|into|over)\s+(?:a|the)\s+(?:\p{L}+\s+)?(?:bowl|jug|pan|pot)\b/iu
/** The drained food, where it is named. */
const OBJECT = /^\s+(?:off\s+)?(?<article>(?:the|your|both|all)\s+)?(?<words>\p{L}+(?:\s+\p{L}+){0,2})/iu
const NO_OBJECT =
  /^(?:and|or|well|it|them|everything|thoroughly|again|then|before|after|immediately|once|when|for|briefly|very|completely|through|in|into|but|carefully)\b/i
const STOPS = /\s+(?:and|or|well|then|with|in|into|to|from|before|when|once|again|thoroughly)\b/i

/** `reserve a cup of the water`, `the cooking water`, `add the soaking liquid`. */
const KEPT =
  /\b(?:reserv|sav|keep|retain|set(?:ting)? aside|hold(?:ing)? back|scoop)\p{L}*[^.;]{0,50}\b(?:water|liquid|liquor)\b|\b(?:water|liquid|liquor)\b[^.;]{0,20}\b(?:reserv|aside|back\b)|(?<!\b(?:discard|drain|away|off|out|pour|tip|throw)(?:ing|s)?\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?)\b(?:cooking|pasta|soaking|starchy|boiling|reserved|rest of the|remaining)\s+(?:water|liquid|liquor)\b(?!\s+(?:away|off|out|down)\b)/iu
const WATER_NAME = /\bwater$/i
const WATER = /\bwater\b/giu
const OTHER_WATER_BEFORE = /\b(?:cold|iced?|running|fresh|clean|tap|under)\s+(?:\p{L}+\s+)?$/iu
/** Ingredients that make it more than cooking water, and only part of it. */
const DISSOLVED = /\b(?:sugar|syrup|honey|dissolv\p{L}*|gelatine?)\b/iu
const PART_BEFORE = /\b(?:half|third|quarter|rest|remaining|some|most|little)\b[^,.;]{0,20}$/i

const wordsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/e?s$/, ''))

/** Returns the end of the text in which the cooking water is separated from the food for good; null where it is not. */
function whereItLeaves(text: string, from: number): number | null {
  for (const match of text.matchAll(LEAVES)) {
    if (match.index < from) continue
    const { poured, behind = '' } = match.groups ?? {}
    const end = match.index + (poured ?? match[0].slice(0, match[0].length - behind.length)).length
    if (poured) return end
    if (NOT_ALL.test(behind)) continue
    const { article = '', words = '' } = OBJECT.exec(behind)?.groups ?? {}
    if (words === '' || (article === '' && NO_OBJECT.test(words))) return end
    const before = wordsIn(text.slice(0, match.index))
    if (wordsIn(words.split(STOPS)[0] ?? '').some((word) => before.includes(word))) return end
  }
  return null
}

/** Food drained in a later step may have been cooked in another pot, or have absorbed its water. */
const OTHER_POT =
  /\b(?:meanwhile|in the meantime|fry|fried|frying|another|separate(?:ly)?|absorb\p{L}*|(?:pan|pot|bowl|kettle)s? of)\b/iu
const FILLED = /\b(?:add|stir|cook|simmer|tip|put|drop)\b/i
const COOKS =
  /\b(?:boil|cook|simmer|blanch|poach|soak|steam)\s+(?:(?:the|your)\s+)?(?!(?:for|until|in|it|them|over|on|about|gently|as|and|at|uncovered|covered)\b)(?<food>\p{L}{3,})/giu

/** Whether the next step cooks a food that this one does not name. */
function cooksOther(step: string, next: string): boolean {
  const here = wordsIn(step)
  return [...next.matchAll(COOKS)].some(({ groups }) =>
    wordsIn(groups?.food ?? '').some((word) => !here.includes(word)),
  )
}

/** Whether the water named here is poured away, in this step or the next one, and not used again (AMOUNT-STEP-4). */
function isPouredAway(step: string, { start, end }: Place, next: string): boolean {
  const [before, behind] = [step.slice(Math.max(0, start - NEAR), start), step.slice(end, end + NEAR)]
  if (PART_BEFORE.test(before)) return false
  const isBoiled =
    HEATED_BEFORE.test(before) && /^[^.;:]{0,60}\bto (?:a|the) (?:\p{L}+ )?boil\b/iu.test(behind)
  const isOver = POURED_OVER_BEFORE.test(before) && POURED_OVER_BEHIND.test(behind)
  if (!COOKED_IN.test(before) && !isBoiled && !isOver) return false
  const text = `${step}\n${next}`
  const left = whereItLeaves(text, end)
  if (left === null || DISSOLVED.test(text.slice(0, left)) || OTHER_POT.test(text.slice(end, left)))
    return false
  const isStillEmpty = isBoiled && !FILLED.test(step.slice(end))
  if (left > step.length && !isStillEmpty && cooksOther(step, text.slice(step.length, left))) return false
  return [...text.slice(left).matchAll(WATER)].every(({ index }) =>
    OTHER_WATER_BEFORE.test(text.slice(left, left + index)),
  )
}

/** Characters before and after a name that are searched for what happens to it. */
const NEAR = 200
const POURED_BEFORE = /\b(?:pour|tip|throw)(?:ed|ing|s)?\s+(?:(?:the|all|of)\s+)*$/i
const POURED_BEHIND = /^\s+(?:away|off|out|down the (?:sink|drain))\b/i

/** Returns the ingredients the steps name, without water that they pour away. */
export function withoutPouredAway<Named extends Place>(
  steps: readonly { instruction: string }[],
  uses: readonly Named[][],
): Named[][] {
  const sentences = steps.map(({ instruction }) => instruction)
  return uses.map((mentions, at) => {
    const step = sentences[at] ?? ''
    const later = sentences.slice(at + 1)
    if (!mentions.some(({ start, end }) => WATER_NAME.test(step.slice(start, end)))) return mentions
    const isKept = KEPT.test([step, ...later].join('\n'))
    return mentions.filter((mention) => {
      const { start, end } = mention
      if (!WATER_NAME.test(step.slice(start, end))) return true
      if (POURED_BEFORE.test(step.slice(0, start)) && POURED_BEHIND.test(step.slice(end))) return false
      return isKept || !isPouredAway(step, mention, later[0] ?? '')
    })
  })
}
