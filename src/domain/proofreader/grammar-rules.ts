import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import { type Plugin, type Processor, unified } from 'unified'
import type { VFileMessage } from 'vfile-message'
import type { Remark, Rule } from './finding.ts'
import { readCalledLine, wordsOf } from './general-words.ts'
import {
  countWords,
  MAX_SENTENCE_WORDS,
  type Passage,
  placesOf,
  replaceIn,
  withNeighbours,
  withoutSources,
} from './prose.ts'
import type { ItemSubject, RecipeSubject } from './subjects.ts'

/** Age at which a reader should be able to follow a sentence. */
const READER_AGE = 17
/** Fraction of the seven formulas that must agree that a sentence is hard: cooking and training have long words of their own. */
const AGREEING = 5 / 7
const MIN_READABLE_WORDS = 25

/** Only the messages are needed, not the text. */
const withoutOutput: Plugin<[], undefined, undefined> = function (this: Processor) {
  this.compiler = () => ''
}

const reader = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextReadability, { age: READER_AGE, threshold: AGREEING, minWords: MIN_READABLE_WORDS })
  .use(withoutOutput)
  .freeze()

type Source = 'retext-repeated-words' | 'retext-indefinite-article' | 'retext-readability'

interface Place {
  start: number
  end: number
  message: VFileMessage
}

/** Parsing is expensive: it is done only once for all rules, and cached for passages that stayed the same during typing. */
const alreadyRead = new Map<string, VFileMessage[]>()
const MAX_REMEMBERED = 500

function readFor(source: Source, passage: Passage): Place[] {
  let messages = alreadyRead.get(passage.text)
  if (!messages) {
    messages = reader.processSync(passage.text).messages
    if (alreadyRead.size >= MAX_REMEMBERED) alreadyRead.clear()
    alreadyRead.set(passage.text, messages)
  }
  return messages.flatMap((message) => {
    const { place } = message
    if (message.source !== source || !place || !('start' in place)) return []
    const { start, end } = place
    if (start.offset === undefined || end.offset === undefined) return []
    return [{ start: passage.start + start.offset, end: passage.start + end.offset, message }]
  })
}

function remarkAt(passage: Passage, { start, end }: Place, message: string, value?: string): Remark {
  const words = passage.source.slice(start, end)
  return {
    field: passage.field,
    start,
    end,
    about: withNeighbours(passage.source, start, end),
    message: message.replace('%', words.replace(/\s+/g, ' ')),
    ...(value !== undefined && { fix: { field: passage.field, value } }),
  }
}

/** `Very very slow`, `tea tea tea`: repeated for emphasis; three times is not a mistake either. */
const SAID_TWICE =
  /^(?:very|really|so|too|much|far|long|never|no|yes|please|well|many|more|again|bye|ha|yum|night|slow|slowly|big|tiny|little|old|good|there|now|hip|knock|chop|tick|oh|hey|aye|hear|boo|blah|pretty)$/i

const repeatedWord: Rule<ItemSubject> = {
  id: 'repeated-word',
  level: 'warning',
  *find({ passages }) {
    for (const passage of passages) {
      for (const place of readFor('retext-repeated-words', passage)) {
        const [first = ''] = passage.source.slice(place.start, place.end).split(/\s+/)
        if (SAID_TWICE.test(first) || isThird(passage, place, first)) continue
        yield remarkAt(
          passage,
          place,
          '“%”: the same word twice.',
          replaceIn(passage.source, place.start, place.end, first),
        )
      }
    }
  },
}

function isThird({ source }: Passage, { start, end }: Place, word: string): boolean {
  const same = word.toLowerCase()
  const [before = ''] = /\p{L}+\s+$/u.exec(source.slice(Math.max(0, start - 40), start)) ?? []
  const [after = ''] = /^\s+\p{L}+/u.exec(source.slice(end, end + 40)) ?? []
  return [before, after].some((beside) => beside.trim().toLowerCase() === same)
}

/** `for a about an hour`: both articles are wrong. */
const PREPOSITION =
  /^(?:about|above|after|and|around|as|at|if|in|into|is|it|of|off|on|or|over|under|until|up)\b/i

const wrongArticle: Rule<ItemSubject> = {
  id: 'wrong-article',
  level: 'warning',
  *find({ passages }) {
    for (const passage of passages) {
      for (const place of readFor('retext-indefinite-article', passage)) {
        const [wanted] = place.message.expected ?? []
        if (wanted === undefined) continue
        const [, next = ''] = /^\s*(\S+)/.exec(passage.source.slice(place.end)) ?? []
        // `a a glass` has a superfluous article, which `repeated-word` reports.
        if (PREPOSITION.test(next) || /^an?$/i.test(next)) continue
        yield remarkAt(
          passage,
          place,
          `“${wanted} ${next}” rather than “% ${next}”.`,
          replaceIn(passage.source, place.start, place.end, wanted),
        )
      }
    }
  },
}

const hardSentence: Rule<ItemSubject> = {
  id: 'hard-sentence',
  level: 'hint',
  *find({ passages }) {
    for (const passage of withoutSources(passages)) {
      if (passage.kind !== 'paragraph' || countWords(passage.text) < MIN_READABLE_WORDS) continue
      for (const place of readFor('retext-readability', passage)) {
        // Sentences that are too long are reported by their own rule.
        if (countWords(passage.source.slice(place.start, place.end)) <= MAX_SENTENCE_WORDS)
          yield remarkAt(passage, place, 'A hard sentence to read. Shorter words or two sentences help.')
      }
    }
  },
}

/** A sentence that begins with the object of an action: `The tomatoes are chopped`, `Onions are fried`. */
const PASSIVE =
  /(?<=(?:^|[.;!?]\s+)(?:(?:then|next|now|finally|meanwhile|first|afterwards|lastly),? )?(?:(?:the|they|it|this|these|those|all|both|each|everything)(?: (?!(?:that|which|when|once|until|if|as|so|after|before|where|while|is|are|was|were|will|can|may|should|must)\b)[\p{L}'’-]+){0,6}|(\p{L}{3,})) )(?:(?:should|must|need to|has to|have to) be|is|are|gets?|was|were) (?:(?:then|now|also|first|finally|next|lastly|(?!only\b)\p{L}+ly) )?(\p{L}{2,}ed|beaten|cut|put|ground|spread|taken|given|made|broken|kept|left|shaken|torn|laid|split|brought|drawn|frozen|wrung|set|strewn)\b/giu
/** A state rather than an action. */
const STATES =
  /^(?:cooked|baked|roasted|fried|boiled|toasted|melted|combined|covered|coated|needed|desired|used|finished|left|browned|softened|cooled|heated|chilled|set|thickened|reduced|soaked|dissolved|absorbed|incorporated|caramelised|caramelized|blended|risen|made|loved|red|dried|salted|unsalted|tired|required|indeed|scared|supposed|allowed|meant|worried|tempted|interested|puffed|charred|crusted|blistered|crisped|wilted|swollen|doubled|separated|packed|loaded|based|called|named|frozen|thawed|cut)$/i
/** ... unless it continues like an instruction: `is covered and baked`, `are baked for 20 minutes`, `is set aside`. */
const DONE_TO =
  /^\s*(?:,?\s*(?:and|then|and then|before being)\s+(?:then\s+)?(?:\w{2,}ed|put|cut|left|set|laid|beaten|served)\b|for\s+(?:about |around |another |a further )?(?:\d|an?\b|two|three|four|five|ten|twenty|half)|in\s+(?:the|a|an|two|batches)\b|with\s+(?:a|an|the|some|foil|cling|clingfilm|baking|parchment|water|oil|butter|salt)\b|over\s+(?:a|the|medium|high|low)\b|on\s+(?:a|the|both|each)\b|at\s+\d|aside\b|into\b|to\s+(?:rest|cool|rise|prove|stand|soak|marinate|a\b)|until\b|overnight\b|by\s+(?:half|a third)\b|from\b|slowly\b|gently\b|again\b)/i
/** Steps should be instructions: `is added` does not say by whom. */
const passiveStep: Rule<RecipeSubject> = {
  id: 'passive-step',
  level: 'hint',
  *find({ steps, lines }) {
    const names = new Set(lines.flatMap(({ line }) => [...readCalledLine(line).names]))
    for (const passage of steps) {
      for (const { match, start, end } of placesOf(passage, PASSIVE)) {
        const [words, bare, participle = ''] = match
        // In `Dinner is served` nothing of the list is acted on.
        if (bare && !wordsOf(bare).some((word) => names.has(word))) continue
        const behind = passage.text.slice(match.index + words.length)
        if (STATES.test(participle) && !DONE_TO.test(behind)) continue
        yield {
          field: passage.field,
          start,
          end,
          about: withNeighbours(passage.source, start, end),
          message: `“${words}” leaves open who does it. Say what to do: “add”, “stir”.`,
        }
      }
    }
  },
}

/** Rules of grammar, by the retext libraries (PROOF-TEXT-1). */
export const GRAMMAR_RULES: readonly Rule<ItemSubject>[] = [repeatedWord, wrongArticle, hardSentence]
export const STEP_GRAMMAR_RULES: readonly Rule<RecipeSubject>[] = [passiveStep]
