import { parse } from 'csv-parse/sync'
import { markdownToHtml, type TextKind } from '../../domain/content/markdown-to-html.ts'
import { readAnyRecipe } from '../../domain/import/recipe/read-page.ts'
import type { ReadRecipe } from '../../domain/import/recipe/read-recipe-text.ts'
import type { Finding } from '../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../domain/proofreader/proofread.ts'
import type { PlainSiteFacts } from '../../domain/proofreader/subjects.ts'
import { type Answer, answerOf, answerOfAsync } from './answer.ts'

// Runs in the pool's threads (parse-in-worker.ts), by these names: short texts, one at a time.

export function markdown({ text, kind }: { text: string; kind: TextKind }): Answer<string> {
  return answerOf(() => markdownToHtml(text, kind))
}

/** Null when it contains no recipe. */
export function recipe(text: string): Answer<ReadRecipe | null> {
  return answerOf(() => readAnyRecipe(text))
}

export interface CsvLine {
  /** Its last line number in the file, counted from 1 as in an editor: empty lines count. */
  number: number
  cells: string[]
}

/** Returns the first `maxRows` non-empty lines of a CSV file; null when it is not CSV. */
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
      // In quotes the parser counts CR and LF as two line breaks.
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
      // Its errors are about lines and quotes, which do not help the coach.
      return null
    }
  })
}

/** The parts of a mail that report a returned letter. */
export interface ReturnedMail {
  /** Its machine-readable parts (RFC 3464). */
  report: string
  /** Its copies of the letter, or of the letter's headers. */
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
  items: readonly { item: ItemToRead; ownPaths: readonly string[] }[]
}

export function proofreading({ facts, items }: ProofreadTask): Promise<Answer<Finding[][]>> {
  return answerOfAsync(async () => {
    // Loaded lazily: the table of foods and the English parsers are as large as everything else together.
    const [{ proofread }, { factsBeside }] = await Promise.all([
      import('../../domain/proofreader/proofread.ts'),
      import('../../domain/proofreader/subjects.ts'),
    ])
    return items.map(({ item, ownPaths }) => proofread(item, factsBeside(facts, ownPaths)))
  })
}
