interface Span {
  start: number
  end: number
}

/**
 * The words before a name that are removed with it: `the rest of the grated`, `2 tbsp of the`. A number is matched as a
 * whole (an atomic group): backtracking into one of 30 digits would take a billion steps.
 */
const WITH_NAME =
  /(?:\b(?:the|an?|some|any|all|half|thirds?|quarters?|two|three|most|rest|remaining|reserved|more|extra|of|your|both|other|last|little|fresh|freshly|finely|roughly|coarsely|thinly|chopped|sliced|grated|diced|crumbled|crushed|toasted|melted|softened|beaten|cooked|drained|tbsp|tsp|tablespoons?|teaspoons?|cups?|k?g|ml|oz|handfuls?|pinch|splash|drizzle|sprinkling|knob|spoonfuls?)\s+|(?=(?<number>\d[\d.,/½¼¾⅓⅔–-]*))\k<number>\s*|[½¼¾⅓⅔⅛]\s*)+$/i
const SENTENCE_END = /[.!?;:](?=\s|$)/g
const SEPARATOR = /,?\s+(?:and then|and|then|or)\s+|,\s*/gi
/** Words that are removed together with the name after them: `with the feta`. */
const PREPOSITION = /(?:^|\s+)(?:along |together )?(?:with|plus|and also)\s+$/i
/** `Top the salad with the feta`: without it nothing is left to do. */
const ONLY_WITH =
  /^\s*(?:(?:then|now|finally)\s+)?(?:top|scatter|sprinkle|garnish|finish|dot|drizzle|dust|decorate|crown|strew)\b/i
/** `Mix the feta with the mint`. */
const JOINED_BEHIND = /^\s+(?:and|with)\s+/i

/**
 * Returns the part of a sentence that is removed with an ingredient that is left out (TOOL-AVOID-2), so that the rest
 * stays readable: the name within a list with its comma, or the whole instruction that concerns only it.
 *
 * @param others the names of other ingredients
 * @param kept ranges never removed: durations, temperatures
 */
export function removalSpan(
  sentence: string,
  mention: Span,
  others: readonly Span[],
  kept: readonly Span[],
): Span {
  const wide = spanOf(sentence, mention, others)
  const isSafe = [...others, ...kept].every((span) => span.end <= wide.start || span.start >= wide.end)
  return isSafe ? wide : nameSpan(sentence, mention)
}

function nameSpan(sentence: string, { start, end }: Span): Span {
  return { start: start - (WITH_NAME.exec(sentence.slice(0, start))?.[0].length ?? 0), end }
}

function spanOf(sentence: string, mention: Span, others: readonly Span[]): Span {
  const whole = partAround(sentence, mention, SENTENCE_END, { start: 0, end: sentence.length })
  const part = partAround(sentence, mention, SEPARATOR, { start: whole.start, end: whole.stop })
  const name = nameSpan(sentence, mention)
  const said = sentence.slice(part.start, name.start)
  const isFirst = part.start <= whole.start
  const listed = others.find(({ start }) => start >= part.end && start < whole.end)
  const nextIsListed =
    listed !== undefined && nameSpan(sentence, listed).start <= part.end + 1 && part.end < whole.stop
  // `onion, feta and mint`
  if (said.trim() === '')
    return isFirst ? { start: name.start, end: part.end } : { start: part.before, end: mention.end }
  const withIt = PREPOSITION.exec(said)
  const hasOther = others.some(({ start }) => start >= part.start && start < name.start)
  if (withIt && (hasOther || (!ONLY_WITH.test(said) && said.trim().split(/\s+/).length > 2)))
    return nextIsListed
      ? { start: name.start, end: part.end }
      : { start: part.start + withIt.index, end: mention.end }
  // `Add the feta, onion and mint`
  if (nextIsListed) return { start: name.start, end: part.end }
  const behind = JOINED_BEHIND.exec(sentence.slice(mention.end))
  if (behind && others.some(({ start }) => start > mention.end && start < part.stop))
    return { start: name.start, end: mention.end + behind[0].length }
  if (!isFirst) return { start: part.before, end: part.stop }
  const start = whole.start + (/^\s*/.exec(sentence.slice(whole.start))?.[0].length ?? 0)
  return { start, end: part.stop < whole.stop ? part.end : Math.min(whole.end + 1, sentence.length) }
}

/**
 * Returns the part of a sentence around a range, between separators.
 *
 * @returns `before` and `end` include the separators, `start` and `stop` exclude them
 */
function partAround(sentence: string, place: Span, separator: RegExp, within: Span) {
  const part = { before: within.start, start: within.start, stop: within.end, end: within.end }
  for (const match of sentence.slice(0, within.end).matchAll(separator)) {
    const end = match.index + match[0].length
    if (match.index < within.start) continue
    if (end <= place.start) Object.assign(part, { before: match.index, start: end })
    else if (match.index >= place.end) return { ...part, stop: match.index, end }
  }
  return part
}
