import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { ImportChoices, ImportLine } from '../../../../domain/admin/imports.ts'
import type { ImportFile } from '../../../open-formats/import-file.ts'
import { runImport } from '../../../open-formats/run-import.ts'
import type { WriteContext } from '../../../store/write-context.ts'
import type { ApiOptions } from '../../api.ts'

/**
 * The running import as lines of JSON. It stops between two items when nobody listens any more; what fails after the
 * first line is said in the last, for the status is long sent.
 *
 * @param finish called once, however it ends
 */
export function streamImport(
  { store, mediaStore, pictureQueue, onChange }: ApiOptions,
  file: ImportFile,
  choices: ImportChoices,
  context: WriteContext,
  log: FastifyBaseLogger,
  finish: () => Promise<void>,
): Readable {
  let begun = false
  async function* write(): AsyncGenerator<string> {
    begun = true
    try {
      const tools = { store, mediaStore, queue: pictureQueue, onChange }
      for await (const line of runImport(tools, file, choices, context)) yield toLine(line)
    } catch (error) {
      log.error({ err: error }, 'An import broke off')
      const sentence =
        'The import broke off. What was brought in so far stays; run it again, and it goes on from there.'
      yield toLine({ type: 'failed', error: sentence })
    } finally {
      await finish()
    }
  }
  const lines = Readable.from(write())
  // Whoever hangs up at once never lets it begin.
  lines.once('close', () => {
    if (!begun) void finish()
  })
  return lines
}

function toLine(line: ImportLine): string {
  return `${JSON.stringify(line)}\n`
}
