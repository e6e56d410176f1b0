import { visit } from 'unist-util-visit'
import type { Remark, Rule } from './finding.ts'
import { type Passage, placeOf, replaceIn } from './prose.ts'
import type { ArticleSubject, RecipeSubject } from './subjects.ts'

const ITEM = 'an item of a list'
/** A single one is a footnote's asterisk, or the dash before a name. */
const FEWEST_ITEMS = 2

/** Lines that begin like a heading, an item or a quotation, and are shown with the Markdown characters. */
const AT_LINE_START: readonly { shown: RegExp; called: string }[] = [
  { shown: /^#{2,6}(?=[^\s#])|^#{1,6}(?=\s)/, called: 'a heading' },
  { shown: /^[-*+•](?=\s)/, called: ITEM },
  { shown: /^\d{1,2}[.)](?=\s)/, called: ITEM },
  { shown: /^>(?=\s)/, called: 'a quotation' },
]
/** Bold, a link or a picture that was not recognized as markup. */
const IN_A_LINE: readonly { shown: RegExp; called: string }[] = [
  { shown: /\*\*[^*\n]+?\*\*|\*\*(?=\S)[^*\n]{1,80}$/, called: 'bold words' },
  {
    shown: /!?\[[^\]\n]{1,200}\](?:\s?\((?:https?:\/\/|\/|www\.)[^)\s]*\)|\[[^\]\n]{0,80}\])/,
    called: 'a link',
  },
]

/** Removes the backslashes of escaped characters. */
const withoutEscapes = (written: string) => written.replace(/\\(?=[!-/:-@[-`{-~])/g, '')

/**
 * Reports Markdown characters that readers see (PROOF-TEXT-2): a heading or a list that lost its markup when it was pasted.
 */
const visibleSign: Rule<ArticleSubject> = {
  id: 'visible-sign',
  level: 'warning',
  *find({ content: { field, source, tree }, passages }) {
    yield* passages.filter((passage) => passage.field !== field).flatMap(readPlainSigns)
    const remarks: (Remark & Pick<Sign, 'called'>)[] = []
    visit(tree, ['paragraph', 'heading'], (block) => {
      const [from] = placeOf(block)
      visit(block, 'text', (node) => {
        const [start, end] = placeOf(node)
        const written = source.slice(start, end)
        let at = start
        for (const line of written.split('\n')) {
          const isLineStart = at === from || at > start || source[at - 1] === '\n'
          // The marker of a quotation's continuation lines is not shown.
          const marks = at > start ? (/^(?:[ \t]*>)*[ \t]*/.exec(line)?.[0].length ?? 0) : 0
          const words = line.slice(marks)
          const found = (isLineStart ? beginning(words) : null) ?? inside(words)
          if (found) {
            const { length, called } = found
            const place = at + marks + found.offset
            const mended = mend(source, place, length)
            remarks.push({
              field,
              start: place,
              end: place + length,
              about: words,
              called,
              message: `“${withoutEscapes(source.slice(place, place + length))}” is shown as it stands. It was meant as ${called}.`,
              ...(mended !== null && { fix: { field, value: mended } }),
            })
          }
          at += line.length + 1
        }
      })
    })
    const isList = remarks.filter(({ called }) => called === ITEM).length >= FEWEST_ITEMS
    for (const { called, ...remark } of remarks) if (called !== ITEM || isList) yield remark
  },
}

interface Sign {
  offset: number
  /** Length in the source, including backslashes. */
  length: number
  called: string
}

function beginning(line: string): Sign | null {
  const offset = line.length - line.trimStart().length
  const written = line.slice(offset)
  const shown = withoutEscapes(written)
  for (const { shown: pattern, called } of AT_LINE_START) {
    const sign = pattern.exec(shown)?.[0]
    if (sign !== undefined) return { offset, length: writtenLength(written, sign.length), called }
  }
  return null
}

function inside(line: string): Sign | null {
  const shown = withoutEscapes(line)
  for (const { shown: pattern, called } of IN_A_LINE) {
    const match = pattern.exec(shown)
    if (!match) continue
    const offset = writtenLength(line, match.index)
    return { offset, length: writtenLength(line.slice(offset), match[0].length), called }
  }
  return null
}

/** Returns the source length of a number of shown characters. */
function writtenLength(written: string, shown: number): number {
  let length = 0
  for (let count = 0; count < shown; count++)
    length += /^\\[!-/:-@[-`{-~]/.test(written.slice(length)) ? 2 : 1
  return length
}

/** Returns the text with the markup corrected; null where the source is correct. */
function mend(source: string, start: number, length: number): string | null {
  const written = source.slice(start, start + length)
  const bare = withoutEscapes(written)
  const needsSpace = /^#+$/.test(bare) && !/\s/.test(source[start + length] ?? '')
  const sign = bare === '•' ? '-' : needsSpace ? `${bare} ` : bare
  // A list that does not begin with 1 cannot interrupt a paragraph.
  const before = /^\d/.test(sign) && /\S[^\n]*\n$/.test(source.slice(0, start)) ? '\n' : ''
  return before + sign === written ? null : replaceIn(source, start, start + length, before + sign)
}

/** Markdown in fields shown as plain text, where `**` and `##` have no meaning. */
const PLAIN_SIGNS =
  /\*\*[^*\n]+\*\*|(?:^|\n)#{1,6}\s|\[[^\]\n]{1,200}\]\((?:https?:\/\/|\/)[^)\s]*\)|<\/?(?:b|i|p|br|strong|em|div|span|li|ul|ol|h[1-6]|a)\b[^>\n]{0,200}>|&(?:nbsp|amp|quot|lt|gt|#\d{2,5});/g

/** Recipe texts are plain (REC-PAGE-4): bold and headings copied from another site stay visible as characters. */
const visibleSignInRecipe: Rule<RecipeSubject> = {
  id: 'visible-sign',
  level: 'warning',
  find: ({ passages }) => passages.flatMap(readPlainSigns),
}

function readPlainSigns({ field, source }: Passage): Remark[] {
  return Array.from(source.matchAll(PLAIN_SIGNS), (match) => {
    const start = match.index + match[0].length - match[0].trimStart().length
    const end = match.index + match[0].length
    const sign = source.slice(start, end)
    const bold = /^\*\*(.+)\*\*$/.exec(sign)?.[1]
    return {
      field,
      start,
      end,
      about: sign,
      message: `“${sign.trim()}” is shown as it stands: this text has no headings, links or bold.`,
      ...(bold !== undefined && { fix: { field, value: replaceIn(source, start, end, bold) } }),
    }
  })
}

export const ARTICLE_SIGN_RULES: readonly Rule<ArticleSubject>[] = [visibleSign]
export const RECIPE_SIGN_RULES: readonly Rule<RecipeSubject>[] = [visibleSignInRecipe]
