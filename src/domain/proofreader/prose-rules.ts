import type { Rule } from './finding.ts'
import {
  countWords,
  MAX_SENTENCE_WORDS,
  type Passage,
  placesOf,
  replaceIn,
  sameWords,
  sentenceAround,
  sentencesOf,
  withoutSources,
} from './prose.ts'
import type { ItemSubject } from './subjects.ts'

const MAX_PARAGRAPH_WORDS = 150

function proseOf(
  { passages }: ItemSubject,
  kinds: readonly Passage['kind'][] = ['paragraph', 'cell', 'line', 'step', 'heading'],
): Passage[] {
  return withoutSources(passages).filter(({ kind }) => kinds.includes(kind))
}

/** Defines a rule with a remark at every match of a pattern. */
function patternRule(
  id: string,
  level: Rule<ItemSubject>['level'],
  pattern: RegExp,
  say: (words: string) => string,
  options: {
    kinds?: readonly Passage['kind'][]
    mend?: (match: RegExpExecArray) => string
    /** Whether a match is what the rule is about. */
    isMeant?: (match: RegExpExecArray, passage: Passage) => boolean
    /** Whether only whitespace in the source counts, not that in place of markup. */
    isAsWritten?: boolean
  } = {},
): Rule<ItemSubject> {
  return {
    id,
    level,
    *find(item) {
      const { kinds, mend, isMeant, isAsWritten } = options
      for (const passage of proseOf(item, kinds)) {
        const { field, source } = passage
        for (const { match, start, end } of placesOf(passage, pattern)) {
          const [words] = match
          if (isAsWritten && source.slice(start, end) !== words) continue
          if (isMeant && !isMeant(match, passage)) continue
          const remark = { field, start, end, about: words, message: say(words.trim()) }
          if (!mend) yield remark
          else yield { ...remark, fix: { field, value: replaceIn(source, start, end, mend(match)) } }
        }
      }
    },
  }
}

const longSentence: Rule<ItemSubject> = {
  id: 'long-sentence',
  level: 'hint',
  *find(item) {
    for (const passage of proseOf(item)) {
      for (const { text, start, end } of sentencesOf(passage)) {
        const words = countWords(text)
        if (words <= MAX_SENTENCE_WORDS) continue
        const where = passage.kind === 'step' ? 'Two shorter ones read better with wet hands.' : 'Try two.'
        const message = `A sentence of ${words} words. ${where}`
        yield { field: passage.field, start, end, about: text, message }
      }
    }
  },
}

/** Shorter sentences are repeated on purpose: `Rest for a minute.` */
const MIN_REPEATED_WORDS = 6
/** Over a greater distance the same words may be a refrain. */
const REPEATED_WITHIN = 8

const repeatedLine: Rule<ItemSubject> = {
  id: 'repeated-line',
  level: 'hint',
  find: ({ passages }) =>
    passages.flatMap((passage, index) => {
      const { field, kind, start, text } = passage
      if (countWords(text) < MIN_REPEATED_WORDS) return []
      // Dough is folded and chilled several times.
      const before = passages.slice(Math.max(0, index - (kind === 'step' ? 1 : REPEATED_WITHIN)), index)
      const isSaid = before.some(
        (other) =>
          other.kind === kind && (kind === 'step' || other.field === field) && sameWords(other.text, text),
      )
      return isSaid
        ? [{ field, start, end: start + text.length, about: text, message: 'The same line stands above.' }]
        : []
    }),
}

const longParagraph: Rule<ItemSubject> = {
  id: 'long-paragraph',
  level: 'hint',
  *find(item) {
    for (const { field, start, text } of proseOf(item, ['paragraph'])) {
      const words = countWords(text)
      if (words <= MAX_PARAGRAPH_WORDS) continue
      const message = `A paragraph of ${words} words is more than a phone shows at once. Break it where the thought turns.`
      yield { field, start, end: start + text.length, about: text.slice(0, 120), message }
    }
  },
}

/** Relative weeks and months become wrong while the page stays; `this week` of a plan does not. */
const AGEING =
  /(?<!\b(?:the|every|each|a) )\b(?:last|next|this coming) (?:week|month|year|weekend|spring|summer|autumn|fall|winter|season|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:yesterday(?!['’]s \p{L})|tomorrow night|(?<=\b(?:starts?|begins?|opens?|closes?|ends?|launch(?:es)?) )tomorrow|the other day|earlier this (?:week|month|year)|later this (?:week|month|year)|this (?:month|year)(?!['’]s)|this (?:weekend|spring|summer|autumn|fall|winter)(?=\s*(?:[.,;:!?)]|$)|\s+(?:I|we|you|she|he|they|and|when|with|in|at|to)\b)|(?<!\b(?:baked|boiled|bought|cooked|made|opened|picked|prepared|roasted)(?: \p{L}+)? )(?:an?|a few|a couple of|two|three|four|five|six|\d{1,2}) (?:day|week|month)s? ago|these days of \w+)\b/giu
/** Whether a time is the writer's: in `Find yours this month` it is the reader's, and so always right. */
function isOurTime({ 0: words, index }: RegExpExecArray, { text }: Passage): boolean {
  const sentence = sentenceAround(text, index, index + words.length)
  const isReaders =
    /\b(?:you|yours?|yourself)\b/i.test(sentence) && !/\b(?:I|we|our|us|my|me)\b/.test(sentence)
  return !isReaders || /^(?:yesterday|the other day)/i.test(words)
}
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** A calendar date in the form of an appointment; the date of a publication or event is history. */
const APPOINTMENT = new RegExp(
  String.raw`(?<!\b(?:published|updated|born|founded|written|died|began|started|opened|launched|came out|met|married|was|were|since|(?:happen|arriv|land|finish|mov|stopp|pass)ed|it) )\b(?:on|by|until|before|starting|from) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?|\d{1,2}[/.]\d{1,2}[/.](?=20\d\d)|20\d\d-\d\d-\d\d)(?:(?:,? )?20\d\d)?\b`,
  'gi',
)
const MEDIUM = '(?:picture|photo|image|link|video|text|name|quote|content)'
/** Whether a date is not in a narrative of the past: `By September 2022 I was slower`. */
function isToCome({ 0: words, index }: RegExpExecArray, { text }: Passage): boolean {
  const told = /\b(?:was|were|had|did|went|came|began|\p{L}{2,}[^e\P{L}]ed)\b/u
  return !told.test(sentenceAround(text, index, index + words.length).replace(words, ''))
}

const PLACEHOLDERS = new RegExp(
  [
    String.raw`\blorem ipsum\b|\?{3,}|\b(?:TODO|TBD|TBC|FIXME|XX+(?! chromosomes?\b)|TK(?! Maxx\b))\b`,
    String.raw`\[(?:(?:insert|add|your|link|picture|image|photo|name|date)\b[^\]\n]{0,60}|[^\]\n]{2,60}\bhere)\](?!\()`,
    String.raw`\binsert (?:an? |the |your )?${MEDIUM}\b[^.!?\n]{0,30}\bhere\b`,
    String.raw`(?<=^|\n)${MEDIUM} (?:goes )?here\b(?!\s*:| is\b)`,
  ].join('|'),
  'gi',
)
/** Whether words are a placeholder: `xxx` are kisses, and `todo` can be a word. */
const isPlaceholder = (words: string) =>
  !/^(?:todo|tb[cd]|fixme|x+|tk)$/i.test(words) || words === words.toUpperCase()

/** Words that scold a body or an appetite, each with a friendlier one. */
const UNKIND: readonly (readonly [RegExp, string])[] = [
  [/\bguilt[- ]free\b/gi, 'Food carries no guilt. Say what it tastes of.'],
  [/\bguilty pleasures?\b/gi, 'A pleasure needs no guilt. “A pleasure” is enough.'],
  [/\bcheat (?:day|meal|treat|food)s?\b/gi, 'Nobody cheats by eating. Try “a day off” or “a treat”.'],
  [/\b(?:beach|bikini|summer)[- ](?:ready )?bod(?:y|ies)\b/gi, 'Every body is ready for the beach.'],
  [
    /\b(?:problem|trouble) (?:areas?|zones?|spots?)\b/gi,
    'A body has no problem areas. Name the part you mean.',
  ],
  [
    /\b(?:muffin tops?|bingo wings?|love handles?|thunder thighs?|saddlebags?)\b/gi,
    'Readers hear this about themselves. Name the part you mean.',
  ],
  [/\bno excuses\b/gi, 'She may have a reason. “Start where you are” asks her in.'],
  [
    /\b(?:earn|deserve) (?:your|that|this|the) (?:food|meal|dinner|lunch|breakfast|dessert|treat|cake|carbs)\b/gi,
    'Food does not have to be earned.',
  ],
  [
    /\b(?:burn|work|run|sweat|walk) (?:it|them|that|this|those)? ?off (?:the|your|that|those) (?:cake|calories|dinner|lunch|meal|weekend|holiday|christmas|treats?)\b/gi,
    'Movement is no punishment for eating.',
  ],
  [
    /\b(?:sinful|naughty|wicked)(?:ly)? (?:good|treat|dessert|cake|chocolate|snack|food)s?\b/gi,
    'Food is not a sin. Say what makes it good.',
  ],
  [
    /\b(?:anti[- ]?age?(?:ing)?|turn back the clock)\b/gi,
    'Ageing is what we hope to do. Say what it is good for.',
  ],
  [/\bat (?:your|her|our) age\b/gi, 'This sounds like a door closing. Say “after sixty”, or leave it out.'],
  [
    /\b(?:skinny|flabby|chubby) (?:arms?|legs?|girls?|women|people|thighs?)\b/gi,
    'A word about looks. Say what she can do.',
  ],
]

/** The word is rejected or quoted, not used. */
const SPOKEN_OF =
  /(?:\b(?:no more|no such thing as|not an?|never|isn['’]t|aren['’]t|don['’]t believe in|the (?:words?|phrase|term|idea)|so-called|stop|ditch|forget(?: about)?|banned?)\s+(?:(?:the|an?|your|saying|about|of|having)\s+){0,2}|[“"‘])$/i

const BELITTLING =
  /(?:\bobviously,? you\b|\byou(?:['’]ll)? obviously\b|\b(?:of course )?(?:everyone|everybody) knows\b|\b(?:needless to say|of course),? you(?: already)? (?:know|should|must)\b|\b(?:it['’]s|this is|it is) so (?:easy|simple)(?: that)?\b|\b(?:any(?:one|body)|even (?:a child|an idiot|(?:my|your) (?:husband|gran\p{L}*|nan|mother|mum|father|dad))) (?:can|could) (?:do|make|run|cook|bake|learn|manage|follow|lift|lose|master|handle|stick)\b|\byou have no excuse\b|\bthere(?:['’]s| is) no (?:reason|excuse) (?:why you|not to|for not)\b)/giu

/** Consecutive words in capitals, without a comma: acronyms occur in lists. */
const CAPITALS =
  /(?<![\p{L}\p{N}]|\[[^\]]{0,60})\p{Lu}+(?:['’]\p{Lu}+)?(?:[ !–-]+\p{Lu}+(?:['’]\p{Lu}+)?){2,}(?![\p{L}\p{N}])/gu
/** A sentence contains one of these; `NHS NICE BDA` does not. */
const LITTLE_WORD =
  /^(?:A|AN|THE|AND|OR|BUT|IF|IT|IS|ARE|TO|OF|IN|ON|AT|FOR|WITH|YOU|YOUR|MY|I|WE|DO|NOT|NO|NEVER|THIS|THAT|ALL|BE|SO|VERY|UP|NOW)$/
/** Most acronyms are not longer. */
const ACRONYM_LENGTH = 3

function isShouted([words]: RegExpExecArray): boolean {
  const parts = words.split(/[^\p{Lu}'’]+/u).filter(Boolean)
  // `A HIIT class`: the first word is a capital like in any sentence.
  if (parts[0] === 'A' || parts[0] === 'I') parts.shift()
  const long = parts.filter((part) => part.length > ACRONYM_LENGTH)
  return long.length === parts.length || (long.length > 0 && parts.some((part) => LITTLE_WORD.test(part)))
}

const unkindWord: Rule<ItemSubject> = {
  id: 'unkind-word',
  level: 'warning',
  *find(item) {
    for (const passage of proseOf(item)) {
      for (const [pattern, message] of UNKIND) {
        for (const { match, start, end } of placesOf(passage, pattern)) {
          if (SPOKEN_OF.test(passage.text.slice(0, match.index))) continue
          yield { field: passage.field, start, end, about: match[0], message: `“${match[0]}”: ${message}` }
        }
      }
    }
  },
}

const RUN_ON = ['paragraph', 'step', 'cell', 'line'] as const

/** Rules for all prose (PROOF-TEXT-1). */
export const PROSE_RULES: readonly Rule<ItemSubject>[] = [
  longSentence,
  longParagraph,
  repeatedLine,
  patternRule(
    'ageing-date',
    'hint',
    AGEING,
    (words) => `“${words}” will be wrong soon. Name the date, or leave it out.`,
    { isMeant: isOurTime },
  ),
  patternRule(
    'ageing-day',
    'hint',
    APPOINTMENT,
    (words) => `“${words}” will be over soon. Does the page still hold then?`,
    { isMeant: isToCome },
  ),
  patternRule('placeholder', 'error', PLACEHOLDERS, (words) => `“${words}” was put here to be replaced.`, {
    // At the end of a letter two or three are kisses.
    isMeant: ([words], { text }) =>
      isPlaceholder(words) && !(/^X{2,3}$/.test(words) && text.trim() === words),
  }),
  unkindWord,
  patternRule(
    'belittling-word',
    'hint',
    BELITTLING,
    (words) => `“${words}” can sting a reader who finds it hard. Leave it out?`,
  ),
  patternRule(
    'shouting',
    'hint',
    CAPITALS,
    () => 'Capitals shout, and a screen reader may spell them. Bold says the same.',
    { isMeant: isShouted },
  ),
  patternRule(
    'many-marks',
    'hint',
    /!{2,}|\?{2}(?!\?)|(?:!\?|\?!)[!?]+|,{2,}/g,
    (words) => `“${words}”: one is enough.`,
    { mend: (match) => match[0].slice(0, 1) },
  ),
  patternRule(
    'space-before-mark',
    'warning',
    /(?<=[\p{L}\p{N})”"])[ \t]+(?=[,;!?](?:\s|$)|[,;]\p{L}|\.(?:\s|$)(?!\.))/gu,
    () => 'There is a space before the mark.',
    { kinds: RUN_ON, mend: () => '', isAsWritten: true },
  ),
  patternRule(
    'no-space-after-mark',
    'warning',
    /(?<=\p{Ll}{2})(?:[,;!?]|\.)(?=\p{Lu}\p{Ll}|(?<=[,;])\p{Ll}{2})/gu,
    () => 'A space is missing after the mark.',
    { kinds: RUN_ON, mend: (match) => `${match[0]} `, isAsWritten: true },
  ),
  patternRule('two-spaces', 'hint', /(?<=\p{L})[,.;]? {2,}(?=\p{L})/gu, () => 'There are two spaces.', {
    kinds: ['line', 'step'],
    mend: (match) => match[0].replace(/ {2,}/, ' '),
  }),
]
