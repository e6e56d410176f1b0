import { altProblem } from './alt-texts.ts'
import type { Remark, Rule } from './finding.ts'
import { countWords, type Passage, sameWords, sentencesOf } from './prose.ts'
import type { ItemSubject } from './subjects.ts'

/** Characters of a title and of a description that result pages show. */
const SHOWN_TITLE = 60
const SHOWN_DESCRIPTION = 155
/** A title for result pages makes up for a long one; over this length it is too long for cards and headings too. */
const LONGEST_TITLE = 90
const MIN_DESCRIPTION = 50
/** A longer summary moves the next card off a phone's screen. */
const MAX_SUMMARY_WORDS = 60

function whole(field: string, text: string, message: string): Remark {
  return { field, start: 0, end: text.length, about: text, message }
}

/** In characters; a shorter sentence is too short for a card. */
const MIN_BEGINNING = 40

/** Returns the beginning of an article in the form of a card's text; null where it is not suitable. */
function beginningOf(passages: readonly Passage[]): string | null {
  const first = passages.find(({ field, kind }) => field === 'content' && kind === 'paragraph')
  let words = ''
  for (const { text } of first ? sentencesOf(first) : []) {
    // Markup and addresses have been replaced by spaces.
    words = `${words} ${text}`
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, '')
      .trim()
    if (words.length >= MIN_BEGINNING) break
  }
  const isFitting = words.length >= MIN_BEGINNING && countWords(words) <= MAX_SUMMARY_WORDS
  // Code is replaced by a placeholder character in a passage.
  return isFitting && !words.includes('_') ? words : null
}

/** Rules for what lists, result pages and shared links show (PROOF-TEXT-3). */
export const ITEM_RULES: readonly Rule<ItemSubject>[] = [
  {
    id: 'title-long',
    level: 'hint',
    find: ({ title, meta_title }) => {
      const { length } = title
      if (length > LONGEST_TITLE)
        return [whole('title', title, `${length} characters: on a card and on a phone that is a paragraph.`)]
      if (meta_title || length <= SHOWN_TITLE) return []
      const message = `${length} characters: result pages cut titles at about ${SHOWN_TITLE}. A shorter one under “Search and sharing” helps.`
      return [whole('title', title, message)]
    },
  },
  {
    id: 'title-taken',
    level: 'warning',
    *find({ title, facts }) {
      const other = facts.others.find((one) => sameWords(one.title, title))
      if (other && title !== '')
        yield whole('title', title, `${other.path} has this title too. Nobody can tell them apart in a list.`)
    },
  },
  {
    id: 'title-mark',
    level: 'hint',
    *find({ title }) {
      if (!/[^.][.,;:]$/.test(title) || /[.!?] .*\.$/.test(title)) return
      const remark = whole('title', title, `A title needs no “${title.slice(-1)}” at its end.`)
      yield { ...remark, fix: { field: 'title', value: title.slice(0, -1) } }
    },
  },
  {
    id: 'meta-title-long',
    level: 'hint',
    *find({ meta_title }) {
      if (!meta_title || meta_title.length <= SHOWN_TITLE) return
      const message = `${meta_title.length} characters: result pages cut titles at about ${SHOWN_TITLE}.`
      yield whole('meta_title', meta_title, message)
    },
  },
  {
    id: 'meta-title-taken',
    level: 'warning',
    *find({ meta_title, facts }) {
      if (!meta_title) return
      const other = facts.others.find((one) => one.meta_title && sameWords(one.meta_title, meta_title))
      if (other) yield whole('meta_title', meta_title, `${other.path} has the same title in search results.`)
    },
  },
  {
    id: 'meta-description-long',
    level: 'hint',
    *find({ meta_description: text }) {
      if (!text || text.length <= SHOWN_DESCRIPTION) return
      const message = `${text.length} characters: result pages cut it at about ${SHOWN_DESCRIPTION}.`
      yield whole('meta_description', text, message)
    },
  },
  {
    id: 'meta-description-short',
    level: 'hint',
    *find({ meta_description: text }) {
      if (!text || text.length >= MIN_DESCRIPTION) return
      const message = 'Too short to say why to open the page. A whole sentence has room here.'
      yield whole('meta_description', text, message)
    },
  },
  {
    id: 'meta-description-taken',
    level: 'warning',
    *find({ meta_description: text, facts }) {
      if (!text) return
      const other = facts.others.find((one) => one.meta_description && sameWords(one.meta_description, text))
      if (other) yield whole('meta_description', text, `${other.path} says the same in search results.`)
    },
  },
  {
    id: 'summary-missing',
    level: 'hint',
    find: ({ summary: { field, text }, passages }) => {
      if (text.trim() !== '') return []
      const name = field === 'excerpt' ? 'an excerpt' : 'a description'
      const remark = whole(field, '', `Without ${name} the card shows only the title.`)
      const words = field === 'excerpt' ? beginningOf(passages) : null
      return [words === null ? remark : { ...remark, fix: { field, value: words } }]
    },
  },
  {
    id: 'summary-long',
    level: 'hint',
    *find({ summary: { field, text } }) {
      const words = countWords(text)
      if (words > MAX_SUMMARY_WORDS) yield whole(field, text, `${words} words: cards show about half of it.`)
    },
  },
  {
    id: 'picture-missing',
    level: 'hint',
    *find({ hasPicture }) {
      const message = 'No picture yet. People skip cards and shared links without one.'
      if (!hasPicture) yield whole('featured_image_url', '', message)
    },
  },
  {
    id: 'picture-without-description',
    level: 'warning',
    *find({ hasPicture, featured_image_alt }) {
      const message = 'The picture has no description. People who cannot see it hear nothing.'
      if (hasPicture && !featured_image_alt?.trim()) yield whole('featured_image_alt', '', message)
    },
  },
  {
    id: 'picture-description',
    level: 'hint',
    *find({ featured_image_alt: alt }) {
      const problem = altProblem(alt ?? '')
      if (!problem || !alt) return
      const remark = whole('featured_image_alt', alt, problem.message)
      yield problem.better === null
        ? remark
        : { ...remark, fix: { field: remark.field, value: problem.better } }
    },
  },
]
