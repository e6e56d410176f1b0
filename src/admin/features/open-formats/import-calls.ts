import {
  type ImportChoices,
  type ImportPlan,
  type ImportResult,
  importLineSchema,
  importPlanAnswer,
} from '../../../domain/import/import-calls.ts'
import { callApiWithForm } from '../../data/api.ts'
import { readLines } from '../../data/read-lines.ts'

function makeForm(file: File, choices: ImportChoices): FormData {
  const form = new FormData()
  // Before the file: the server reads in this order.
  form.set('choices', JSON.stringify(choices))
  form.set('file', file)
  return form
}

/** What an import would do; nothing is changed. */
export async function askForPlan(
  file: File,
  choices: ImportChoices,
  signal: AbortSignal,
): Promise<ImportPlan> {
  const answer = await callApiWithForm('/api/admin/imports/plan', makeForm(file, choices), signal)
  return importPlanAnswer.parse(await answer.json()).plan
}

export interface RunProgress {
  done: number
  total: number
  what: string
}

/**
 * Brings the file in.
 *
 * @throws Error whose message is for the coach, when it broke off
 */
export async function runImport(
  file: File,
  choices: ImportChoices,
  onProgress: (progress: RunProgress) => void,
): Promise<ImportResult> {
  const answer = await callApiWithForm('/api/admin/imports', makeForm(file, choices))
  if (answer.body) {
    for await (const text of readLines(answer.body)) {
      const line = importLineSchema.parse(JSON.parse(text))
      if (line.type === 'progress') onProgress(line)
      if (line.type === 'failed') throw new ImportBrokeOff(line.error)
      if (line.type === 'done') return line.result
    }
  }
  throw new ImportBrokeOff('The connection broke off. Run the import again: it goes on where it stopped.')
}

/** Its message is a sentence for the coach. */
export class ImportBrokeOff extends Error {
  override name = 'ImportBrokeOff'
}
