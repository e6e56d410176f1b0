import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import { type Plugin, type Processor, unified } from 'unified'
import type { VFileMessage } from 'vfile-message'
import type { Remark, Rule } from './finding.ts'
import { countWords, type Passage, placesOf, replaceIn, withNeighbours } from './prose.ts'
import type { ItemSubject, RecipeSubject } from './subjects.ts'

/** Readers of so many years should follow a sentence. */
const READER_AGE = 17
/** So many of the seven formulas have to agree that a sentence is hard: cooking and training have long words of their own. */
const AGREEING = 5 / 7
const MIN_READABLE_WORDS = 14

/** The messages are wanted, not the text. */
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

/** Reading is the dear part: it is done once for all rules, and not again for what stayed as it was while she types. */
const alreadyRead = new Map<string, VFileMessage[]>()
const MAX_REMEMBERED = 500

function readFor(source: Source, passage: Passage): Place[] {
  const messages = alreadyRead.get(passage.text) ?? reader.processSync(passage.text).messages
  if (alreadyRead.size >= MAX_REMEMBERED) alreadyRead.clear()
  alreadyRead.set(passage.text, messages)
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

const repeatedWord: Rule<ItemSubject> = {
  id: 'repeated-word',
  level: 'warning',
  *find({ passages }) {
    for (const passage of passages) {
      for (const place of readFor('retext-repeated-words', passage)) {
        const [first = ''] = passage.source.slice(place.start, place.end).split(/\s+/)
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

const wrongArticle: Rule<ItemSubject> = {
  id: 'wrong-article',
  level: 'warning',
  *find({ passages }) {
    for (const passage of passages) {
      for (const place of readFor('retext-indefinite-article', passage)) {
        const [wanted] = place.message.expected ?? []
        if (wanted === undefined) continue
        const [, next = ''] = /^\s*(\S+)/.exec(passage.source.slice(place.end)) ?? []
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
    for (const passage of passages) {
      if (passage.kind !== 'paragraph' || countWords(passage.text) < MIN_READABLE_WORDS) continue
      for (const place of readFor('retext-readability', passage))
        yield remarkAt(passage, place, 'A hard sentence to read. Shorter words or two sentences help.')
    }
  },
}

const PASSIVE =
  /\b(?:is|are|be|being|gets?)\s+(?:(?:then|now|also|first|\w+ly)\s+)?(\w{2,}ed|beaten|cut|put|ground|spread|taken|given|made|broken|eaten|kept|left|shaken|torn|laid|split|brought)\b/gi
/** How something is rather than what is done to it. */
const STATES =
  /^(?:cooked|baked|melted|combined|covered|needed|desired|used|finished|left|browned|softened|cooled|heated|set|thickened|reduced|soaked|loved|red|dried|salted|unsalted|tired|required|indeed|scared)$/i
/** `until the rice is cooked`, `when it is peeled`: how it has to be is no order. */
const STATE_BEFORE =
  /\b(?:until|till|when|once|if|while|as|that|which|where|so|after|before|because|what)\b[^.;:]*$/i

/** Cooks are told what to do: `is added` leaves open by whom. */
const passiveStep: Rule<RecipeSubject> = {
  id: 'passive-step',
  level: 'hint',
  *find({ steps }) {
    for (const passage of steps) {
      for (const { match, start, end } of placesOf(passage, PASSIVE)) {
        const [words, participle = ''] = match
        if (STATES.test(participle) || STATE_BEFORE.test(passage.text.slice(0, match.index))) continue
        yield {
          ...{ field: passage.field, start, end, about: withNeighbours(passage.source, start, end) },
          message: `“${words}” leaves open who does it. Say what to do: “add”, “stir”.`,
        }
      }
    }
  },
}

/** Rules of grammar, by the retext libraries (product §31.3). */
export const GRAMMAR_RULES: readonly Rule<ItemSubject>[] = [repeatedWord, wrongArticle, hardSentence]
export const STEP_GRAMMAR_RULES: readonly Rule<RecipeSubject>[] = [passiveStep]
