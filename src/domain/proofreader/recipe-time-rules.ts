import { findDurations, type NamedDuration } from '../text/durations.ts'
import type { Rule } from './finding.ts'
import { type Passage, sentenceAround, textBefore, textBehind } from './prose.ts'
import type { RecipeSubject } from './subjects.ts'

/** Tolerated difference between stated times and those of the steps, in minutes and as a fraction: cooks round. */
const CLOSE_MINUTES = 4
const CLOSE_SHARE = 0.2
/** A time that exceeds twice that of the steps by more than this is not rounding. */
const LONG_MINUTES = 10

const WAITS =
  /\b(?:rest(?:s|ed|ing)?|chill(?:s|ed|ing)?|cool(?:s|ed|ing)?|freez\w+|frozen|marinat\w+|marinade|soak\w*|prov(?:e|ing)|proof(?:s|ed|ing)?|rise[sn]?|rising|set(?:s|ting)?|stand(?:s|ing)?|sit(?:s|ting)?|settle|infus\w+|steep\w*|overnight|refrigerat\w+|fridge|freezer|leave|left|thaw\w*|defrost\w*|ferment\w*|before(?:hand)?|preheat\w*)\b/gi
const COOKS =
  /\b(?:bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?|simmer(?:s|ed|ing)?|boil(?:s|ed|ing)?|(?:stir-|pan-|deep-|dry-|air[- ])?fr(?:y|ies|ied|ying)|grill(?:s|ed|ing)?|broil(?:s|ed|ing)?|steam(?:s|ed|ing)?|poach(?:es|ed|ing)?|brais(?:e|es|ed|ing)|saut[eé](?:s|ed|ing)?|stew(?:s|ed|ing)?|cook(?:s|ed|ing)?|sear(?:s|ed|ing)?|toast(?:s|ed|ing)?|carameli[sz](?:e|es|ed|ing)|brown(?:s|ed|ing)?|sweat|soften|bubbl\w+|sizzle|griddle|char|lid o(?:n|ff))\b/gi
/** An instruction to cook; `roast potatoes` and `boiling water` are not. */
const COOKED =
  /(?<!\b(?:the|a|an|some|with|of|cooled|leftover) )\b(?:bake|simmer|boil|fry|poach|braise|saut[eé]|cook|sear|carameli[sz]e|(?:roast|toast|stew|brown|grill|broil|steam)(?= (?:the|it|them|your|for|in|at|on|until|a|both|all)\b))\b/i
/** Times for storage, reheating and other ways of cooking do not count. */
const ANOTHER_TIME =
  /\b(?:reheat\w*|re-heat\w*|warm (?:it |them )?up again|keeps?\b|stor(?:e|es|ed|ing)|leftovers?|defrost\w*|if you (?:have|prefer|want|like|don['’]t)|alternatively|instead|slow[- ]cooker|instant pot|pressure[- ]cook\w*|the (?:night|day) before|ahead)\b/i
/** A part of a time given elsewhere: `for the last 5 minutes`, `after 10 minutes`, `halfway`. */
const PART_BEFORE =
  /\b(?:last|first|final|after|within|every|half ?way|at|another time|in|up to|than|past|other|initial|of (?:the|those|these|its|their|that))\s+(?:the\s+)?(?:about\s+|around\s+)?$/i
const PART_BEHIND =
  /^\s*(?:in\b|before\b|into\b|(?:or so )?(?:from|of|towards) the end\b|to go\b|ahead\b|earlier\b|later\b|old\b|total\b|altogether\b|at (?:room|a time)\b)/i
/** `on low for 8 hours or high for 4`: alternatives. */
const OTHERWISE = /\bor\b[^.;]{0,40}$/i

/** `4 minutes a side` counts twice. */
const EACH_SIDE = /^\s*(?:on |for )?(?:each|per|a|both|either) sides?\b/i
/** `5 more min`, of the preceding action. */
const MORE = /\bmore\b/i
/** Steps with shorter times do not tell how long cooking takes. */
const TELLING_MINUTES = 5

interface StepTimes {
  /** Minutes at the stove or in the oven. */
  cooking: number
  /** Minutes of other active work: kneading, whisking. */
  other: number
  /** Minutes in the fridge, on the rack. */
  waiting: number
  /** Whether something is cooked without a stated duration. */
  hasOpenEnd: boolean
}

/** Returns the kind of action a duration belongs to: the last verb before it in its sentence, else the first after it. */
function deedAt(sentence: string, at: number): 'cook' | 'wait' | null {
  const deeds = [
    ...Array.from(sentence.matchAll(COOKS), ({ index }) => ({ index, deed: 'cook' as const })),
    ...Array.from(sentence.matchAll(WAITS), ({ index }) => ({ index, deed: 'wait' as const })),
  ].sort((a, b) => a.index - b.index)
  const before = deeds.filter(({ index }) => index < at).at(-1)
  return (before ?? deeds[0])?.deed ?? null
}

/** `for 8 hours or high for 4`: the maximum distance of an alternative. */
const ONE_OF_TWO_LENGTH = 80

function isShortlyBefore({ end }: NamedDuration, start: number): boolean {
  return end <= start && start - end < ONE_OF_TWO_LENGTH
}

/** Returns the minutes the steps name, the lower end of a range. */
function stepMinutes(steps: readonly Passage[]): StepTimes {
  const times = { cooking: 0, other: 0, waiting: 0, hasOpenEnd: false }
  let before: 'cook' | 'wait' | null = null
  for (const { source } of steps) {
    const durations = findDurations(source)
    for (const { seconds, start, end } of durations) {
      const sentence = sentenceAround(source, start, end)
      const at = sentence.indexOf(source.slice(start, end))
      const isPart =
        PART_BEFORE.test(textBefore(source, start)) ||
        PART_BEHIND.test(textBehind(source, end)) ||
        (OTHERWISE.test(sentence.slice(0, at)) && durations.some((one) => isShortlyBefore(one, start)))
      if (isPart || ANOTHER_TIME.test(sentence)) continue
      const deed: 'cook' | 'wait' | null =
        deedAt(sentence, at) ?? (MORE.test(source.slice(start, end)) ? before : null)
      before = deed
      const sides = EACH_SIDE.test(textBehind(source, end)) ? 2 : 1
      times[deed === 'cook' ? 'cooking' : deed === 'wait' ? 'waiting' : 'other'] += (seconds * sides) / 60
    }
    times.hasOpenEnd ||= source
      .split(/[.;!?](?:\s|$)/)
      .some((sentence) => COOKED.test(sentence) && findDurations(sentence).length === 0)
  }
  const { cooking, other, waiting } = times
  return {
    ...times,
    cooking: Math.round(cooking),
    other: Math.round(other),
    waiting: Math.round(waiting),
  }
}

/** Parallel cooking, whose times cannot be added. */
const AT_ONCE =
  /\b(?:meanwhile|in the meantime|at the same time|while|whilst|as (?:it|they|the \w+) (?:cook|bake|simmer|boil|roast)s?|by (?:the|this|that) time|get the \w+ (?:on|going))\b/i
/** Alternative methods with different times, and cooking in portions or on both sides, which takes longer. */
const OTHER_WAYS =
  /\b(?:slow[- ]cooker|instant pot|pressure[- ]cook\w*|in batches|batch(?:es)?|spoonfuls?|tablespoonfuls?|ladlefuls?|at a time|one by one|(?:each|per|a|both|other) sides?|repeat)\b/i

const timesDoNotAddUp: Rule<RecipeSubject> = {
  id: 'times-do-not-add-up',
  level: 'warning',
  *find({ recipe, steps }) {
    const stated = recipe.cook_time_minutes
    if (stated === null || steps.some(({ source }) => AT_ONCE.test(source))) return
    const { cooking, other, waiting, hasOpenEnd } = stepMinutes(steps)
    const isVague = hasOpenEnd || steps.some(({ source }) => OTHER_WAYS.test(source))
    const allowed = Math.max(CLOSE_MINUTES, stated * CLOSE_SHARE)
    const isShort = cooking > stated + allowed
    const isLong =
      cooking >= TELLING_MINUTES && !isVague && stated > (cooking + other + waiting) * 2 + LONG_MINUTES
    if (!isShort && !isLong) return
    yield {
      field: 'cook_time_minutes',
      about: `${cooking} ${stated}`,
      message: `The steps cook for ${cooking} ${cooking === 1 ? 'minute' : 'minutes'}, Cook says ${stated}.`,
      fix: { field: 'cook_time_minutes', value: cooking },
    }
  },
}

const cookTimeMissing: Rule<RecipeSubject> = {
  id: 'cook-time-missing',
  level: 'warning',
  *find({ recipe, steps }) {
    const { cooking } = stepMinutes(steps)
    // Reported more specifically by the rule about times that do not add up.
    if (recipe.cook_time_minutes === null ? false : recipe.cook_time_minutes > 0 || cooking > CLOSE_MINUTES)
      return
    const step = steps.find(({ source }) => COOKED.test(source))
    const word = step && COOKED.exec(step.source)?.[0].toLowerCase()
    if (recipe.cook_time_minutes !== null && !word) return
    const says = recipe.cook_time_minutes === null ? 'Cook is empty' : 'Cook says 0 minutes'
    yield {
      field: 'cook_time_minutes',
      about: word ?? '',
      message: word ? `${says}, and a step says to ${word}.` : `${says}. For a dish nobody cooks, say 0.`,
      ...((cooking > 0 || !steps.some(({ source }) => source.search(COOKS) !== -1)) && {
        fix: { field: 'cook_time_minutes', value: cooking },
      }),
    }
  },
}

const prepTimeMissing: Rule<RecipeSubject> = {
  id: 'prep-time-missing',
  level: 'warning',
  *find({ recipe: { prep_time_minutes: minutes } }) {
    const message = `How long does it take to get everything ready? Prep ${minutes === null ? 'is empty' : 'says 0 minutes'}.`
    if ((minutes ?? 0) <= 0) yield { field: 'prep_time_minutes', about: '', message }
  },
}

/** Rules for the times of a recipe (PROOF-RECIPE-5). */
export const RECIPE_TIME_RULES: readonly Rule<RecipeSubject>[] = [
  timesDoNotAddUp,
  cookTimeMissing,
  prepTimeMissing,
]
