import { parse } from 'csv-parse/sync'
import { findRecipe } from '../../domain/import/recipe/find-recipe.ts'
import { type PastedRecipe, readRecipe } from '../../domain/import/recipe/read-recipe.ts'
import { markdownToHtml } from '../../domain/text/markdown-to-html.ts'
import { type Answer, answerOf } from './answer.ts'

// What the threads of the pool run (parse-in-worker.ts), by these names: short texts, one at a time.

export function markdown(text: string): Answer<string> {
  return answerOf(() => markdownToHtml(text))
}

/** Null when there is no recipe in it. */
export function recipe(text: string): Answer<PastedRecipe | null> {
  return answerOf(() => {
    const data = findRecipe(text)
    return data && readRecipe(data)
  })
}

/** The first `maxRows` lines of a CSV file; null when it is none. */
export function csv({
  text,
  delimiter,
  maxRows,
}: {
  text: string
  delimiter: string
  maxRows: number
}): Answer<string[][] | null> {
  return answerOf(() => {
    try {
      return parse(text, {
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
        delimiter,
        to: maxRows,
      })
    } catch {
      // Its errors are about lines and quotes, which tell the reader of the answer nothing.
      return null
    }
  })
}
