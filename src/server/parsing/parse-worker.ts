import { parse } from 'csv-parse/sync'
import { markdownToHtml, type TextKind } from '../../domain/content/markdown-to-html.ts'
import { readAnyRecipe } from '../../domain/import/recipe/read-page.ts'
import type { ReadRecipe } from '../../domain/import/recipe/read-recipe-text.ts'
import type { Finding } from '../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../domain/proofreader/proofread.ts'
import type { PlainSiteFacts } from '../../domain/proofreader/subjects.ts'
import { type Answer, answerOf, answerOfAsync } from './answer.ts'

// What the threads of the pool run (parse-in-worker.ts), by these names: short texts, one at a time.

export function markdown({ text, kind }: { text: string; kind: TextKind }): Answer<string> {
  return answerOf(() => markdownToHtml(text, kind))
}

/** Null when there is no recipe in it. */
export function recipe(text: string): Answer<ReadRecipe | null> {
  return answerOf(() => readAnyRecipe(text))
}

export interface CsvLine {
  /** Where it ends in the file, counted from 1 as an editor does: empty lines count. */
  number: number
  cells: string[]
}

/** The first `maxRows` lines of a CSV file that hold anything; null when it is none. */
export function csv({
  text,
  delimiter,
  maxRows,
}: {
  text: string
  delimiter: string
  maxRows: number
}): Answer<CsvLine[] | null> {
  return answerOf(() => {
    try {
      const ends: number[] = []
      // Of the two signs at a line's end the parser counts each, where they stand in quotes.
      const lines = parse(text.replace(/\r\n?/g, '\n'), {
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
        delimiter,
        to: maxRows,
        on_record(cells, { lines }) {
          ends.push(lines)
          return cells
        },
      })
      return lines.map((cells, index) => ({ number: ends[index] ?? 0, cells }))
    } catch {
      // Its errors are about lines and quotes, which tell the reader of the answer nothing.
      return null
    }
  })
}

/** What of a mail tells that a letter came back. */
export interface ReturnedMail {
  /** Its parts for machines (RFC 3464). */
  report: string
  /** Its copies of the letter, or of that letter's headers. */
  letter: string
}

const REPORT_TYPES = /^message\/(global-)?delivery-status$/i
const LETTER_TYPES = /^(message\/(rfc822|global)|text\/rfc822-headers)/i

export function returnedMail(source: Uint8Array): Promise<Answer<ReturnedMail>> {
  return answerOfAsync(async () => {
    const { default: PostalMime } = await import('postal-mime')
    const { attachments } = await PostalMime.parse(source, {
      attachmentEncoding: 'utf8',
      forceRfc822Attachments: true,
    })
    const textOf = (types: RegExp) =>
      attachments
        .filter(({ mimeType }) => types.test(mimeType))
        .map(({ content }) => (typeof content === 'string' ? content : ''))
        .join('\n')
    return { report: textOf(REPORT_TYPES), letter: textOf(LETTER_TYPES) }
  })
}

export interface ProofreadTask {
  facts: PlainSiteFacts
  /** Each with the addresses that are its own. */
  items: readonly { item: ItemToRead; ownPaths: readonly string[] }[]
}

export function proofreading({ facts, items }: ProofreadTask): Promise<Answer<Finding[][]>> {
  return answerOfAsync(async () => {
    // Loaded when it is needed: the table of foods and the readers of English are as large as all else together.
    const [{ proofread }, { factsBeside }] = await Promise.all([
      import('../../domain/proofreader/proofread.ts'),
      import('../../domain/proofreader/subjects.ts'),
    ])
    return items.map(({ item, ownPaths }) => proofread(item, factsBeside(facts, ownPaths)))
  })
}
